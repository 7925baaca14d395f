import { watchPath } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { listNames } from "@buck/words";
import { useState } from "react";
import { useLocation } from "wouter";
import { BotLevelSelect, saveBotLevel, useBotLevel } from "../../home/BotLevel.tsx";
import { TitleField } from "../../home/NewTableScreen.tsx";
import { TableForm } from "../../home/TableForm.tsx";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { tableTexts } from "../../texts/en/table.ts";
import { atTheTable } from "../../texts/newTable.ts";
import { sameDealsText } from "../../texts/seals.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Glossed } from "../../ui/Glossary.tsx";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { Invitation, TvDialog } from "./Invitation.tsx";
import type { LobbyProps, LobbyTable } from "./LobbyScreen.tsx";
import { emptySeats, lobbyTeams } from "./lobby.ts";
import type { Consent } from "./lobby.ts";

/** What is needed before the first deal; the rest lies folded below it. */
export function LobbyPanel(props: LobbyProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const seals = tableTexts(language).seals;
  const { lobby, table, onClaim } = props;
  const [, navigate] = useLocation();
  const isMissing = emptySeats(lobby.seats).length > 0;
  const isVisitor = lobby.role === "visitor";
  return (
    <div className="sheet lobby-panel">
      {isMissing && <Invitation code={lobby.code} />}
      {lobby.isHost && <ChairRow {...props} />}
      <Teams lobby={lobby} />
      {lobby.sameDeals !== null && (
        <section className="panel-row">
          <span>
            <b>{seals.sameDealsTitle}</b>
            <small className="soft">{sameDealsText(language, lobby.sameDeals)}</small>
          </span>
        </section>
      )}
      <Rules {...props} />
      {isVisitor && lobby.settings.watching && !lobby.isRemoved && (
        <section className="panel-row">
          <b>{t.onlyWatch}</b>
          <button
            type="button"
            className="button paper small"
            onClick={() => navigate(watchPath(lobby.code))}
          >
            {t.watch}
          </button>
        </section>
      )}
      {lobby.role !== "player" && (
        <section className="panel-row">
          <b>{t.seatElsewhere}</b>
          <button type="button" className="button paper small" onClick={onClaim}>
            {t.claim}
          </button>
        </section>
      )}
      {lobby.lateHands?.isAsked === true && <LateHandsRow consent={lobby.lateHands} tell={table.tell} />}
      <More {...props} isMissing={isMissing} />
      {lobby.isHost && (
        <div className="lobby-start">{isMissing ? <FillBar {...props} /> : <StartButton {...props} />}</div>
      )}
    </div>
  );
}

/** What nobody needs in order to start. */
function More({ lobby, table, isMissing }: LobbyProps & { readonly isMissing: boolean }) {
  const t = useTexts(lobbyTexts).room;
  const hasNothing = !lobby.isHost && isMissing && !lobby.settings.watching;
  if (hasNothing) return null;
  return (
    <details className="more">
      <summary>
        <b>{t.more}</b>
        {lobby.isHost && <span className="soft">{t.moreForHost}</span>}
      </summary>
      <div className="more-rows">
        {!isMissing && <Invitation code={lobby.code} />}
        {lobby.settings.watching && <TvRow lobby={lobby} />}
        {lobby.lateHands?.isAsked === false && <LateHandsRow consent={lobby.lateHands} tell={table.tell} />}
        {lobby.isHost && <HostRows lobby={lobby} table={table} />}
      </div>
    </details>
  );
}

/** For the host: how many chairs there are. */
function ChairRow({ lobby, table }: LobbyProps) {
  const t = useTexts(lobbyTexts).room.chairs;
  const { withMoreChairs, withFewerChairs, seats } = lobby;
  if (withMoreChairs === null && withFewerChairs === null) return null;
  const change = (settings: Settings | null) => {
    if (settings !== null) table.tell({ type: "changeSettings", settings });
  };
  return (
    <section className="panel-row">
      <b role="status">{t.count({ chairs: seats.length })}</b>
      <span className="chair-buttons">
        <button
          type="button"
          className="button paper small"
          aria-label={t.remove}
          title={t.remove}
          disabled={withFewerChairs === null}
          onClick={() => change(withFewerChairs)}
        >
          −
        </button>
        <button
          type="button"
          className="button paper small"
          aria-label={t.add}
          title={t.add}
          disabled={withMoreChairs === null}
          onClick={() => change(withMoreChairs)}
        >
          +
        </button>
      </span>
    </section>
  );
}

function TvRow({ lobby }: Pick<LobbyProps, "lobby">) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const tv = lobbyTexts(language).tv;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel-row tv-row">
      <b>{t.tv}</b>
      <button type="button" className="button paper small" onClick={() => setOpen(true)}>
        {tv.show}
      </button>
      {isOpen && <TvDialog code={lobby.code} onClose={() => setOpen(false)} />}
    </section>
  );
}

function LateHandsRow({ consent, tell }: { consent: Consent } & Pick<LobbyTable, "tell">) {
  const lateHands = useTexts(tableTexts).lateHands;
  const { isAgreed, status } = consent;
  return (
    <section className="panel-row">
      <span>
        <b>{lateHands.title}</b>
        <small className="soft">{lateHands.why}</small>
        <small className="soft" role="status">
          {status}
        </small>
      </span>
      <button
        type="button"
        className="button paper small"
        onClick={() => tell({ type: "showHandsLate", agrees: !isAgreed })}
      >
        {isAgreed ? lateHands.takeBack : lateHands.agree}
      </button>
    </section>
  );
}

/** Who plays with whom: told again to whoever cannot see it change. */
function Teams({ lobby }: Pick<LobbyProps, "lobby">) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const teams = lobbyTeams(language, lobby);
  if (teams.length === 0) return null;
  return (
    <section className="panel-row lobby-teams" aria-live="polite">
      <span>
        <b>{t.teams}</b>
        <small className="soft">{lobby.isHost ? t.swapHint : t.partners}</small>
      </span>
      <ul>
        {teams.map(({ mark, names }) => (
          <li key={mark.letter} className="with-badge">
            <TeamBadge team={mark} />
            <span>
              <b>{mark.name}</b>
              <small className="soft">{listNames(language, names)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ lobby, table }: LobbyProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel-row">
      <span>
        <b>{t.rules}</b>
        {(lobby.unusualRules.length === 0 ? [t.usual] : lobby.unusualRules).map((rule) => (
          <small key={rule} className="soft">
            <Glossed>{rule}</Glossed>
          </small>
        ))}
        <small className="soft">{atTheTable(language, lobby.settings)}</small>
      </span>
      {lobby.isHost && (
        <button type="button" className="button paper small" onClick={() => setOpen(true)}>
          {t.changeRules}
        </button>
      )}
      {isOpen && (
        <RulesDialog
          settings={lobby.settings}
          onSave={(settings) => table.tell({ type: "changeSettings", settings })}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function HostRows({ lobby, table }: Pick<LobbyProps, "lobby" | "table">) {
  const t = useTexts(lobbyTexts).room;
  return (
    <>
      <section className="panel-row">
        <span>
          <b>{t.door}</b>
          <small className="soft">{lobby.locked ? t.doorLocked : t.doorOpen}</small>
        </span>
        <button
          type="button"
          className="button paper small"
          onClick={() => table.tell({ type: "lock", locked: !lobby.locked })}
        >
          {lobby.locked ? t.unlock : t.lock}
        </button>
      </section>
      {lobby.removed.map(({ personId, name }) => (
        <section key={personId} className="panel-row">
          <b>{t.wasRemoved({ name })}</b>
          <button
            type="button"
            className="button paper small"
            onClick={() => table.tell({ type: "readmit", personId })}
          >
            {t.readmit}
          </button>
        </section>
      ))}
      <CloseRow onClose={() => table.tell({ type: "close" })} />
    </>
  );
}

/** Bots of one level for all seats that are left; tapping a seat chooses for that seat alone. */
function FillBar({ lobby, table }: LobbyProps) {
  const t = useTexts(lobbyTexts).room;
  const { level } = useBotLevel();
  const fill = () =>
    emptySeats(lobby.seats).forEach(({ position }) => table.tell({ type: "addBot", position, level }));
  return (
    <div className="fill-bar" role="group" aria-label={t.fill}>
      <small className="soft">{t.levelNotes[level]}</small>
      <BotLevelSelect label={t.fillLevel} level={level} onChange={saveBotLevel} />
      <button type="button" className="button paper" onClick={fill}>
        {t.fillNow}
      </button>
    </div>
  );
}

/** Two taps: nobody closes a table by a slip. */
function CloseRow({ onClose }: { onClose: () => void }) {
  const t = useTexts(lobbyTexts).room;
  const [isSure, setSure] = useState(false);
  return (
    <section className="panel-row">
      <span>
        <b>{t.close}</b>
        <small className="soft">{t.closeNote}</small>
      </span>
      <button type="button" className="button paper small" onClick={isSure ? onClose : () => setSure(true)}>
        {isSure ? t.closeSure : t.closeNow}
      </button>
    </section>
  );
}

function StartButton({ table }: LobbyProps) {
  const t = useTexts(lobbyTexts).room;
  return (
    <button type="button" className="button main big wide" onClick={() => table.tell({ type: "start" })}>
      {t.start}
    </button>
  );
}

interface RulesDialogProps {
  readonly settings: Settings;
  readonly onSave: (settings: Settings) => void;
  readonly onClose: () => void;
}

/** The form a table is made with, for a table that is already there. */
function RulesDialog({ settings: before, onSave, onClose }: RulesDialogProps) {
  const t = useTexts(lobbyTexts).room;
  const [settings, setSettings] = useState(before);
  const change = (part: Partial<Settings>) => setSettings((current) => ({ ...current, ...part }));
  return (
    <Dialog title={t.changeRules} onClose={onClose}>
      <form
        className="small-form"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onSave(settings);
        }}
      >
        <TitleField title={settings.title} onChange={(title) => change({ title })} />
        <TableForm settings={settings} change={change} />
        <button type="submit" className="button main wide">
          {t.saveRules}
        </button>
      </form>
    </Dialog>
  );
}

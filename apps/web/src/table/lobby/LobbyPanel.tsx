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
import type { Language } from "../../texts/language.ts";
import { atTheTable } from "../../texts/newTable.ts";
import { sameDealsText } from "../../texts/seals.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { Glossed } from "../../ui/Glossary.tsx";
import { TeamBadge } from "../../ui/TeamBadge.tsx";
import { Invitation, TvDialog } from "./Invitation.tsx";
import type { LobbyProps, LobbyTable } from "./LobbyScreen.tsx";
import { emptySeats, lobbyTeams } from "./lobby.ts";
import type { Consent, LobbyInfo } from "./lobby.ts";

/** The invitation, the rules and what the host can do before the first deal. */
export function LobbyPanel(props: LobbyProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const seals = tableTexts(language).seals;
  const { lobby, table, onClaim } = props;
  const [, navigate] = useLocation();
  return (
    <div className="sheet lobby-panel">
      <ChairRows {...props} />
      <Invitation code={lobby.code} />
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
      {lobby.isHost && <HostRows {...props} />}
      {lobby.settings.watching && <TvRow lobby={lobby} />}
      {lobby.lateHands !== null && <LateHandsRow consent={lobby.lateHands} tell={table.tell} />}
      {lobby.role === "visitor" && lobby.settings.watching && !lobby.isRemoved && (
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
      <div className="lobby-start">
        <StartButton {...props} />
      </div>
    </div>
  );
}

/** For the host: how many chairs there are, and who asks for one. */
function ChairRows({ lobby, table }: LobbyProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room.chairs;
  const { isHost, withMoreChairs, withFewerChairs, chairAsks, seats } = lobby;
  if (!isHost || (withMoreChairs === null && withFewerChairs === null)) return null;
  const change = (settings: Settings | null) => {
    if (settings !== null) table.tell({ type: "changeSettings", settings });
  };
  const askers = t.askers({ names: listNames(language, chairAsks), people: chairAsks.length });
  return (
    <section className="panel-row chair-row">
      <span role="status">
        <b>{chairAsks.length > 0 ? askers : t.title}</b>
        <small className="soft">{t.note({ chairs: seats.length })}</small>
      </span>
      <span className="chair-buttons">
        <button
          type="button"
          className="button paper small"
          disabled={withFewerChairs === null}
          onClick={() => change(withFewerChairs)}
        >
          {t.remove}
        </button>
        <button
          type="button"
          className={`button ${chairAsks.length > 0 ? "main" : "paper"} small`}
          disabled={withMoreChairs === null}
          onClick={() => change(withMoreChairs)}
        >
          {t.add}
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

function HostRows({ lobby, table }: LobbyProps) {
  const t = useTexts(lobbyTexts).room;
  return (
    <>
      <FillRow lobby={lobby} table={table} />
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
function FillRow({ lobby, table }: Pick<LobbyProps, "lobby" | "table">) {
  const t = useTexts(lobbyTexts).room;
  const { level } = useBotLevel();
  const missing = emptySeats(lobby.seats);
  if (missing.length === 0) return null;
  const fill = () => missing.forEach(({ position }) => table.tell({ type: "addBot", position, level }));
  return (
    <section className="panel-row fill-row">
      <span>
        <b>{t.fill}</b>
        <small className="soft">{t.levelNotes[level]}</small>
      </span>
      <span className="fill-choice">
        <BotLevelSelect label={t.fillLevel} level={level} onChange={saveBotLevel} />
        <button type="button" className="button paper small" onClick={fill}>
          {t.fillNow}
        </button>
      </span>
    </section>
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

function StartButton({ lobby, table }: LobbyProps) {
  const language = useLanguage();
  const isMissing = emptySeats(lobby.seats).length > 0;
  return (
    <button
      type="button"
      className="button main big wide"
      disabled={!lobby.isHost || isMissing}
      onClick={() => table.tell({ type: "start" })}
    >
      {startLabel(language, lobby, isMissing)}
    </button>
  );
}

function startLabel(language: Language, { isHost, hostName }: LobbyInfo, isMissing: boolean): string {
  const t = lobbyTexts(language).room;
  if (isMissing) return t.notYet;
  if (isHost) return t.start;
  return hostName === null ? t.waitForHost : t.waitFor({ host: hostName });
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

import { useState } from "react";
import { BotLevelSelect } from "../newTable/BotLevelSelect.tsx";
import { saveBotLevel, useBotLevel } from "../storage/botLevel.ts";
import type { Consent } from "../lateHands/consent.ts";
import { lateHandTexts } from "../texts/lateHands.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { sameDealsText, sealTexts } from "../texts/seals.ts";
import { atTheTable } from "../texts/newTable.ts";
import { listNames } from "../texts/people.ts";
import { tvTexts } from "../texts/tv.ts";
import { TvDialog } from "./TvDialog.tsx";
import { TeamBadge } from "../ui/TeamBadge.tsx";
import { Invitation } from "./Invitation.tsx";
import { emptySeats } from "./lobby.ts";
import type { LobbyInfo } from "./lobby.ts";
import type { LobbyProps } from "./LobbyScreen.tsx";
import { RulesDialog } from "./RulesDialog.tsx";
import { lobbyTeams } from "./teams.ts";

/** The invitation, the rules and what the host can do before the first deal. */
export function LobbyPanel(props: LobbyProps) {
  const { lobby, onWatch, onClaim, onCommand } = props;
  return (
    <div className="sheet lobby-panel">
      <Invitation code={lobby.code} />
      <Teams lobby={lobby} />
      {lobby.sameDeals !== null && (
        <section className="panel-row">
          <span>
            <b>{sealTexts.sameDealsTitle}</b>
            <small className="soft">{sameDealsText(lobby.sameDeals)}</small>
          </span>
        </section>
      )}
      <Rules {...props} />
      {lobby.isHost && <HostRows {...props} />}
      {lobby.settings.watching && <TvRow lobby={lobby} />}
      {lobby.lateHands !== null && <LateHandsRow consent={lobby.lateHands} onCommand={onCommand} />}
      {lobby.role === "visitor" && lobby.settings.watching && !lobby.isRemoved && (
        <section className="panel-row">
          <b>{t.onlyWatch}</b>
          <button type="button" className="button paper small" onClick={onWatch}>
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

function TvRow({ lobby }: Pick<LobbyProps, "lobby">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel-row tv-row">
      <b>{t.tv}</b>
      <button type="button" className="button paper small" onClick={() => setOpen(true)}>
        {tvTexts.show}
      </button>
      {isOpen && <TvDialog code={lobby.code} onClose={() => setOpen(false)} />}
    </section>
  );
}

function LateHandsRow({ consent, onCommand }: { consent: Consent } & Pick<LobbyProps, "onCommand">) {
  const { isAgreed, status } = consent;
  return (
    <section className="panel-row">
      <span>
        <b>{lateHandTexts.title}</b>
        <small className="soft">{lateHandTexts.why}</small>
        <small className="soft" role="status">
          {status}
        </small>
      </span>
      <button
        type="button"
        className="button paper small"
        onClick={() => onCommand({ type: "showHandsLate", agrees: !isAgreed })}
      >
        {isAgreed ? lateHandTexts.takeBack : lateHandTexts.agree}
      </button>
    </section>
  );
}

/** Who plays with whom: told again to whoever cannot see it change. */
function Teams({ lobby }: Pick<LobbyProps, "lobby">) {
  const teams = lobbyTeams(lobby);
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
              <small className="soft">{listNames(names)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ lobby, onCommand }: LobbyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel-row">
      <span>
        <b>{t.rules}</b>
        {(lobby.unusualRules.length === 0 ? [t.usual] : lobby.unusualRules).map((rule) => (
          <small key={rule} className="soft">
            {rule}
          </small>
        ))}
        <small className="soft">{atTheTable(lobby.settings)}</small>
      </span>
      {lobby.isHost && (
        <button type="button" className="button paper small" onClick={() => setOpen(true)}>
          {t.changeRules}
        </button>
      )}
      {isOpen && (
        <RulesDialog
          settings={lobby.settings}
          onSave={(settings) => onCommand({ type: "changeSettings", settings })}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function HostRows({ lobby, onCommand }: LobbyProps) {
  return (
    <>
      <FillRow lobby={lobby} onCommand={onCommand} />
      <section className="panel-row">
        <span>
          <b>{t.door}</b>
          <small className="soft">{lobby.locked ? t.doorLocked : t.doorOpen}</small>
        </span>
        <button
          type="button"
          className="button paper small"
          onClick={() => onCommand({ type: "lock", locked: !lobby.locked })}
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
            onClick={() => onCommand({ type: "readmit", personId })}
          >
            {t.readmit}
          </button>
        </section>
      ))}
      <CloseRow onClose={() => onCommand({ type: "close" })} />
    </>
  );
}

/** Bots of one level for all seats that are left; tapping a seat chooses for that seat alone. */
function FillRow({ lobby, onCommand }: Pick<LobbyProps, "lobby" | "onCommand">) {
  const { level } = useBotLevel();
  const missing = emptySeats(lobby.seats);
  if (missing.length === 0) return null;
  const fill = () => missing.forEach(({ position }) => onCommand({ type: "addBot", position, level }));
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

function StartButton({ lobby, onCommand }: LobbyProps) {
  const isMissing = emptySeats(lobby.seats).length > 0;
  return (
    <button
      type="button"
      className="button main big wide"
      disabled={!lobby.isHost || isMissing}
      onClick={() => onCommand({ type: "start" })}
    >
      {startLabel(lobby, isMissing)}
    </button>
  );
}

function startLabel({ isHost, hostName }: LobbyInfo, isMissing: boolean): string {
  if (isMissing) return t.notYet;
  if (isHost) return t.start;
  return hostName === null ? t.waitForHost : t.waitFor({ host: hostName });
}

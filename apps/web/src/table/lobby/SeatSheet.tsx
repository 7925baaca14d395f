import { BOT_LEVELS } from "@buck/protocol";
import type { Command } from "@buck/protocol";
import { useState } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import type { LobbyInfo, LobbySeat } from "./lobby.ts";
import { swapText } from "./lobby.ts";
import { lobbyTexts } from "../../texts/en/lobby.ts";
import { settingsTexts } from "../../texts/en/settings.ts";
import { useLanguage, useTexts } from "../../texts/useLanguage.ts";

interface SeatSheetProps {
  readonly seat: LobbySeat;
  readonly lobby: LobbyInfo;
  readonly tell: (command: Command) => void;
  /** Sits down, asking for a name first where none is known. */
  readonly onSit: () => void;
  readonly onRename: () => void;
  readonly onChooseLook: () => void;
  readonly onClose: () => void;
}

/** What can be done with one seat, by whom it is looked at. */
export function SeatSheet({ seat, lobby, tell, onSit, onRename, onChooseLook, onClose }: SeatSheetProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const looks = settingsTexts(language).looks;
  const { position } = seat;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const isMine = seat.kind === "person" && seat.isYou;
  // Hosts swap any two seats, their own among them.
  const isFree = seat.kind === "empty" || (seat.kind === "bot" && !lobby.isHost);
  const change = () => tell({ type: "changeSeat", position });
  return (
    <Dialog title={seat.kind === "empty" ? t.seat({ number: position + 1 }) : seat.name} onClose={onClose}>
      <div className="menu-list">
        {isFree && <FreeSeatChoice seat={seat} lobby={lobby} onSit={then(onSit)} onChange={then(change)} />}
        {isMine && <Choice onPick={then(onRename)} text={t.rename} />}
        {isMine && <Choice onPick={then(onChooseLook)} text={looks.choose} />}
        {isMine && <Choice onPick={then(() => tell({ type: "leave" }))} text={t.getUp} />}
        {lobby.isHost && (
          <HostChoices seat={seat} lobby={lobby} onPick={(command) => then(() => tell(command))()} />
        )}
        {!lobby.isHost && !isMine && seat.kind === "person" && (
          <p className="soft">{t.takenBy({ name: seat.name })}</p>
        )}
      </div>
    </Dialog>
  );
}

interface FreeSeatProps {
  readonly seat: LobbySeat;
  readonly lobby: LobbyInfo;
  readonly onSit: () => void;
  readonly onChange: () => void;
}

/** A seat without a person: to sit down, or to move to. */
function FreeSeatChoice({ seat, lobby, onSit, onChange }: FreeSeatProps) {
  const t = useTexts(lobbyTexts).room;
  const bot = seat.kind === "bot" ? seat.name : null;
  if (lobby.role === "player") {
    const text = bot === null ? t.changeTo : t.changeWith({ bot });
    return <Choice main={!lobby.isHost} onPick={onChange} text={text} />;
  }
  if (!lobby.offersSeats) return <p className="soft">{lobby.isRemoved ? t.removedHint : t.lockedHint}</p>;
  return <Choice main onPick={onSit} text={bot === null ? t.sitHere : t.takeFrom({ bot })} />;
}

interface HostChoicesProps {
  readonly seat: LobbySeat;
  readonly lobby: LobbyInfo;
  readonly onPick: (command: Command) => void;
}

function HostChoices({ seat, lobby, onPick }: HostChoicesProps) {
  const language = useLanguage();
  const t = lobbyTexts(language).room;
  const { position } = seat;
  if (seat.kind === "empty") {
    return (
      <div className="bot-levels" role="group" aria-label={t.addBot}>
        <b>{t.addBot}</b>
        {BOT_LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className="button paper wide bot-level"
            onClick={() => onPick({ type: "addBot", position, level })}
          >
            <b>{t.levels[level]}</b>
            <small className="soft">{t.levelNotes[level]}</small>
          </button>
        ))}
      </div>
    );
  }
  const others = lobby.seats.filter((other) => other.position !== position);
  return (
    <>
      {others.map((other) => (
        <Choice
          key={other.position}
          text={swapText(language, lobby, position, other.position)}
          onPick={() => onPick({ type: "swapSeats", a: position, b: other.position })}
        />
      ))}
      {seat.kind === "bot" && (
        <Choice text={t.removeBot} onPick={() => onPick({ type: "removeBot", position })} />
      )}
      {seat.kind === "person" && !seat.isYou && (
        <>
          <Choice text={t.makeHost} onPick={() => onPick({ type: "makeHost", position })} />
          <RemoveChoice name={seat.name} onPick={() => onPick({ type: "removePlayer", position })} />
        </>
      )}
    </>
  );
}

/** Two taps: nobody is removed by a slip. */
function RemoveChoice({ name, onPick }: { name: string; onPick: () => void }) {
  const t = useTexts(lobbyTexts).room;
  const [isSure, setSure] = useState(false);
  return isSure ? (
    <Choice text={t.removeSure({ name })} onPick={onPick} />
  ) : (
    <Choice text={t.remove} onPick={() => setSure(true)} />
  );
}

function Choice({ text, onPick, main = false }: { text: string; onPick: () => void; main?: boolean }) {
  return (
    <button type="button" className={`button ${main ? "main" : "paper"} wide`} onClick={onPick}>
      {text}
    </button>
  );
}

import { BOT_LEVELS } from "@buck/protocol";
import type { Command } from "@buck/protocol";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { Dialog } from "../ui/Dialog.tsx";
import type { LobbyInfo, LobbySeat } from "./lobby.ts";
import { swapText } from "./teams.ts";

interface SeatSheetProps {
  readonly seat: LobbySeat;
  readonly lobby: LobbyInfo;
  readonly onCommand: (command: Command) => void;
  /** Sits down, asking for a name first where none is known. */
  readonly onSit: () => void;
  readonly onRename: () => void;
  readonly onClose: () => void;
}

/** What can be done with one seat, by whom it is looked at. */
export function SeatSheet({ seat, lobby, onCommand, onSit, onRename, onClose }: SeatSheetProps) {
  const { position } = seat;
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const isMine = seat.kind === "person" && seat.isYou;
  const isSeated = lobby.role === "player";
  return (
    <Dialog title={seat.kind === "empty" ? t.seat({ number: position + 1 }) : seat.name} onClose={onClose}>
      <div className="menu-list">
        {!isSeated && seat.kind !== "person" && (
          <Choice
            main
            onPick={then(onSit)}
            text={seat.kind === "bot" ? t.takeFrom({ bot: seat.name }) : t.sitHere}
          />
        )}
        {isSeated && seat.kind !== "person" && (
          <Choice
            main={!lobby.isHost}
            onPick={then(() => onCommand({ type: "changeSeat", position }))}
            text={seat.kind === "bot" ? t.changeWith({ bot: seat.name }) : t.changeTo}
          />
        )}
        {isMine && <Choice onPick={then(onRename)} text={t.rename} />}
        {isMine && <Choice onPick={then(() => onCommand({ type: "leave" }))} text={t.getUp} />}
        {lobby.isHost && (
          <HostChoices seat={seat} lobby={lobby} onPick={(command) => then(() => onCommand(command))()} />
        )}
        {!lobby.isHost && !isMine && seat.kind === "person" && (
          <p className="soft">{t.takenBy({ name: seat.name })}</p>
        )}
      </div>
    </Dialog>
  );
}

interface HostChoicesProps {
  readonly seat: LobbySeat;
  readonly lobby: LobbyInfo;
  readonly onPick: (command: Command) => void;
}

function HostChoices({ seat, lobby, onPick }: HostChoicesProps) {
  const { position } = seat;
  if (seat.kind === "empty") {
    return (
      <div className="bot-levels" role="group" aria-label={t.addBot}>
        <b>{t.addBot}</b>
        {BOT_LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className="button paper small"
            onClick={() => onPick({ type: "addBot", position, level })}
          >
            {t.levels[level]}
          </button>
        ))}
      </div>
    );
  }
  const others = lobby.seats.filter((other) => other.position !== position && other.kind !== "empty");
  return (
    <>
      {others.map((other) => (
        <Choice
          key={other.position}
          text={swapText(lobby, position, other.position)}
          onPick={() => onPick({ type: "swapSeats", a: position, b: other.position })}
        />
      ))}
      {seat.kind === "bot" && (
        <Choice text={t.removeBot} onPick={() => onPick({ type: "removeBot", position })} />
      )}
      {seat.kind === "person" && !seat.isYou && (
        <Choice text={t.remove} onPick={() => onPick({ type: "removePlayer", position })} />
      )}
    </>
  );
}

function Choice({ text, onPick, main = false }: { text: string; onPick: () => void; main?: boolean }) {
  return (
    <button type="button" className={`button ${main ? "main" : "paper"} wide`} onClick={onPick}>
      {text}
    </button>
  );
}

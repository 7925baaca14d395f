import { lobbyTexts as t } from "../texts/lobby.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { BOT_LEVELS } from "./lobby.ts";
import type { LobbyActions, LobbyInfo, LobbySeat } from "./lobby.ts";

interface SeatSheetProps {
  readonly seat: LobbySeat;
  readonly lobby: LobbyInfo;
  readonly actions: LobbyActions;
  readonly onClose: () => void;
}

/** What can be done with one seat. */
export function SeatSheet({ seat, lobby, actions, onClose }: SeatSheetProps) {
  const { position } = seat;
  const then = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog title={seat.kind === "open" ? t.seat(position + 1) : seat.name} onClose={onClose}>
      <div className="menu-list">
        {seat.kind === "open" && (
          <button type="button" className="button main wide" onClick={then(() => actions.onSit(position))}>
            {t.sitHere}
          </button>
        )}
        {lobby.isHost && seat.kind === "open" && (
          <div className="bot-levels" role="group" aria-label={t.addBot}>
            <b>{t.addBot}</b>
            {BOT_LEVELS.map((level) => (
              <button
                key={level}
                type="button"
                className="button paper small"
                onClick={then(() => actions.onAddBot(position, level))}
              >
                {t.levels[level]}
              </button>
            ))}
          </div>
        )}
        {lobby.isHost &&
          lobby.seats
            .filter((other) => other.position !== position && other.kind !== "open" && seat.kind !== "open")
            .map((other) => (
              <button
                key={other.position}
                type="button"
                className="button paper wide"
                onClick={then(() => actions.onSwap(position, other.position))}
              >
                {t.swap(other.kind === "open" ? t.open : other.name)}
              </button>
            ))}
        {lobby.isHost && seat.kind !== "open" && !(seat.kind === "person" && seat.isYou) && (
          <button
            type="button"
            className="button paper wide"
            onClick={then(() => actions.onRemove(position))}
          >
            {t.remove}
          </button>
        )}
      </div>
    </Dialog>
  );
}

import type { CommonEvent } from "./events.ts";
import { getUp, sitDown } from "./seating.ts";
import { nextClockwise } from "./seats.ts";
import type { Position } from "./seats.ts";
import { editPlayer } from "./state.ts";
import type { CommonPlayer, CommonTable, PlayerKind, TableDraft } from "./state.ts";
import { addToTrick, beginPlay, putTrickAway } from "./trickPlay.ts";

type AlikeEvent =
  | Exclude<CommonEvent, { readonly type: "dealt" | "allPassed" | "newGame" }>
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position };

interface Setting<Player, Options> {
  readonly players: PlayerKind<Player, Options>;
  /** Whether a seat plays in this hand. */
  readonly isActive: (position: Position) => boolean;
}

/** What an event changes on the table of every game alike. */
export function happenAlike<Player extends CommonPlayer, Options>(
  table: TableDraft<CommonTable & { readonly options: Options }, Player>,
  event: AlikeEvent,
  { players, isActive }: Setting<Player, Options>,
): void {
  switch (event.type) {
    case "joined": {
      const { id, name, playerPosition: position } = event;
      return sitDown(table, players.seat({ id, name, position }, table.options));
    }
    case "left":
      return getUp(table, event.playerPosition);
    case "dealerChosen":
      table.dealerPosition = event.dealerPosition;
      table.dealerChosen = true;
      return;
    case "playOpened":
      return beginPlay(table, event.playerPosition);
    case "played":
      return addToTrick(table, event, nextClockwise(event.playerPosition, isActive));
    case "trickWon":
      putTrickAway(table, event.playerPosition);
      editPlayer(table, event.playerPosition, players.copy).tricksTaken += 1;
      return;
    case "dealMoved":
      table.phase = "DEALING";
      table.dealerPosition = event.dealerPosition;
  }
}

import type { CommonEvent } from "./events.ts";
import { getUp, sitDown } from "./seating.ts";
import { clockwiseFrom, leftOf } from "./seats.ts";
import type { Position } from "./seats.ts";
import { editPlayer } from "./state.ts";
import type { CommonPlayer, CommonTable, PlayerKind, TableDraft } from "./state.ts";
import { addToTrick, beginPlay, putTrickAway } from "./trickPlay.ts";

type AlikeEvent =
  | Exclude<CommonEvent, { readonly type: "dealt" | "allPassed" | "newGame" }>
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position };

/** What an event changes on the table of every game alike. `isActive`: whether a seat plays in this hand. */
export function happenAlike<
  Player extends CommonPlayer,
  Table extends TableDraft<CommonTable & { readonly options: unknown }, Player>,
>(
  table: Table,
  event: AlikeEvent,
  players: PlayerKind<Player, Table["options"]>,
  isActive: (table: Table, position: Position) => boolean,
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
      return addToTrick(table, event, nextActive(table, event.playerPosition, isActive));
    case "trickWon":
      putTrickAway(table, event.playerPosition);
      editPlayer(table, event.playerPosition, players.copy).tricksTaken += 1;
      return;
    case "dealMoved":
      table.phase = "DEALING";
      table.dealerPosition = event.dealerPosition;
  }
}

function nextActive<Table>(
  table: Table,
  position: Position,
  isActive: (table: Table, position: Position) => boolean,
): Position | null {
  for (const candidate of clockwiseFrom(leftOf(position))) {
    if (isActive(table, candidate)) return candidate;
  }
  return null;
}

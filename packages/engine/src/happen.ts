import type { CommonEvent } from "./events.ts";
import { getUp, sitDown } from "./seating.ts";
import { clockwiseFrom, leftOf } from "./seats.ts";
import type { Position } from "./seats.ts";
import { editPlayer } from "./state.ts";
import type { CommonPlayer, CommonTable, Draft, PlayerKind, TableDraft } from "./state.ts";
import type { PlayedCard } from "./trick.ts";
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
      return happenPlayed(table, event, isActive);
    case "trickWon":
      return happenTrickWon(table, event.playerPosition, players.copy);
    case "dealMoved":
      table.phase = "DEALING";
      table.dealerPosition = event.dealerPosition;
  }
}

/** A card comes to the trick, and the next who plays in this hand is on turn. */
export function happenPlayed<Table extends Draft<CommonTable>>(
  table: Table,
  played: PlayedCard,
  isActive: (table: Table, position: Position) => boolean,
): void {
  addToTrick(table, played, nextActive(table, played.playerPosition, isActive));
}

/** A trick is put away, and counted for its winner. */
export function happenTrickWon<Player extends CommonPlayer>(
  table: TableDraft<CommonTable, Player>,
  winner: Position,
  copy: PlayerKind<Player>["copy"],
): void {
  putTrickAway(table, winner);
  editPlayer(table, winner, copy).tricksTaken += 1;
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

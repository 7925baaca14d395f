import { POSITIONS } from "@buck/engine";
import type { FinishedGame } from "./log.ts";
import { nameAt, seatAt } from "./state.ts";
import type { TableState } from "./state.ts";

/** The record of the game that ended between two states; undefined when none did. */
export function finishedBetween(before: TableState, after: TableState): FinishedGame | undefined {
  const { game } = after;
  if (game === null || after.finishedGames.length === before.finishedGames.length) return undefined;
  return {
    gameId: game.gameId,
    game: game.play.game,
    options: game.rules.options,
    players: POSITIONS.map((position) => ({
      position,
      name: nameAt(after, position),
      kind: seatAt(after, position).kind === "person" ? "person" : "bot",
    })),
    actions: game.actions,
    times: game.times,
  };
}

import { GAME_NAMES, games } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import { z } from "zod/mini";
import type { GameFrame } from "./games.ts";
import { LIMITS } from "./limits.ts";
import { list, message } from "./schema.ts";
import { gameId } from "./table.ts";

/** A game that was finished at this table. */
export const eveningGame = message({
  gameId,
  game: z.literal(GAME_NAMES),
  /** By position: who sat there at the end. */
  names: list(z.string()),
  /** One row for each scored hand: how many points each position came nearer to winning. Who has most has won. */
  points: list(list(z.int())),
});

export type EveningGame = z.infer<typeof eveningGame>;

/** The evening after what anybody sees of a game: one that is over is added, once. */
export function eveningAfter(
  evening: readonly EveningGame[],
  game: GameFrame | null,
): readonly EveningGame[] {
  if (game === null || !game.view.gameOver) return evening;
  if (evening.some(({ gameId: known }) => known === game.view.gameId)) return evening;
  return [...evening, eveningGameOf(game)].slice(-LIMITS.eveningGames);
}

function eveningGameOf<Name extends GameName>({ game, view }: GameFrame<Name>): EveningGame {
  const rules: Game<Games[Name]> = games[game];
  return {
    gameId: view.gameId,
    game,
    names: view.players.map(({ name }) => name),
    points: shortened(rules.pointRows(view)),
  };
}

/** The last row of a game that never ends is the sum of its other hands. */
function shortened(points: EveningGame["points"]): EveningGame["points"] {
  const kept = points.slice(0, LIMITS.eveningHands - 1);
  const rest = points.slice(kept.length);
  if (rest.length <= 1) return points;
  const sums = rest.reduce((sum, row) => sum.map((total, position) => total + (row[position] ?? 0)));
  return [...kept, sums];
}

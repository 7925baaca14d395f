import type { FinishedGame } from "@buck/table";
import { finalSides, GAME_TITLES } from "../pictures/gameResult.ts";
import { NewestKept } from "../platform/newestKept.ts";
import type { LinkPreview } from "./page.ts";

/** A link is asked for by many at once, and then rarely. */
const MOST_KEPT = 100;

/** What a link to a game says when no game is found there. */
export const UNKNOWN_GAME: LinkPreview = {
  title: "A game of Buck Euchre, card by card",
  description: "Open the link to look through a finished game.",
};

/** Who won, and by how much. */
export function gamePreview(game: FinishedGame): LinkPreview {
  const told = finalSides(game).map(({ names, score }) => ({ names: names.join(" and "), score }));
  const [first] = told;
  if (first === undefined) return UNKNOWN_GAME;
  const scores = told.map(({ names, score }) => `${names} ${score}`).join(", ");
  return {
    title: `${first.names} won a game of ${GAME_TITLES[game.game]}`,
    description: `${scores}. Look through it card by card.`,
    picture: { path: `/api/games/${game.gameId}/picture.png`, alt: `The standings: ${scores}` },
  };
}

/** Previews of finished games: a whole game is replayed for each, so the newest are kept. */
export class GamePreviews {
  readonly #kept = new NewestKept<LinkPreview>(MOST_KEPT);

  of(game: FinishedGame): LinkPreview {
    const kept = this.#kept.get(game.gameId);
    if (kept !== undefined) return kept;
    const made = gamePreview(game);
    this.#kept.set(game.gameId, made);
    return made;
  }

  forget(gameId: string): void {
    this.#kept.forget(gameId);
  }
}

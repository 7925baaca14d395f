import type { FinishedGame } from "@buck/table";
import { finalSides, GAME_TITLES } from "../pictures/gameResult.ts";
import type { LinkPreview } from "./page.ts";

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

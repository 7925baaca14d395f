import type { Card } from "@buck/engine";
import type { GameFrame, GameName } from "@buck/protocol";
import { BUCK_SECRETS, buckStory, carelessBuck } from "./buckStory.ts";
import { carelessEuchre, EUCHRE_SECRETS, euchreStory } from "./euchreStory.ts";
import type { FinishedGame, Story } from "./story.ts";

/** The one place in these tests that knows which games are looked through: a game adds a case. */
export function storyOf(game: FinishedGame): Story {
  switch (game.game) {
    case "buck":
      return buckStory(game);
    case "euchre":
      return euchreStory(game);
  }
}

/** When nothing but the turn-up lies open. */
export const SECRET_PHASE: Readonly<Record<GameName, string>> = {
  buck: BUCK_SECRETS,
  euchre: EUCHRE_SECRETS,
};

/** The same picture from a careless server, each time with one secret told. */
export function carelessPictures(shown: GameFrame, card: Card): Readonly<Record<string, GameFrame>> {
  switch (shown.game) {
    case "buck":
      return carelessBuck(shown, card);
    case "euchre":
      return carelessEuchre(shown, card);
  }
}

import type { Card, GameName } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { BUCK_SECRETS, buckDisclosure, buckFramesWithLeaks } from "./buckDisclosure.ts";
import { euchreFramesWithLeaks, EUCHRE_SECRETS, euchreDisclosure } from "./euchreDisclosure.ts";
import type { FinishedGame, Disclosure } from "./disclosure.ts";

/** The one place in these tests that knows which games are looked through: a game adds a case. */
export function disclosureOf(game: FinishedGame): Disclosure {
  switch (game.game) {
    case "buck":
      return buckDisclosure(game);
    case "euchre":
      return euchreDisclosure(game);
  }
}

/** When nothing but the turn-up lies open. */
export const SECRET_PHASE: Readonly<Record<GameName, string>> = {
  buck: BUCK_SECRETS,
  euchre: EUCHRE_SECRETS,
};

/** Copies of a frame, each with one leaked card. */
export function framesWithLeaks(shown: GameFrame, card: Card): Readonly<Record<string, GameFrame>> {
  switch (shown.game) {
    case "buck":
      return buckFramesWithLeaks(shown, card);
    case "euchre":
      return euchreFramesWithLeaks(shown, card);
  }
}

import { games, strength } from "@buck/engine";
import type { Game, GameAction, GameName, Games } from "@buck/engine";

/**
 * A bot of your own, for `pnpm arena --players medium,packages/bots/examples/lowestCard.ts`: it passes and folds where
 * it may, and plays its lowest card. It is given what its seat sees, and returns one of the legal actions. Chance comes
 * from `random`, a whole number below the one it is given: so the same seed gives the same games.
 */
export function choose<Name extends GameName>(
  { game, view }: { readonly game: Name; readonly view: Games[Name]["view"] },
  random: (below: number) => number,
): GameAction<Name> {
  const { legalActions, ownHand }: Game<Games[Name]> = games[game];
  const legal = legalActions(view);
  const height = (action: GameAction) => {
    const card = ownHand(view).find(({ id }) => "cardId" in action && id === action.cardId);
    return card === undefined ? 0 : strength(card, view.trumpSuit);
  };
  const least = Math.min(...legal.map(height));
  const lowest = legal.filter((action) => height(action) === least);
  const chosen = legal.find(isQuiet) ?? lowest[random(lowest.length)];
  if (chosen === undefined) throw new RangeError("nothing to choose from");
  return chosen;
}

function isQuiet(action: GameAction): boolean {
  if (action.type === "PASS_TRUMP") return true;
  if (action.type === "FOLD_DECISION") return action.folded;
  return action.type === "PLACE_BID" && action.amount === "PASS";
}

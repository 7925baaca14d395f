import { chance, pick } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import { buck } from "@buck/engine";
import type { GameDecision, Position } from "@buck/engine";
import { decisionsIn } from "./games.ts";
import type { Shown } from "./games.ts";

/** Hands played by chance before everybody helps whoever is ahead to come home. */
const WILD_HANDS = 1;

/** A legal decision for the seat this is shown to; games played so are over soon. */
export function chooseSomething(shown: Shown, roll: Dice): GameDecision | null {
  const legal = decisionsIn(shown);
  if (legal.length === 0) return null;
  if (shown.view.round <= WILD_HANDS) return pick(roll, legal);
  return legal.find((action) => helps(action, shown)) ?? pick(roll, legal);
}

function helps(action: GameDecision, shown: Shown): boolean {
  if (shown.game === "euchre") return false;
  const isAhead = shown.view.viewer === leader(shown.view);
  switch (action.type) {
    case "PLACE_BID":
      return isAhead ? action.amount !== "PASS" : action.amount === "PASS";
    case "FOLD_DECISION":
      return action.folded;
    default:
      return false;
  }
}

function leader({ players }: buck.View): Position | undefined {
  return players.toSorted((a, b) => a.score - b.score || a.position - b.position)[0]?.position;
}

/** Any decision of any game, most of them wrong. */
export function chooseAnything(roll: Dice, playerPosition: Position): GameDecision {
  return pick<GameDecision>(roll, [
    { type: "PLACE_BID", playerPosition, amount: pick(roll, buck.BID_AMOUNTS) },
    { type: "DECLARE_TRUMP", playerPosition, trumpSuit: "SPADES" },
    { type: "FOLD_DECISION", playerPosition, folded: chance(roll, 50) },
    { type: "PASS_TRUMP", playerPosition },
    { type: "CALL_TRUMP", playerPosition, pickUp: true },
    { type: "CALL_TRUMP", playerPosition, suit: "SPADES", goAlone: chance(roll, 50) },
    { type: "DISCARD", playerPosition, cardId: "HEARTS_JACK" },
    { type: "PLAY_CARD", playerPosition, cardId: "HEARTS_JACK" },
  ]);
}

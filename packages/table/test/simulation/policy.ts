import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Decision, GameFrame } from "@buck/protocol";
import { isDecision } from "../kit/house.ts";
import { chance, pick } from "../kit/random.ts";
import type { Dice } from "../kit/random.ts";

type View = GameFrame["view"];

/** Hands played by chance before everybody helps whoever is ahead to come home. */
const WILD_HANDS = 1;

/** A legal decision for the seat this view is of; games played so are over soon. */
export function chooseSomething(view: View, roll: Dice): Decision | null {
  const legal = buck.legalActions(view).filter(isDecision);
  if (legal.length === 0) return null;
  if (view.round <= WILD_HANDS) return pick(roll, legal);
  return legal.find((action) => helps(action, view)) ?? pick(roll, legal);
}

function helps(action: Decision, view: View): boolean {
  const isAhead = view.viewer === leader(view);
  switch (action.type) {
    case "PLACE_BID":
      return isAhead ? action.amount !== "PASS" : action.amount === "PASS";
    case "FOLD_DECISION":
      return action.folded;
    default:
      return false;
  }
}

function leader({ players }: View): Position | undefined {
  return players.toSorted((a, b) => a.score - b.score || a.position - b.position)[0]?.position;
}

/** Any decision at all, most of them wrong. */
export function chooseAnything(roll: Dice, playerPosition: Position): Decision {
  return pick<Decision>(roll, [
    { type: "PLACE_BID", playerPosition, amount: pick(roll, buck.BID_AMOUNTS) },
    { type: "DECLARE_TRUMP", playerPosition, trumpSuit: "SPADES" },
    { type: "FOLD_DECISION", playerPosition, folded: chance(roll, 50) },
    { type: "PLAY_CARD", playerPosition, cardId: "HEARTS_JACK" },
  ]);
}

import { POSITIONS } from "../four.ts";
import { SUITS } from "../../src/index.ts";
import type { euchre, Position } from "../../src/index.ts";
import { PACK } from "../drive.ts";
import { sortedFields } from "../fairness.ts";

/** Saying nothing about going alone is a third way to call. */
const COMPANY = [{}, { goAlone: false }, { goAlone: true }];

/** Every well-formed action a player could ever take from one seat. */
export function everyAction(playerPosition: Position): readonly euchre.Action[] {
  const call = { type: "CALL_TRUMP", playerPosition } as const;
  return [
    { type: "PASS_TRUMP", playerPosition },
    { type: "SHOW_FARMERS_HAND", playerPosition },
    ...[false, true].map((alone) => ({ type: "DEFEND", playerPosition, alone }) as const),
    ...COMPANY.map((company) => Object.assign({ pickUp: true } as const, call, company)),
    ...COMPANY.flatMap((company) => SUITS.map((suit) => Object.assign({ suit }, call, company))),
    ...PACK.map((cardId) => ({ type: "DISCARD", playerPosition, cardId }) as const),
    ...PACK.map((cardId) => ({ type: "PLAY_CARD", playerPosition, cardId }) as const),
    ...POSITIONS.map((otherPosition) => ({ type: "SWAP_PLAYERS", playerPosition, otherPosition }) as const),
    { type: "NEW_GAME", playerPosition },
    { type: "REMOVE_PLAYER", playerPosition },
  ];
}

/** Two calls with one key are the same call. */
export function keyOf(action: euchre.Action): string {
  return sortedFields(action.type === "CALL_TRUMP" ? { goAlone: false, ...action } : action);
}

import type { buck } from "../src/index.ts";
import { pickWeighted } from "./random.ts";
import type { Rng } from "./random.ts";

/** How a random player leans; each number is a weight against its opposite. */
export interface Temper {
  readonly pass: number;
  readonly high: number;
  readonly fold: number;
}

export const TEMPERS: readonly Temper[] = [
  { pass: 0.5, high: 0.5, fold: 0.5 },
  { pass: 0.95, high: 0.1, fold: 0.9 },
  { pass: 0.1, high: 0.8, fold: 0.1 },
  { pass: 0.6, high: 0.2, fold: 0.97 },
  { pass: 0.4, high: 0.1, fold: 0.7 },
];

/** Random players alone rarely come down to zero: after this many hands they help the lowest scores home. */
export const PATIENCE = 3;
const LEADER: Temper = { pass: 0, high: 0.001, fold: 0 };
const RIVAL: Temper = { pass: 1, high: 0.001, fold: 0 };
const HELPER: Temper = { pass: 1, high: 0.001, fold: 1 };
const CLOSE = 5;

/** The two lowest are brought close to zero and then fight it out, so that ties happen too. */
export function temperAt(view: buck.View, temper: Temper, patience: number): Temper {
  if (view.round <= patience) return temper;
  const [first, second] = view.players.toSorted((a, b) => a.score - b.score);
  const secondIsClose = second !== undefined && second.score <= CLOSE;
  const [leader, rival] = secondIsClose ? [first, second] : [second, undefined];
  if (leader?.position === view.viewer) return LEADER;
  return rival?.position === view.viewer ? RIVAL : HELPER;
}

const NEVER = 1e-9;

export function choose(rng: Rng, temper: Temper, legal: readonly buck.Action[]): buck.Action {
  return pickWeighted(rng, legal, (action) => Math.max(NEVER, weigh(action, temper)));
}

function weigh(action: buck.Action, temper: Temper): number {
  switch (action.type) {
    case "PLACE_BID":
      return action.amount === "PASS" ? temper.pass : (1 - temper.pass) * temper.high ** (action.amount - 2);
    case "FOLD_DECISION":
      return action.folded ? temper.fold : 1 - temper.fold;
    default:
      return 1;
  }
}

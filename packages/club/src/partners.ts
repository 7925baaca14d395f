import type { NightHistory } from "./history.ts";
import { shuffled } from "./seededRandom.ts";
import type { Below } from "./seededRandom.ts";

type Pair = readonly [number, number];

/** A search that tries more than so many pairs gives up: another start finds a way sooner. */
const TRIES = 400;

/** How far two are from having each other as their rarest partner: 0 when nobody else is left for one of them. */
export function tooMany(history: NightHistory, a: number, b: number): number {
  const fewest = Math.min(history.fewestWithOnePartner(a), history.fewestWithOnePartner(b));
  return history.timesPartnered(a, b) - fewest;
}

/** Everybody with a partner they had least; where that cannot be, with one they had little more. */
export function newPartners(history: NightHistory, people: readonly number[], below: Below): readonly Pair[] {
  for (let allowed = 0; ; allowed += 1) {
    const choices = shuffled(people, below).map((a) => ({
      a,
      partners: shuffled(people, below)
        .filter((b) => b !== a && tooMany(history, a, b) <= allowed)
        .toSorted((b, c) => history.timesMet(a, b) - history.timesMet(a, c)),
    }));
    const pairs = matched(choices, { tries: TRIES });
    if (pairs !== null) return pairs;
  }
}

interface Choice {
  readonly a: number;
  /** Whom they met least, first. */
  readonly partners: readonly number[];
}

/** Whoever has the fewest possible partners is served first; null when there is no way, or none was found in time. */
function matched(choices: readonly Choice[], budget: { tries: number }): readonly Pair[] | null {
  const [first, ...others] = choices.toSorted((x, y) => x.partners.length - y.partners.length);
  if (first === undefined) return [];
  for (const b of first.partners) {
    if (budget.tries === 0) return null;
    budget.tries -= 1;
    const left = others.flatMap(({ a, partners }) =>
      a === b ? [] : { a, partners: partners.filter((index) => index !== first.a && index !== b) },
    );
    const rest = matched(left, budget);
    if (rest !== null) return [[first.a, b], ...rest];
  }
  return null;
}

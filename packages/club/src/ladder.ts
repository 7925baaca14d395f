import type { GameName } from "@buck/engine";
import { NightHistory } from "./history.ts";
import type { Round } from "./history.ts";
import type { Layout } from "./layout.ts";
import { leastAside, roundOf } from "./mix.ts";
import type { Seats } from "./mix.ts";
import { shuffled } from "./seededRandom.ts";
import type { Below } from "./seededRandom.ts";

/** A round that is over, with what each position scored in it. */
export interface PlayedRound extends Round {
  /** By table and position; whoever has most has won. */
  readonly points: readonly (readonly number[])[];
}

export interface LadderOptions {
  readonly people: readonly string[];
  readonly layout: Layout;
  readonly past: readonly PlayedRound[];
  readonly game: GameName;
  readonly below: Below;
}

/** Winners go up a table, losers go down one, and partners change. */
export function ladderRound({ people, layout, past, game, below }: LadderOptions): Round {
  const hasPartners = game === "euchre";
  const history = new NightHistory(people, past, hasPartners);
  const rungs = rungsAfter(past.at(-1), hasPartners);
  const aside = leastAside(history, layout.sitOut, below);
  const bottom = layout.tables.length;
  const rungOf = (index: number): number => rungs.get(history.people[index] ?? "") ?? bottom;
  const climbing = shuffled(
    history.people.map((_, index) => index).filter((index) => !aside.includes(index)),
    below,
  ).toSorted((a, b) => rungOf(a) - rungOf(b));
  const sizes = withoutBots(layout);
  const tables = sizes.map((size, table) => {
    const from = sizes.slice(0, table).reduce((sum, each) => sum + each, 0);
    const here = climbing.slice(from, from + size);
    const bots = Array.from({ length: (layout.tables[table] ?? size) - size }, () => null);
    const seated = [...here, ...bots];
    return hasPartners ? withNewPartners(history, seated, below) : shuffled(seated, below);
  });
  return roundOf(history, tables, aside);
}

/** How many people sit at each table when bots take one chair after the other from the bottom up. */
function withoutBots({ tables, bots }: Layout): readonly number[] {
  return tables.map((seats, table) => {
    const fromBottom = tables.length - 1 - table;
    return seats - Math.ceil(Math.max(0, bots - fromBottom) / tables.length);
  });
}

/** Enough to go past those who stay at the next table, and not past those after them. */
const STEP = 1.1;

/** Where everybody belongs after a round: the lower the number, the nearer to the top. */
function rungsAfter(round: PlayedRound | undefined, hasPartners: boolean): ReadonlyMap<string, number> {
  const rungs = new Map<string, number>();
  for (const [table, { seats }] of (round?.tables ?? []).entries()) {
    const scores = seats.map((_, position) => round?.points[table]?.[position] ?? 0);
    // A tie goes to whoever sits first, as a cut of the cards would decide it.
    const order = [...scores.keys()].toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const [winner = 0] = order;
    const won = hasPartners ? [winner, (winner + 2) % seats.length] : [winner];
    const lost = hasPartners ? order.filter((position) => !won.includes(position)) : order.slice(-1);
    for (const [position, id] of seats.entries()) {
      const step = won.includes(position) ? -STEP : lost.includes(position) ? STEP : 0;
      if (id !== null) rungs.set(id, table + step);
    }
  }
  return rungs;
}

const PAIRINGS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 2, 3, 1],
];

/** The three ways to seat four at a table differ in who are partners: whoever were partners least are now. */
function withNewPartners(history: NightHistory, people: Seats, below: Below): Seats {
  const ways = shuffled(PAIRINGS, below).map((way) => way.map((place) => people[place] ?? null));
  return ways.reduce((best, way) => (repeats(history, way) < repeats(history, best) ? way : best));
}

function repeats(history: NightHistory, [a, b, c, d]: Seats): number {
  return between(history, a, c) + between(history, b, d);
}

/** Two bots as partners would play for nobody. */
const BOTS_TOGETHER = 100;

function between(history: NightHistory, a: number | null | undefined, b: number | null | undefined): number {
  if (a === null && b === null) return BOTS_TOGETHER;
  if (typeof a !== "number" || typeof b !== "number") return 0;
  return history.timesPartnered(a, b) ** 2 + (history.werePartners(a, b) ? BOTS_TOGETHER : 0);
}

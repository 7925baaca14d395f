import type { NightHistory, Round } from "./history.ts";
import type { Layout } from "./layout.ts";
import { newPartners, tooMany } from "./partners.ts";
import { shuffled } from "./seededRandom.ts";
import type { Below } from "./seededRandom.ts";

/** By position: an index of the people of the night; null is a bot. */
export type Seats = readonly (number | null)[];

export interface SeatingOptions {
  readonly hasPartners: boolean;
  readonly below: Below;
}

/** One round in which people meet whom they met least, with new partners where there are any. */
export function mixedRound(
  history: NightHistory,
  { tables, bots, sitOut }: Layout,
  { hasPartners, below }: SeatingOptions,
): Round {
  const aside = leastAside(history, sitOut + (hasPartners ? bots : 0), below);
  const others = history.people.map((_, index) => index).filter((index) => !aside.includes(index));
  const people: readonly Seats[] = hasPartners
    ? newPartners(history, others, below)
    : others.map((index) => [index]);
  const withBots: readonly Seats[] = hasPartners && sitOut === 0 ? aside.map((index) => [index, null]) : [];
  const capacity = tables.map((seats) => (hasPartners ? seats / 2 : seats));
  const missing = capacity.reduce((sum, each) => sum + each, 0) - people.length - withBots.length;
  const onlyBots = Array.from({ length: missing }, (): Seats => (hasPartners ? [null, null] : [null]));
  const parties = [...shuffled([...withBots, ...onlyBots], below), ...shuffled(people, below)];
  const start = dealtOut(parties, capacity).map((table) => seatsOf(table, hasPartners));
  const seated = metLeast(history, start, { hasPartners, below, fixed: new Set(hasPartners ? aside : []) });
  return roundOf(
    history,
    seated.map((seats) => turned(seats, hasPartners, below)),
    sitOut > 0 ? aside : [],
  );
}

export function roundOf({ people }: NightHistory, tables: readonly Seats[], aside: readonly number[]): Round {
  const idOf = (index: number | null) => (index === null ? null : (people[index] ?? null));
  return {
    tables: tables.map((seats) => ({ seats: seats.map(idOf) })),
    sitsOut: aside.flatMap((index) => people[index] ?? []),
  };
}

/** Who is to sit out: who did it least, and not twice running while that can be helped. */
export function leastAside(history: NightHistory, count: number, below: Below): readonly number[] {
  const everybody = shuffled(
    history.people.map((_, index) => index),
    below,
  );
  const isOwed = everybody.some((index) => history.timesAside(index) === 0);
  const again = isOwed || below(2) === 0 ? 1 : 0;
  return everybody
    .toSorted(
      (a, b) =>
        history.timesAside(a) - history.timesAside(b) ||
        again * (Number(history.wasAside(a)) - Number(history.wasAside(b))),
    )
    .slice(0, count);
}

/** One to each table in turn, so that those who come first, the bots, are spread evenly. */
function dealtOut(parties: readonly Seats[], capacity: readonly number[]): readonly (readonly Seats[])[] {
  const tables = capacity.map((): Seats[] => []);
  let at = 0;
  for (const party of parties) {
    while ((tables[at]?.length ?? 0) >= (capacity[at] ?? 0)) at = (at + 1) % tables.length;
    tables[at]?.push(party);
    at = (at + 1) % tables.length;
  }
  return tables;
}

/** Partners sit opposite each other. */
function seatsOf(table: readonly Seats[], hasPartners: boolean): Seats {
  if (!hasPartners) return table.flat();
  const [first = [], second = []] = table;
  return first.flatMap((one, index) => [one, second[index] ?? null]);
}

/** The same partners, but nobody always sits to the left of the same people. */
function turned(seats: Seats, hasPartners: boolean, below: Below): Seats {
  if (!hasPartners) return shuffled(seats, below);
  const by = below(seats.length);
  return [...seats.slice(by), ...seats.slice(0, by)];
}

interface MetOptions extends SeatingOptions {
  /** They partner a bot, and change places only among themselves. */
  readonly fixed: ReadonlySet<number>;
}

/** Two people change places as long as that makes the meetings more even and brings back no partner too soon. */
function metLeast(
  history: NightHistory,
  start: readonly Seats[],
  { hasPartners, below, fixed }: MetOptions,
): readonly Seats[] {
  const tables = start.map((seats) => [...seats]);
  const price = prices(history, hasPartners, below);
  const chairs = tables.flatMap((seats, table) => seats.map((_, position) => ({ table, position })));
  const at = ({ table, position }: (typeof chairs)[number]) => tables[table]?.[position] ?? null;
  const put = ({ table, position }: (typeof chairs)[number], who: number) => {
    tables[table]?.splice(position, 1, who);
  };
  const priceOf = ({ table, position }: (typeof chairs)[number]) => price(tables[table] ?? [], position);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const [index, one] of chairs.entries()) {
      for (const other of chairs.slice(index + 1)) {
        const a = at(one);
        const b = at(other);
        if (a === null || b === null || fixed.has(a) !== fixed.has(b)) continue;
        const before = priceOf(one) + priceOf(other);
        put(one, b);
        put(other, a);
        if (priceOf(one) + priceOf(other) < before - ROUNDING) {
          isBetter = true;
          continue;
        }
        put(one, a);
        put(other, b);
      }
    }
  }
  return tables;
}

/** Each meeting more than the fewest costs much more than the one before. */
const AGAIN = [2, 3, 5, 8];
/** Sums in another order differ by this much; a change for less would be made forever. */
const ROUNDING = 1e-6;
const PARTNER_AGAIN = 8 ** 6;

/** What somebody's seat at a table costs them. */
function prices(
  history: NightHistory,
  hasPartners: boolean,
  below: Below,
): (seats: Seats, position: number) => number {
  const count = history.people.length;
  const fewest = history.fewestMeetings();
  const again = AGAIN[below(AGAIN.length)] ?? 8;
  const meeting = new Float64Array(count ** 2);
  const partner = new Float64Array(count ** 2);
  for (let a = 0; a < count; a += 1) {
    for (let b = 0; b < a; b += 1) {
      // A little chance, so that another try leads somewhere else.
      const price = again ** (history.timesMet(a, b) - fewest) * (1 + below(100) / 200);
      for (const pair of [a * count + b, b * count + a]) {
        meeting[pair] = price;
        partner[pair] = hasPartners ? PARTNER_AGAIN * tooMany(history, a, b) : 0;
      }
    }
  }
  return (seats, position) => {
    const who = seats[position] ?? null;
    if (who === null) return 0;
    let sum = 0;
    for (const [place, other] of seats.entries()) {
      if (other === null || place === position) continue;
      sum += meeting[who * count + other] ?? 0;
      if (Math.abs(place - position) === 2) sum += partner[who * count + other] ?? 0;
    }
    return sum;
  };
}

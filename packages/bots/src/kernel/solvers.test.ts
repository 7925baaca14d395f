import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { childrenOf, randomPlay } from "../../test/deals.ts";
import { MaxnSolver, Payoffs, tricksIn } from "./maxnSolver.ts";
import { SEATS } from "./play.ts";
import type { HandInPlay } from "./play.ts";
import { TeamSolver } from "./teamSolver.ts";

const CASES = 300;
const TEAMS = [0b0101, 0b1010, 0b0001, 0b0011];
/** Everybody plays; somebody sits out or folded; two folded. */
const ACTIVE = [0b1111, 0b1111, 0b1110, 0b1011, 0b0111, 0b0101, 0b0011];

/** Team tricks by trying everything. */
function bruteTricks(play: HandInPlay, team: number): number {
  if (play.tricksLeft === 0) return 0;
  const isOurs = ((team >> play.seat) & 1) === 1;
  const values = childrenOf(play).map(
    (child) => bruteTricks(child, team) + takenBy(child, team) - takenBy(play, team),
  );
  return isOurs ? Math.max(...values) : Math.min(...values);
}

function takenBy({ taken }: HandInPlay, team: number): number {
  return taken.reduce((sum, tricks, seat) => sum + (((team >> seat) & 1) === 1 ? tricks : 0), 0);
}

/** Final tricks by seat, by trying everything: the first of the cards that are worth most to who plays. */
function bruteMaxn(
  play: HandInPlay,
  worthOf: (tricks: readonly number[]) => readonly number[],
): readonly number[] {
  if (play.tricksLeft === 0) return [...play.taken];
  const ends = childrenOf(play).map((child) => bruteMaxn(child, worthOf));
  const worths = ends.map((end) => worthOf(end)[play.seat] ?? 0);
  return ends[worths.indexOf(Math.max(...worths))] ?? [];
}

test("two teams: the exact tricks of every ending, whoever leads, sits out or is in the middle of a trick", () => {
  const solver = new TeamSolver();
  for (let seed = 0; seed < CASES; seed += 1) {
    const random = seeded(seed);
    const play = randomPlay(random, 1 + (seed % 3), ACTIVE[random(ACTIVE.length)]);
    const team = TEAMS[random(TEAMS.length)] ?? 0;
    solver.openDeal(team);
    const expected = bruteTricks(play, team);
    expect(solver.tricks(play), `seed ${seed}`).toBe(expected);
    for (let most = 1; most <= play.tricksLeft; most += 1) {
      expect(solver.tricks(play, most - 1, most) >= most, `seed ${seed}, at least ${most}`).toBe(
        expected >= most,
      );
    }
  }
});

test("two teams: positions of one deal share what is known", () => {
  const solver = new TeamSolver();
  for (let seed = 0; seed < CASES / 3; seed += 1) {
    const play = randomPlay(seeded(seed), 3);
    solver.openDeal(0b0101);
    for (const child of childrenOf(play)) {
      expect(solver.tricks(child), `seed ${seed}`).toBe(bruteTricks(child, 0b0101));
    }
  }
});

const pointsFor = (bidder: number, bid: number) => (tricks: readonly number[]) =>
  tricks.map((taken, seat) => (taken >= (seat === bidder ? bid : 1) ? taken : -5));

/** What no game pays, to show that any payoff will do. */
const oddly = (tricks: readonly number[]) =>
  tricks.map((taken, seat) => ((taken * 7 + seat * 3 + (tricks[(seat + 1) % SEATS] ?? 0) * 5) % 11) - taken);

test("everybody for themselves: the same end as trying everything, for any payoff", () => {
  const solver = new MaxnSolver();
  for (let seed = 0; seed < CASES; seed += 1) {
    const random = seeded(seed);
    const play = randomPlay(random, 1 + (seed % 3), ACTIVE[random(ACTIVE.length)]);
    const worthOf = seed % 2 === 0 ? oddly : pointsFor(random(SEATS), 2 + random(4));
    solver.openDeal(new Payoffs(worthOf));
    expect(tricksIn(solver.finish(play), 5), `seed ${seed}`).toEqual(bruteMaxn(play, worthOf));
  }
});

test("everybody for themselves: positions of one deal share what is known", () => {
  const solver = new MaxnSolver();
  const worthOf = pointsFor(1, 3);
  const payoffs = new Payoffs(worthOf);
  for (let seed = 0; seed < CASES / 3; seed += 1) {
    const play = randomPlay(seeded(seed), 3);
    solver.openDeal(payoffs);
    for (const child of childrenOf(play)) {
      expect(tricksIn(solver.finish(child), 5), `seed ${seed}`).toEqual(bruteMaxn(child, worthOf));
    }
  }
});

test("a hand that is over takes no more tricks", () => {
  const play = randomPlay(seeded(1), 1);
  while (play.tricksLeft > 0) play.play(play.legal() & -play.legal());
  const teams = new TeamSolver();
  teams.openDeal(0b0101);
  expect(teams.tricks(play)).toBe(0);
  const maxn = new MaxnSolver();
  maxn.openDeal(new Payoffs(oddly));
  expect(tricksIn(maxn.finish(play), 5)).toEqual([...play.taken]);
});

import { expect, test } from "vitest";
import { seeded } from "../../test/chance.ts";
import { childrenOf, copyOf, randomPlay } from "../../test/deals.ts";
import { Foresight } from "./foresight.ts";
import type { Outlook } from "./foresight.ts";
import { highestBit } from "./lanes.ts";
import type { HandInPlay } from "./play.ts";

const DEALS = 60;
const COPIES = 5;

/** Everybody else plays the highest card; the viewer wants tricks. */
const outlookOf = (viewer: number): Outlook => ({
  viewer,
  pointWorth: 0,
  choose: (_, legal) => highestBit(legal),
  score: (play, ending) => {
    ending.points = play.taken[viewer] ?? 0;
    ending.winChance = ending.points;
  },
});

/** The most tricks of the viewer, with all cards open. */
function mostTricks(play: HandInPlay, outlook: Outlook): number {
  const { viewer, choose } = outlook;
  if (play.tricksLeft === 0) return play.taken[viewer] ?? 0;
  if (play.seat === viewer) return Math.max(...childrenOf(play).map((child) => mostTricks(child, outlook)));
  return mostTricks(copyOf(play, choose(play, play.legal())), outlook);
}

const mean = (values: ArrayLike<number>) =>
  Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;

test.each([4, 6])("where all ways are the same one, the best there is comes out (%i players)", (players) => {
  const random = seeded(41);
  for (let deal = 0; deal < DEALS; deal += 1) {
    const play = randomPlay(random, 4, players);
    const outlook = outlookOf(play.seat);
    const positions = Array.from({ length: COPIES }, () => copyOf(play));
    const card = highestBit(play.legal());
    const after = copyOf(play, card);
    const { points } = new Foresight(outlook, positions, new Float64Array(COPIES).fill(1)).endsOf(card);
    expect([...points]).toEqual(positions.map(() => mostTricks(after, outlook)));
  }
});

test("over ways that differ nobody gets more than with open cards, and less where they look the same", () => {
  const random = seeded(42);
  let less = 0;
  for (let deal = 0; deal < DEALS; deal += 1) {
    const play = randomPlay(random, 4);
    const outlook = outlookOf(play.seat);
    const card = highestBit(play.legal());
    // The others may hold each other's cards.
    const positions = [0, 1, 2, 3, 4, 5].map((turn) => {
      const position = copyOf(play);
      const others = [0, 1, 2, 3].filter(
        (seat) => seat !== play.seat && size(play, seat) === size(play, play.seat),
      );
      others.forEach((seat, index) => {
        position.hands[seat] = play.hands[others[(index + turn) % others.length] ?? seat] ?? 0;
      });
      return position;
    });
    const { points } = new Foresight(outlook, positions, new Float64Array(6).fill(1)).endsOf(card);
    const open = positions.map((position) => mostTricks(copyOf(position, card), outlook));
    expect(mean(points)).toBeLessThanOrEqual(mean(open));
    if (mean(points) < mean(open)) less += 1;
  }
  expect(less).toBeGreaterThan(0);
});

function size(play: HandInPlay, seat: number): number {
  return (play.hands[seat] ?? 0).toString(2).replaceAll("0", "").length;
}

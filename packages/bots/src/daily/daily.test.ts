import { FULL_DECK, POSITIONS } from "@buck/engine/testing";
import { buck, GAME_NAMES, games, withChance } from "@buck/engine";
import type { GameEvent } from "@buck/engine";
import { historyOf } from "@buck/records";
import { describe, expect, test } from "vitest";
import { answerRequest } from "../worker.ts";
import {
  DAILY_HANDS,
  DAILY_SEAT,
  dailyChoice,
  dailyDeals,
  dailyMarks,
  dailyOptions,
  dayAt,
  daysBefore,
  expertGame,
  isDay,
  markRow,
  pointsByHand,
  total,
} from "./index.ts";

const DAY = "2025-11-16";

/** "Ks Ad …": the decks of a day are written down here, so that no change of the code can change them. */
const WRITTEN = {
  buck: {
    dealer: 2,
    decks: [
      "Ks Ad Ah Th 9s Kc Kh Qs Js Qd Td Kd Jc 9h As 9c Jd Ac Tc Qh Ts 9d Qc Jh",
      "Jc 9s 9d Qh Td Ks Tc 9c 9h As Ts Qc Ah Js Kd Ac Qd Kh Ad Jd Kc Jh Qs Th",
      "Tc Ts 9s Ad Qh Th 9c Kc 9h Jh Jc Qc Qs Kh As 9d Qd Jd Kd Ah Ks Js Ac Td",
      "9d Ah Ad 9s Kd Td 9c Qd Jc Qh Ac Qc Js Qs Ts Tc Ks 9h Jd Kh Jh As Kc Th",
    ],
  },
  euchre: {
    dealer: 3,
    decks: [
      "Kh Th Kc Td Qc Ac Qs 9h 9c Tc Jc 9d Ah Ts Jd 9s Qh As Qd Ad Js Jh Ks Kd",
      "Qh Qd 9c Ks Td 9h Ah Ts As Ad Kc Kh Ac Jh Tc Qc Js Jd Qs Th Kd Jc 9d 9s",
      "9d As Jh 9h Qh Ts Js 9c Ad Kh 9s Ah Tc Qs Qd Jd Ks Kc Ac Jc Th Kd Qc Td",
      "Th 9c Ac 9d Ks Qd Ad 9h 9s Qh Kh As Qc Js Jd Jc Kd Ah Kc Td Tc Ts Jh Qs",
    ],
  },
} as const;

function written(deck: readonly string[]): string {
  const short = deck.map((card) => {
    const [suit = "", rank = ""] = card.split("_");
    return (rank === "10" ? "T" : rank.charAt(0)) + suit.charAt(0).toLowerCase();
  });
  return short.join(" ");
}

describe.each(GAME_NAMES)("a day of %s", (game) => {
  test("has the cards that are written down for it", () => {
    const { dealer, decks } = dailyDeals({ game, day: DAY });
    expect({ dealer, decks: decks.map(written) }).toEqual(WRITTEN[game]);
  });

  test("deals whole decks, and other ones than the day before", () => {
    const { decks } = dailyDeals({ game, day: DAY });
    const before = dailyDeals({ game, day: daysBefore(DAY, 1) });
    for (const [hand, deck] of decks.entries()) {
      expect(deck.toSorted()).toEqual(FULL_DECK.toSorted());
      expect(deck).not.toEqual(before.decks[hand]);
    }
  });

  test("is never won in four hands, by the rules it is played by", () => {
    const { startScore, targetScore } = {
      startScore: Infinity,
      targetScore: Infinity,
      ...dailyOptions(game),
    };
    const mostPoints = { buck: 5, euchre: 4 }[game];
    expect(Math.min(startScore, targetScore)).toBeGreaterThan(mostPoints * DAILY_HANDS);
  });
});

test("every card is about as often in every place of a deck, and every seat deals first", () => {
  const days = 2_000;
  const seen = new Map<string, number>();
  const dealers = POSITIONS.map(() => 0);
  for (let back = 0; back < days; back += 1) {
    const { dealer, decks } = dailyDeals({ game: "buck", day: daysBefore(DAY, back) });
    dealers[dealer] = (dealers[dealer] ?? 0) + 1;
    for (const deck of decks) {
      for (const [place, card] of deck.entries()) seen.set(card + place, (seen.get(card + place) ?? 0) + 1);
    }
  }
  const expected = (days * DAILY_HANDS) / FULL_DECK.length;
  const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 529 degrees of freedom, and four deviations of 33 around them.
  expect(Math.abs(chiSquare - 529)).toBeLessThan(4 * 33);
  for (const count of dealers) expect(Math.abs(count - days / 4)).toBeLessThan(90);
});

test("an expert of the day does the same again, and the same in a worker", () => {
  const daily = { game: "buck", day: DAY } as const;
  const { dealer, decks } = dailyDeals(daily);
  let state = buck.create(dailyOptions("buck"));
  const apply = (action: unknown) => {
    const result = buck.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    ({ state } = result);
  };
  for (const playerPosition of POSITIONS)
    apply({ type: "ADD_PLAYER", id: `${playerPosition}`, name: `${playerPosition}`, playerPosition });
  for (let next = buck.nextTableAction(state); next !== null; next = buck.nextTableAction(state))
    apply(withChance(next, { deck: (hand) => decks[hand - 1] ?? [], below: () => dealer }));
  const [position = 0] = games.buck.toAct(state);
  const view = buck.view(state, position);
  const action = dailyChoice(daily, view);
  expect(dailyChoice(daily, view)).toEqual(action);
  const task = { ...daily, job: "daily", view } as const;
  // Neither the seed nor the time that the worker is given has a say.
  expect(answerRequest({ id: 3, task, seed: [1, 2], budgetMs: 0 })).toEqual({ id: 3, action });
  expect(answerRequest({ id: 4, task, seed: [9, 9], budgetMs: 0 })).toEqual({ id: 4, action });
});

test("an expert in the player's seat plays the same every time, and leaves a record of it", () => {
  const game = expertGame({ game: "euchre", day: DAY });
  expect(game.points).toHaveLength(DAILY_HANDS);
  const played = historyOf(game.record);
  expect(played.ok && pointsByHand(played.history.events.flat(), DAILY_SEAT)).toEqual(game.points);
  expect(
    answerRequest({
      id: 1,
      task: { job: "dailyExpert", game: "euchre", day: DAY },
      seed: [1, 1],
      budgetMs: 0,
    }),
  ).toEqual({ id: 1, ...game });
});

test("points are counted by hand, and a hand that everybody passed brings none", () => {
  const dealt = { type: "dealt", round: 1, dealerPosition: 0 } as const;
  const scored = {
    type: "roundScored",
    round: 1,
    changes: [-3, 5, 0, -2],
    scores: [22, 30, 25, 23],
  } as const;
  const events: readonly GameEvent[] = [dealt, dealt, scored];
  expect(pointsByHand(events, 0)).toEqual([0, 3]);
  expect(pointsByHand(events, 1)).toEqual([0, -5]);
});

test("a result beside the expert's", () => {
  const marks = dailyMarks([3, 0, -5, 2], [3, 1, -5, -5]);
  expect(marks).toEqual(["same", "worse", "same", "better"]);
  expect(markRow(marks)).toBe("= − = +");
  expect([total([3, 0, -5, 4]), total([])]).toEqual([2, 0]);
});

test("a day is one of UTC", () => {
  expect(dayAt(Date.parse("2025-11-16T23:59:59Z"))).toBe(DAY);
  expect(dayAt(Date.parse("2025-11-17T00:00:00Z"))).toBe("2025-11-17");
  expect(daysBefore("2025-03-01", 1)).toBe("2025-02-28");
  expect([DAY, "2025-02-30", "2025-1-1", "yesterday"].map(isDay)).toEqual([true, false, false, false]);
});

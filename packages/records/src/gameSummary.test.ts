import type { GameTypes } from "@buck/engine";
import { someGames, stepsOf } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { BUCK, EUCHRE } from "../test/games.ts";
import type { RecordedGame } from "../test/games.ts";
import { gameSummary } from "./gameSummary.ts";
import type { SeatSummary } from "./gameSummary.ts";
import { historyOf } from "./history.ts";

type Hand<K extends GameTypes> = (scored: K["state"]) => readonly SeatSummary[];

/** What the summary of a random game counts, and what its states add up to, hand by hand. */
function bothCounts<K extends GameTypes>(game: RecordedGame<K>, seed: number, countsOf: Hand<K>) {
  const [plan] = someGames(game, { count: 1, firstSeed: seed, stride: 1 });
  if (plan === undefined) throw new Error("No game is planned");
  const steps = stepsOf(game, plan);
  const actions = steps.map(({ action }) => action);
  const history = historyOf(game.record(plan.options, actions));
  if (!history.ok) throw new Error(history.code);
  const scored = steps.filter(({ events }) => events.some(({ type }) => type === "roundScored"));
  const hands = scored.map(({ after }) => countsOf(after));
  const sum = (position: number, name: keyof SeatSummary) =>
    hands.reduce((total, hand) => total + (hand[position]?.[name] ?? 0), 0);
  const expected = game.rules.seats(plan.options).map((position) => ({
    bids: sum(position, "bids"),
    made: sum(position, "made"),
    sets: sum(position, "sets"),
    folds: sum(position, "folds"),
    tricks: sum(position, "tricks"),
  }));
  return { counted: gameSummary(history.history)?.seats, expected };
}

test.each([1, 2, 3, 4])("a summary of Buck Euchre counts what each did in every hand: seed %i", (seed) => {
  const { counted, expected } = bothCounts(BUCK, seed, ({ players, scoreSheet, winningBidderPosition }) =>
    players.map(({ position, folded, tricksTaken }) => {
      const isSet = (scoreSheet.at(-1)?.changes[position] ?? 0) > 0;
      const isBidder = position === winningBidderPosition;
      return {
        bids: Number(isBidder),
        made: Number(isBidder && !isSet),
        sets: Number(isSet),
        folds: Number(folded),
        tricks: tricksTaken,
      };
    }),
  );
  expect(counted).toEqual(expected);
});

test.each([1, 2, 3, 4])("a summary of classic Euchre counts callers, made or euchred: seed %i", (seed) => {
  const { counted, expected } = bothCounts(EUCHRE, seed, ({ players, callerPosition, tricksWon }) =>
    players.map(({ position, team, tricksTaken }) => {
      const isCaller = position === callerPosition;
      const isMade = tricksWon[team] >= 3;
      return {
        bids: Number(isCaller),
        made: Number(isCaller && isMade),
        sets: Number(isCaller && !isMade),
        folds: 0,
        tricks: tricksTaken,
      };
    }),
  );
  expect(counted).toEqual(expected);
});

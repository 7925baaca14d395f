import type { ReviewedDecision } from "@buck/bots/review";
import { stepsOf } from "@buck/records";
import type { GameAction, GameName } from "@buck/engine";
import { expect, test } from "vitest";
import { playedGame } from "../dev/playedGame.ts";
import { cardMarks, judgedWords } from "./judgedWords.ts";
import { Replay } from "./replay.ts";
import { english } from "../texts/language.ts";

/** A decision of one kind in a game, as if passing or another card had been better. */
function decisionIn(game: GameName, type: GameAction["type"]) {
  const history = playedGame(game, { hands: 6 });
  const actions: readonly (GameAction | null)[] = history.actions;
  const steps = stepsOf(history);
  const index = steps.findIndex(
    ({ stateIndex, isChoice }) => isChoice && actions[stateIndex - 1]?.type === type,
  );
  const step = steps[index];
  const action = actions[(step?.stateIndex ?? 0) - 1] ?? null;
  if (step === undefined || step.by === null || action === null) throw new Error(`no ${type} in this game`);
  const decision: ReviewedDecision = {
    index,
    hand: step.hand,
    position: step.by,
    done: { action, points: -1 },
    best: { action, points: 0.52 },
    cost: 1.52,
    reasons: [{ key: "alike", cards: [], suit: null, tricks: null }],
  };
  return { decision, replay: new Replay(history, { address: "", ownSeat: 0 }) };
}

test.each([
  ["buck", "PLACE_BID", /^\w+ (passes|bids \d)\.$/],
  ["buck", "DECLARE_TRUMP", /^\w+ .*(spades|hearts|diamonds|clubs).*\.$/],
  ["buck", "FOLD_DECISION", /^\w+ (folds|stays)\.$/],
  ["buck", "PLAY_CARD", /^\w+ (leads|plays) the .+\.$/],
  ["euchre", "PASS_TRUMP", /^\w+ passes\.$/],
  ["euchre", "DISCARD", /^\w+ discards the .+\.$/],
] as const)(
  "a judged decision of %s, %s, is told in words, and in points as they are scored",
  (game, type, told) => {
    const { decision, replay } = decisionIn(game, type);
    const { name, done, best } = judgedWords(english, replay, decision);
    expect(done.text).toMatch(told);
    expect(done.text.startsWith(name)).toBe(true);
    expect([done.change, best.change]).toEqual(game === "buck" ? ["+1", "−0.5"] : ["−1", "+0.5"]);
    expect(best.text).toMatch(/: every choice comes out about the same\.$/);
  },
);

test("showing a decision turns the table to its player, marks both cards, and clears the trick before it", () => {
  const { decision, replay } = decisionIn("buck", "PLAY_CARD");
  replay.showDecision(decision);
  const { index, nearest, judged, seat } = replay.state.getState();
  expect({ index, nearest, judged, seat }).toEqual({
    index: decision.index - 1,
    nearest: decision.position,
    judged: decision,
    seat: null,
  });
  expect(replay.table.ui.getState().cardMarks).toEqual(cardMarks("buck", decision));
  expect(Object.keys(cardMarks("buck", decision))).toHaveLength(1);
  replay.forward("card");
  expect(replay.table.ui.getState().cardMarks).toEqual({});
  replay.close();
});

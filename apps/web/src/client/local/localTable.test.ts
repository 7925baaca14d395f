import { buck, FULL_DECK } from "@buck/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adviceFor, LESSON_DEALER, LESSON_DECK } from "../../learn/coach.ts";
import { decisions } from "../../games/buck/decisions.ts";
import type { BuckDecision } from "../../games/buck/decisions.ts";
import type { Answer } from "../GameClient.ts";
import { openLocalTable } from "./localTable.ts";
import type { LocalTableOptions } from "./localTable.ts";
import { shuffledDeck } from "./shuffle.ts";
import { chooseAction } from "./simpleBot.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A small repeatable generator: the seed is in the test's name. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

function sitDown(options: Partial<LocalTableOptions>) {
  const client = openLocalTable({ name: "Test", names: ["You", "A", "B", "C"], ...options });
  return { client, latest: (): buck.View | undefined => client.views.getState() };
}

test.each([1, 2, 3, 4, 5])("a whole game is played to its end (seed %i)", async (seed) => {
  const { client, latest } = sitDown({ random: seeded(seed) });
  const answers: Answer[] = [];
  for (let step = 0; step < 4000 && latest()?.gameOver !== true; step += 1) {
    const view = latest();
    if (view?.phase === "ROUND_OVER") await client.send({ type: "ready" });
    const action = view !== undefined && buck.derive(view).isMyTurn ? chooseAction(view) : null;
    if (action !== null) answers.push(await client.send({ type: "act", action }));
    vi.advanceTimersByTime(3000);
  }
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
  expect(latest()?.winner).not.toBeNull();
});

test("the lesson goes as the teacher says", async () => {
  const { client, latest } = sitDown({ dealer: LESSON_DEALER, decks: [LESSON_DECK] });
  const hints: (string | null)[] = [];
  for (let step = 0; step < 60 && latest()?.phase !== "ROUND_OVER"; step += 1) {
    const view = latest();
    if (view !== undefined && buck.derive(view).isMyTurn) {
      const { hint } = adviceFor(view);
      if (hint !== null) hints.push(hint);
      const wanted = decisions(view).find((action) => followsLesson(action, hint));
      if (wanted !== undefined) await client.send({ type: "act", action: wanted });
    }
    vi.advanceTimersByTime(3000);
  }
  expect(hints).toEqual(["HEARTS_JACK", "DIAMONDS_JACK", "HEARTS_ACE", "CLUBS_KING", "SPADES_9"]);
  expect(latest()?.players[0]).toMatchObject({ tricksTaken: 4, score: 11 });
});

function followsLesson(action: BuckDecision, hint: string | null): boolean {
  if (action.type === "PLACE_BID") return action.amount === 3;
  if (action.type === "DECLARE_TRUMP") return action.trumpSuit === "HEARTS";
  return action.type === "PLAY_CARD" && action.cardId === hint;
}

test("a closed table deals no more", () => {
  const { client, latest } = sitDown({ dealer: 0 });
  client.close();
  vi.advanceTimersByTime(10_000);
  expect(latest()?.round).toBe(0);
});

test("a shuffled deck is a deck", () => {
  expect(shuffledDeck(seeded(7)).toSorted()).toEqual([...FULL_DECK].toSorted());
});

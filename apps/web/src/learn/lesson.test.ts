import type { TableClient } from "@buck/client";
import type { GameDecision } from "@buck/engine";
import { buck, euchre } from "@buck/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buckLesson } from "./buckLesson.ts";
import { euchreLesson } from "./euchreLesson.ts";
import { LessonClock } from "./lessonClock.ts";
import { openLessonTable } from "./lessonTable.ts";
import { browserPlatform } from "../device/platform.ts";
import { english } from "../texts/language.ts";
import { learnTexts } from "../texts/en/learn.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Of a pupil who reads at once. */
class NeverStill extends LessonClock {
  override stop(): void {}
}

const LESSON_HAND = ["CLUBS_KING", "DIAMONDS_JACK", "HEARTS_ACE", "HEARTS_JACK", "SPADES_9"];

function viewOf(client: TableClient): buck.View {
  const game = client.store.getState().frame?.game;
  if (game?.game !== "buck") throw new Error("no lesson");
  return game.view;
}

/** Lets the table go on until the pupil is asked or the hand is over. */
async function untilAsked(client: TableClient): Promise<buck.View> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const view = viewOf(client);
    if (buck.derive(view).isMyTurn || view.phase === "ROUND_OVER") return view;
    await vi.advanceTimersByTimeAsync(1_000);
  }
  throw new Error("nothing is asked");
}

async function act(client: TableClient, action: GameDecision): Promise<void> {
  const answer = await client.send({ type: "act", action });
  expect(answer).toMatchObject({ ok: true });
}

const heldIds = (view: buck.View) =>
  buck
    .ownHand(view)
    .map(({ id }) => id)
    .toSorted();

test("the lesson deals its hand again to a pupil who passes, and teaches it to the end", async () => {
  const client = await openLessonTable(english, "buck", new NeverStill(browserPlatform.clock));
  let view = await untilAsked(client);
  expect(heldIds(view)).toEqual(LESSON_HAND);
  expect(buckLesson.advice(english, view)).toEqual({ say: learnTexts(english).coach.bid, hint: null });
  await act(client, { type: "PLACE_BID", playerPosition: 0, amount: "PASS" });

  view = await untilAsked(client);
  expect(view.round).toBe(2);
  expect(heldIds(view)).toEqual(LESSON_HAND);
  expect(buckLesson.advice(english, view).say).toBe(learnTexts(english).coach.bidAgain);
  await act(client, { type: "PLACE_BID", playerPosition: 0, amount: 3 });

  view = await untilAsked(client);
  expect(buckLesson.advice(english, view).say).toBe(learnTexts(english).coach.declare);
  await act(client, { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "HEARTS" });

  for (view = await untilAsked(client); view.phase === "PLAYING"; view = await untilAsked(client)) {
    const { hint } = buckLesson.advice(english, view);
    if (hint === null) throw new Error("the teacher is silent");
    await act(client, { type: "PLAY_CARD", playerPosition: 0, cardId: hint });
  }
  expect(view.players[0]?.tricksTaken).toBeGreaterThanOrEqual(3);
  expect(buckLesson.advice(english, view).say).toBe(learnTexts(english).coach.done);

  await client.send({ type: "ready" });
  await vi.advanceTimersByTimeAsync(1_000);
  view = await untilAsked(client);
  expect(buckLesson.advice(english, view).say).toBe(learnTexts(english).coach.free);
  client.close();
});

async function untilAskedClassic(client: TableClient): Promise<euchre.View> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const game = client.store.getState().frame?.game;
    if (game?.game !== "euchre") throw new Error("no lesson");
    const { view } = game;
    if (euchre.derive(view).isMyTurn || view.phase === "ROUND_OVER") return view;
    await vi.advanceTimersByTimeAsync(1_000);
  }
  throw new Error("nothing is asked");
}

test("the classic lesson has the pupil pick up, discard, and march by following its advice", async () => {
  const client = await openLessonTable(english, "euchre", new NeverStill(browserPlatform.clock));
  let view = await untilAskedClassic(client);
  expect(euchreLesson.advice(english, view).say).toBe(learnTexts(english).coachClassic.pickUp);
  await act(client, { type: "CALL_TRUMP", playerPosition: 0, pickUp: true });

  view = await untilAskedClassic(client);
  expect(euchreLesson.advice(english, view)).toEqual({
    say: learnTexts(english).coachClassic.discard,
    hint: "CLUBS_9",
    expert: "once",
  });
  await act(client, { type: "DISCARD", playerPosition: 0, cardId: "CLUBS_9" });

  const said = new Set<string>();
  for (
    view = await untilAskedClassic(client);
    view.phase === "PLAYING";
    view = await untilAskedClassic(client)
  ) {
    const { say, hint } = euchreLesson.advice(english, view);
    if (hint === null) throw new Error("the teacher is silent");
    said.add(say);
    await act(client, { type: "PLAY_CARD", playerPosition: 0, cardId: hint });
  }
  expect(said).toContain(learnTexts(english).coachClassic.leadTrump);
  expect(view.tricksWon).toMatchObject({ a: 5 });
  expect(euchreLesson.advice(english, view).say).toBe(learnTexts(english).coachClassic.done);
  client.close();
});

test("a pupil who turns the card down is stuck, names a suit, and is taught all the same", async () => {
  const client = await openLessonTable(english, "euchre", new NeverStill(browserPlatform.clock));
  await untilAskedClassic(client);
  await act(client, { type: "PASS_TRUMP", playerPosition: 0 });
  let view = await untilAskedClassic(client);
  expect(euchreLesson.advice(english, view).say).toBe(learnTexts(english).coachClassic.stuck);
  await act(client, { type: "CALL_TRUMP", playerPosition: 0, suit: "DIAMONDS" });
  view = await untilAskedClassic(client);
  const playable = euchre.derive(view).playableCards.map(({ id }) => id);
  expect(playable).toContain(euchreLesson.advice(english, view).hint);
  client.close();
});

test("where the pupil leaves the script, an expert advises", async () => {
  const client = await openLessonTable(english, "buck", new NeverStill(browserPlatform.clock));
  await untilAsked(client);
  await act(client, { type: "PLACE_BID", playerPosition: 0, amount: 3 });
  await untilAsked(client);
  await act(client, { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "SPADES" });
  expect(buckLesson.advice(english, await untilAsked(client))).toEqual({
    say: learnTexts(english).coach.expert,
    hint: null,
    expert: "always",
  });
  client.close();
});

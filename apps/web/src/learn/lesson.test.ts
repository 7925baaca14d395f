import type { TableClient } from "@buck/client";
import { buck } from "@buck/engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coachTexts } from "../texts/learn.ts";
import { adviceFor } from "./coach.ts";
import { openLessonTable } from "./lessonTable.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal("addEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

async function act(client: TableClient, action: buck.Decision): Promise<void> {
  const answer = await client.send({ type: "act", action });
  expect(answer).toMatchObject({ ok: true });
}

const heldIds = (view: buck.View) =>
  buck
    .ownHand(view)
    .map(({ id }) => id)
    .toSorted();

test("the lesson deals its hand again to a pupil who passes, and teaches it to the end", async () => {
  const client = await openLessonTable();
  let view = await untilAsked(client);
  expect(heldIds(view)).toEqual(LESSON_HAND);
  expect(adviceFor(view)).toEqual({ say: coachTexts.bid, hint: null });
  await act(client, { type: "PLACE_BID", playerPosition: 0, amount: "PASS" });

  view = await untilAsked(client);
  expect(view.round).toBe(2);
  expect(heldIds(view)).toEqual(LESSON_HAND);
  expect(adviceFor(view).say).toBe(coachTexts.bidAgain);
  await act(client, { type: "PLACE_BID", playerPosition: 0, amount: 3 });

  view = await untilAsked(client);
  expect(adviceFor(view).say).toBe(coachTexts.declare);
  await act(client, { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "HEARTS" });

  for (view = await untilAsked(client); view.phase === "PLAYING"; view = await untilAsked(client)) {
    const { hint } = adviceFor(view);
    if (hint === null) throw new Error("the teacher is silent");
    await act(client, { type: "PLAY_CARD", playerPosition: 0, cardId: hint });
  }
  expect(view.players[0]?.tricksTaken).toBeGreaterThanOrEqual(3);
  expect(adviceFor(view).say).toBe(coachTexts.done);

  await client.send({ type: "ready" });
  await vi.advanceTimersByTimeAsync(1_000);
  view = await untilAsked(client);
  expect(adviceFor(view).say).toBe(coachTexts.free);
  client.close();
});

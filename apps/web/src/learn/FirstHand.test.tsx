import { bestChoice, evaluate, reasons } from "@buck/bots";
import type { DecisionAdvice } from "@buck/bots/worker";
import type { GameName } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../test/renderTable.tsx";
import { coachClassicTexts } from "../texts/coachClassic.ts";
import { coachTexts } from "../texts/coach.ts";
import { FirstHand } from "./FirstHand.tsx";

/** What the worker of the page would answer, at once and on this thread. */
vi.mock("../bots/botPool.ts", () => ({
  adviceInWorker: async <Name extends GameName>({ game, view }: GameFrame<Name>): Promise<DecisionAdvice> => {
    const evaluation = evaluate(game, view, { worlds: 60, random: () => 0.5 });
    return { evaluation, best: bestChoice(evaluation).action, reasons: reasons(game, view, evaluation) };
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => document.querySelector(".coach")?.textContent;
const bars = () => document.querySelectorAll(".worth").length;
const hint = () => document.querySelector('.why[data-hint="true"]')?.textContent ?? null;

/** Lets the table go on until the teacher says this and the pupil is asked. */
async function until(sentence: string): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const isAsked = document.querySelector('.prompt[data-turn="true"]') !== null;
    if (isAsked && said() === sentence) return;
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  throw new Error(`never said: ${sentence}`);
}

/** Lets the hint come, where one was asked for. */
const think = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test("a pupil who follows the script sees one hint, for a card after the bid is made", async () => {
  render(<FirstHand game="buck" />);
  await until(coachTexts.bid);
  press("Bid 3");
  await until(coachTexts.declare);
  press(/^Hearts/);
  for (const [sentence, card] of [
    [coachTexts.right, /^Jack of hearts/],
    [coachTexts.left, /^Jack of diamonds/],
    [coachTexts.ace, /^Ace of hearts/],
  ] as const) {
    await until(sentence);
    await think();
    expect(bars()).toBe(0);
    press(card);
  }
  await until(coachTexts.rest);
  await think();
  expect(hint()).toBe("Play the king of clubs: it has the best chance of taking the trick.");
  expect(bars()).toBe(2);
  press(/^King of clubs/);
  await until(coachTexts.last);
  await think();
  expect([hint(), bars()]).toEqual([null, 0]);
});

test("a pupil of classic Euchre sees one, for the discard", async () => {
  render(<FirstHand game="euchre" />);
  await until(coachClassicTexts.pickUp);
  expect(bars()).toBe(0);
  press(/^Pick up/);
  await until(coachClassicTexts.discard);
  await think();
  expect(hint()).toBe("Discard the nine of clubs: you have no more clubs then, and can trump.");
  expect(bars()).toBe(6);
  press(/^Nine of clubs/);
  await until(coachClassicTexts.ruff);
  await think();
  expect([hint(), bars()]).toEqual([null, 0]);
});

test("whoever has hints already keeps them", async () => {
  render(<FirstHand game="euchre" />);
  await until(coachClassicTexts.pickUp);
  press("Ask for a hint");
  await think();
  press(/^Pick up/);
  await until(coachClassicTexts.discard);
  await think();
  expect(bars()).toBe(6);
  press(/^Nine of clubs/);
  await until(coachClassicTexts.ruff);
  await think();
  expect(screen.getByRole("button", { name: "Hide the hint" })).not.toBeNull();
  expect(bars()).toBeGreaterThan(1);
});

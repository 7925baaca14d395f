import { bestChoice, evaluate, reasons } from "@buck/bots";
import type { DecisionAdvice } from "@buck/bots/worker";
import type { GameName } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press } from "../../test/renderTable.tsx";
import { FirstHand } from "./FirstHand.tsx";
import { english } from "../texts/language.ts";
import { learnTexts } from "../texts/en/learn.ts";

/** What the worker of the page would answer, at once and on this thread. */
vi.mock("../device/botPool.ts", () => ({
  adviceInWorker: async <Name extends GameName>({ game, view }: GameFrame<Name>): Promise<DecisionAdvice> => {
    const evaluation = evaluate(game, view, { worlds: 60, random: () => 0.5 });
    return { evaluation, best: bestChoice(evaluation).action, reasons: reasons(game, view, evaluation) };
  },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => document.querySelector(".coach p")?.textContent;
const bars = () => document.querySelectorAll(".worth").length;
const hint = () => document.querySelector('.why[data-hint="true"]')?.textContent ?? null;

/** Lets the table go on until the teacher says this and the pupil is asked. */
async function until(sentence: string): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 1) {
    const isAsked = document.querySelector('.prompt[data-turn="true"]') !== null;
    if (isAsked && said() === sentence) return;
    const next = screen.queryByRole("button", { name: "Next" });
    if (next !== null) press("Next");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  throw new Error(`never said: ${sentence}`);
}

/** Lets the hint come, where one was asked for. */
const think = () => act(() => vi.advanceTimersByTimeAsync(1_000));

test("a pupil who follows the script sees one hint, for a card after the bid is made", async () => {
  render(<FirstHand game="buck" />);
  await until(learnTexts(english).coach.bid);
  press("Bid 3");
  await until(learnTexts(english).coach.declare);
  press(/^Hearts/);
  for (const [sentence, card] of [
    [learnTexts(english).coach.right, /^Jack of hearts/],
    [learnTexts(english).coach.left, /^Jack of diamonds/],
    [learnTexts(english).coach.ace, /^Ace of hearts/],
  ] as const) {
    await until(sentence);
    await think();
    expect(bars()).toBe(0);
    press(card);
  }
  await until(learnTexts(english).coach.rest);
  await think();
  expect(hint()).toBe("Play the king of clubs: it has the best chance of taking the trick.");
  expect(bars()).toBe(2);
  press(/^King of clubs/);
  await until(learnTexts(english).coach.last);
  await think();
  expect([hint(), bars()]).toEqual([null, 0]);
});

test("the table waits at each new sentence until the pupil goes on, and at none twice", async () => {
  const coach = learnTexts(english).coach;
  render(<FirstHand game="buck" />);
  for (const sentence of [coach.deal, coach.reveal, coach.listen]) {
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(said()).toBe(sentence);
    press("Next");
  }
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(said()).toBe(coach.bid);
  expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
});

test("a pupil of classic Euchre sees one, for the discard", async () => {
  render(<FirstHand game="euchre" />);
  await until(learnTexts(english).coachClassic.pickUp);
  expect(bars()).toBe(0);
  press(/^Pick up/);
  await until(learnTexts(english).coachClassic.discard);
  await think();
  expect(hint()).toBe("Discard the nine of clubs: it leaves you without clubs, so you can trump them.");
  expect(bars()).toBe(6);
  press(/^9 of clubs/);
  await until(learnTexts(english).coachClassic.ruff);
  await think();
  expect([hint(), bars()]).toEqual([null, 0]);
});

test("whoever has hints already keeps them", async () => {
  render(<FirstHand game="euchre" />);
  await until(learnTexts(english).coachClassic.pickUp);
  press("Ask for a hint");
  await think();
  press(/^Pick up/);
  await until(learnTexts(english).coachClassic.discard);
  await think();
  expect(bars()).toBe(6);
  press(/^9 of clubs/);
  await until(learnTexts(english).coachClassic.ruff);
  await think();
  expect(screen.getByRole("button", { name: "Hide the hint" })).not.toBeNull();
  expect(bars()).toBeGreaterThan(1);
});

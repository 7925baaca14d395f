import { bestChoice, evaluate, reasons, REASON_KEYS } from "@buck/bots";
import type { Reason } from "@buck/bots";
import type { ClientState } from "@buck/client";
import type { Settings } from "@buck/protocol";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { hintSentence } from "@buck/words";
import { cards } from "../../cards/notation.ts";
import { button, press, renderTable } from "../../../test/renderTable.tsx";
import { still } from "../../dev/buck.ts";
import { classicStill } from "../../dev/euchre.ts";
import { callOf } from "../../games/euchre/moment.ts";
import { EuchreControls } from "../../games/euchre/EuchreControls.tsx";
import { WorthBar } from "./WorthBar.tsx";
import { worthOf } from "../session/advice.ts";
import { english } from "../../texts/language.ts";

/** What the worker of the page would answer, at once and on this thread. */
const worker = vi.hoisted(() => ({ isLate: false }));
vi.mock("../../device/botPool.ts", () => ({
  adviceInWorker: async ({ view }: { view: ReturnType<typeof still>["view"] }) => {
    if (worker.isLate) return null;
    const evaluation = evaluate("buck", view, { worlds: 4, random: () => 0 });
    return { evaluation, best: bestChoice(evaluation).action, reasons: reasons("buck", view, evaluation) };
  },
}));

function at(name: string, hints: Settings["hints"]): ClientState {
  const { state } = still(name);
  if (state.frame === null) throw new Error("no frame");
  const { table } = state.frame;
  const frame = { ...state.frame, table: { ...table, settings: { ...table.settings, hints } } };
  return { ...state, frame };
}

/** The next hand, with the deal as what has just happened. */
function dealt(): ClientState {
  const state = at("bid", "all");
  const { view } = still("bid");
  const game = { game: "buck", view, events: [{ type: "biddingOpened", playerPosition: 0 }] } as const;
  return { ...state, frame: state.frame && { ...state.frame, game: { ...game, events: [...game.events] } } };
}

const DONE = { ok: true, version: 1 } as const;
const line = () => document.querySelector(".why")?.textContent;
const bars = () => document.querySelectorAll(".worth");

/** Buttons with a bar of which a screen reader does not tell what it says: a label hides what stands in a button. */
function unspokenBars(): readonly (string | null)[] {
  const spoken = /about (\S+ points? (up|down)|the same score)$/;
  return [...bars()]
    .map((bar) => bar.closest("button"))
    .filter((choice) => {
      const told = choice?.ariaLabel === null ? choice.textContent : choice?.getAttribute("aria-description");
      return !spoken.test(told ?? "");
    })
    .map((choice) => choice?.outerHTML ?? null);
}

test("there is no button at a table without hints, and none while others are on turn", () => {
  renderTable(at("follow", "off"));
  expect(screen.queryByRole("button", { name: "Ask for a hint" })).toBeNull();
});

test("whoever asks tells the table, and sees a sentence and a bar on every choice", async () => {
  const { sent, answer } = renderTable(at("follow", "learners"));
  expect(bars()).toHaveLength(0);
  press("Ask for a hint");
  expect(sent).toEqual([{ type: "askForHint" }]);
  await answer(DONE);
  await waitFor(() => expect(bars()).toHaveLength(2));
  expect(unspokenBars()).toEqual([]);
  expect(document.querySelectorAll('.worth[data-best="true"]')).toHaveLength(1);
  expect(document.querySelector(".why")?.textContent).toMatch(/^Play the .*: .*\.$/);
  expect(document.querySelector(".controls")?.textContent).toBe(
    "Longer bars are better; − is nearer to zero.",
  );
  press("Hide the hint");
  expect(bars()).toHaveLength(0);
  expect(document.querySelector(".controls")?.textContent).not.toContain("bar");
});

test("whoever got no hint in time asks again, and reads it in the place of the apology", async () => {
  const { answer } = renderTable(at("follow", "learners"));
  worker.isLate = true;
  press("Ask for a hint");
  await answer(DONE);
  await waitFor(() => expect(line()).toBe("No hint this time. Please ask again."));
  worker.isLate = false;
  press("Ask for a hint");
  expect(line()).not.toContain("No hint");
  await answer(DONE);
  await waitFor(() => expect(line()).toMatch(/^Play the .*: .*\.$/));
});

test("the asker reads and hears the hint, not that they asked for it", async () => {
  const state = at("follow", "learners");
  const { answer, show, session } = renderTable(state);
  press("Ask for a hint");
  const game = state.frame?.game ?? null;
  const asked = { type: "askedForHint", position: 0, name: "Dana" } as const;
  show(state, { news: [asked], game: game && { ...game, events: [] } });
  expect(screen.queryByRole("status")).toBeNull();
  await answer(DONE);
  await waitFor(() => expect(document.querySelector(".why")?.textContent).toMatch(/^Play the .*: .*\.$/));
  expect(session.ui.getState().polite).toBe(document.querySelector(".why")?.textContent);
});

test.each(["bid", "declare", "fold"])(
  "to %s there are bars on the buttons, and what they mean",
  async (name) => {
    const { answer } = renderTable(at(name, "learners"));
    press("Ask for a hint");
    expect(screen.queryByText(/bars are better/)).toBeNull();
    await answer(DONE);
    await waitFor(() => expect(bars().length).toBeGreaterThan(1));
    expect(unspokenBars()).toEqual([]);
    expect(screen.getByText(/− is nearer to zero/).closest(".prompt")).not.toBeNull();
    press("Hide the hint");
    expect(screen.queryByText(/bars are better/)).toBeNull();
  },
);

test("of calls with a partner, bars mean points for one's own team", async () => {
  const { state } = classicStill("classic-order");
  const { session } = renderTable(state);
  const game = state.frame?.game;
  if (game?.game !== "euchre") throw new Error("no game");
  const evaluation = evaluate("euchre", game.view, { worlds: 4, random: () => 0 });
  const advice = { game, evaluation, best: bestChoice(evaluation).action, reasons: [] };
  act(() => session.ui.setState({ advice }));
  expect(bars().length).toBeGreaterThan(1);
  expect(unspokenBars()).toEqual([]);
  expect(screen.getByText(/\+ is for your team/).closest(".prompt")).not.toBeNull();
});

test("going alone has a bar, and the mark when an expert would", () => {
  const { view } = classicStill("classic-order");
  const alone = callOf(view, { suit: "HEARTS", alone: true });
  const worth = (decision: object) =>
    JSON.stringify(decision) === JSON.stringify(alone)
      ? { change: 1.9, share: 1, isBest: true }
      : { change: 0.5, share: 0.5, isBest: false };
  render(<EuchreControls view={view} act={() => undefined} worth={worth} />);
  const marked = [...document.querySelectorAll('.worth[data-best="true"]')];
  expect(marked.map((bar) => bar.closest("button")?.textContent)).toEqual(["Alone+1.9, about 1.9 points up"]);
});

test("a table that refuses is heard, and nothing is shown", async () => {
  const { answer } = renderTable(at("follow", "learners"));
  press("Ask for a hint");
  await answer({ ok: false, code: "HINTS_OFF", message: "This table plays without hints.", version: 1 });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("without hints"));
  expect(bars()).toHaveLength(0);
});

test("a hint goes with its question, and where hints are for all it comes again", async () => {
  const { answer, show, session, sent } = renderTable(at("follow", "all"));
  press("Ask for a hint");
  await answer(DONE);
  await waitFor(() => expect(bars()).toHaveLength(2));
  show(dealt());
  expect(session.ui.getState().advice).toBe("thinking");
  expect(sent).toHaveLength(2);
  await answer(DONE);
  await waitFor(() => expect(bars().length).toBeGreaterThan(2));
  act(() => void session.act({ type: "PLACE_BID", playerPosition: 0, amount: "PASS" }));
  expect(bars()).toHaveLength(0);
});

test("the key of the button asks too", () => {
  renderTable(at("follow", "learners"));
  expect(button("Ask for a hint").getAttribute("aria-keyshortcuts")).toBe("I H");
});

test("bars are as long as the points, and what wins most often is marked, whatever its points", () => {
  const { state, view } = still("follow");
  const game = state.frame?.game;
  if (game === undefined || game === null) throw new Error("no game");
  const { choices, ...counted } = evaluate("buck", view, { worlds: 4, random: () => 0 });
  const [first, second] = choices;
  if (first === undefined || second === undefined) throw new Error("no choice");
  const dear = { ...first, points: 2, winChance: 0.1 };
  const safe = { ...second, points: 1, winChance: 0.6 };
  const evaluation = { ...counted, choices: [dear, safe] };
  const advice = { game, evaluation, best: bestChoice(evaluation).action, reasons: [] };
  const worth = ({ action }: typeof dear) => (action.type === "PLAY_CARD" ? worthOf(advice, action) : null);
  // In Buck Euchre scores go down.
  expect(worth(dear)).toEqual({ change: -2, share: 1, isBest: false });
  expect(worth(safe)).toEqual({ change: -1, share: 0, isBest: true });
});

test.each([
  [-2.34, "−2.3, about 2.3 points down"],
  [5, "+5, about 5 points up"],
  [-1.04, "−1, about 1 point down"],
  [-0.04, "0, about the same score"],
])("a change of %d reads as on the sheet of scores: %s", (change, told) => {
  render(<WorthBar worth={{ change, share: 1, isBest: false }} />);
  expect(document.querySelector(".worth")?.textContent).toBe(told);
});

test.each(REASON_KEYS)("the reason %s is a sentence without gaps", (key) => {
  const { view } = still("follow");
  const hand = view.players[0]?.hand ?? [];
  const reason: Reason = { key, cards: hand.slice(0, 2), suit: "HEARTS", tricks: 3 };
  const sentence = hintSentence(english, {
    action: { type: "PLACE_BID", playerPosition: 0, amount: 3 },
    reasons: [reason],
    hand,
    trump: "HEARTS",
    turnUp: null,
    dealer: 3,
  });
  expect(sentence).toMatch(/^Bid 3: [^{}]{10,}\.$/);
});

test.each([
  { dealer: 0, sentence: "Pick up spades, alone" },
  { dealer: 3, sentence: "Order up spades, alone" },
] as const)("the dealer at seat $dealer: $sentence", ({ dealer, sentence }) => {
  const [turnUp = null] = cards("9S");
  const action = { type: "CALL_TRUMP", playerPosition: 0, goAlone: true } as const;
  expect(hintSentence(english, { action, reasons: [], hand: [], trump: null, turnUp, dealer })).toBe(
    sentence,
  );
});

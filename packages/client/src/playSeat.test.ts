import { FULL_DECK } from "@buck/engine/testing";
import { buck } from "@buck/engine";
import type { Answer, Command, Frame } from "@buck/protocol";
import { expect, test } from "vitest";
import { atTable, frame, welcome } from "../test/fakeTable.ts";
import type { FakeTable } from "../test/fakeTable.ts";
import { legalDecisions, nextCommand, playSeat } from "./playSeat.ts";

const PLAYER = {
  role: "player",
  personId: "ann",
  position: 0,
  leftSeat: null,
  freeSeats: [],
  isRemoved: false,
  mayUndo: false,
  isHost: true,
} as const;
const REFUSED: Answer = { ok: false, code: "STALE", message: "Look again.", version: 1 };
const PASS = { type: "act", action: { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } } as const;

/** Seat 0 is to bid when seat 3 has dealt. */
function bidding(version: number, dealerPosition = 3, change: Partial<Frame> = {}): Frame {
  const actions = [
    ...["ann", "ben", "cleo", "dov"].map((id) => ({ type: "ADD_PLAYER", id, name: id })),
    { type: "CHOOSE_DEALER", dealerPosition },
    { type: "DEAL", deck: FULL_DECK },
    { type: "OPEN_BIDDING" },
  ];
  const state = actions.reduce((before, action) => {
    const result = buck.apply(before, action);
    return result.ok ? result.state : before;
  }, buck.create());
  return frame(version, {
    you: PLAYER,
    game: { game: "buck", view: buck.view(state, 0), events: [] },
    ...change,
  });
}

test("whoever is to bid may decide, and nobody else", () => {
  expect(legalDecisions(bidding(1)).length).toBeGreaterThan(1);
  expect(legalDecisions(bidding(1, 0))).toEqual([]);
  expect(legalDecisions(frame(1))).toEqual([]);
});

const passing = (shown: Frame) => nextCommand(shown, () => PASS.action);

test("a decision is said when it is due, and not while the table is paused", () => {
  const shown = bidding(1);
  expect(passing(shown)).toEqual(PASS);
  expect(passing(bidding(1, 0))).toBeNull();
  expect(passing({ ...shown, table: { ...shown.table, paused: true } })).toBeNull();
});

test("the next hand may come once, not twice", () => {
  const { game, table } = bidding(1, 0);
  if (game?.game !== "buck") throw new Error("no game");
  const over = { ...game, view: { ...game.view, phase: "ROUND_OVER" } } as const;
  const shown = bidding(1, 0, { game: over });
  expect(passing(shown)).toEqual({ type: "ready" });
  expect(passing({ ...shown, table: { ...table, ready: [0] } })).toBeNull();
});

function play(table: FakeTable, next: (shown: Frame) => Command | null | Promise<Command | null> = passing) {
  return playSeat(table.client, { clock: table.clock, next });
}

const sent = ({ sent: messages }: FakeTable) => messages.map(({ command }) => command);

test("a seat is played at once and after every frame", async () => {
  const table = atTable();
  table.answers = [
    { ok: true, version: 3 },
    { ok: true, version: 5 },
  ];
  table.line.welcome(welcome(2, { frame: bidding(2) }));
  play(table);
  await table.clock.pass(0);
  table.line.frame(bidding(3, 0));
  table.line.frame(bidding(4));
  await table.clock.pass(0);
  expect(sent(table)).toEqual([PASS, PASS]);
});

test("a refused decision is tried again after a while, or as soon as something changes", async () => {
  const table = atTable();
  table.answers = [REFUSED, REFUSED];
  table.line.welcome(welcome(2, { frame: bidding(2) }));
  play(table);
  await table.clock.pass(999);
  expect(sent(table)).toHaveLength(1);
  await table.clock.pass(1);
  expect(sent(table)).toHaveLength(2);
  table.line.frame(bidding(3));
  await table.clock.pass(0);
  expect(sent(table)).toHaveLength(3);
});

test("what was decided for an older frame is not said", async () => {
  const table = atTable();
  const waiting: ((command: Command | null) => void)[] = [];
  table.line.welcome(welcome(2, { frame: bidding(2) }));
  play(table, () => new Promise((resolve) => waiting.push(resolve)));
  table.line.frame(bidding(3, 0));
  waiting.shift()?.(PASS);
  await table.clock.pass(0);
  expect(sent(table)).toEqual([]);
  expect(waiting).toHaveLength(1);
});

test("whoever stops says nothing more", async () => {
  const table = atTable();
  const stop = play(table);
  stop();
  table.line.frame(bidding(2));
  await table.clock.pass(10_000);
  expect(sent(table)).toEqual([]);
});

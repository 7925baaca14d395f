import { FULL_DECK, POSITIONS } from "@buck/engine/testing";
import { buck } from "@buck/engine";
import type { Frame, OwnUpdate, Seat, SharedUpdate } from "@buck/protocol";
import { expect, test } from "vitest";
import { atTable, chatLine, FakeTable, frame, welcome } from "../test/fakeTable.ts";
import { applyUpdate, readUpdate } from "./update.ts";

const NOBODY = { here: [], watchers: 0, watcherNames: [] };
const AT = 1_700_000_000_500;

function after(last: Frame, shared: Partial<SharedUpdate>, own?: OwnUpdate, presence: typeof HERE = NOBODY) {
  return applyUpdate(last, { shared: { version: last.version + 1, at: AT, ...shared }, own }, presence);
}

const HERE: {
  readonly here: Frame["table"]["ready"];
  readonly watchers: number;
  readonly watcherNames: readonly string[];
} = {
  here: [1],
  watchers: 0,
  watcherNames: [],
};

const SEATS: readonly Seat[] = POSITIONS.map((position) => ({
  kind: "bot",
  position,
  name: `Bot ${position}`,
  level: "easy",
}));

/** A table with four players that is about to deal, then deals. */
function deal() {
  const actions: readonly buck.Action[] = [
    ...POSITIONS.map(
      (position) => ({ type: "ADD_PLAYER", id: `p${position}`, name: `Bot ${position}` }) as const,
    ),
    { type: "CHOOSE_DEALER", dealerPosition: 3 },
  ];
  const before = actions.reduce((state, action) => played(state, action).state, buck.create());
  return { before, ...played(before, { type: "DEAL", deck: FULL_DECK }) };
}

function played(state: buck.GameState, action: buck.Action) {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(result.code);
  return result;
}

function dealing() {
  const { before, state, events } = deal();
  const game = { game: "buck", view: buck.view(before, 1), events: [] } as const;
  const last = frame(4, { game, table: { ...frame(4).table, seats: SEATS } });
  const update = { game: "buck", events } as const;
  const own = { own: { game: "buck", hand: state.players[1]?.hand ?? [] } } as const;
  return { last, update, own, state };
}

test("what is left out stays as it was", () => {
  const last = frame(3, {
    news: [{ type: "started" }],
    said: [chatLine(3)],
    timer: { kind: "next", msLeft: 9 },
  });
  expect(after(last, {})).toEqual({
    ...last,
    version: 4,
    table: { ...last.table, updatedAt: AT },
    news: [],
    said: [],
    timer: null,
  });
});

test("the table is changed field by field, and finished games are added", () => {
  const next = after(frame(3), { table: { locked: true, ready: [2] }, finished: "g".repeat(22) });
  expect(next?.table).toMatchObject({
    locked: true,
    ready: [2],
    paused: false,
    finishedGames: ["g".repeat(22)],
  });
  const many = Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(22, "g"));
  const full = frame(3, { table: { ...frame(3).table, finishedGames: many } });
  expect(after(full, { finished: "h".repeat(22) })?.table.finishedGames).toEqual([
    ...many.slice(1),
    "h".repeat(22),
  ]);
});

test("what this person alone is told comes before what everybody is told", () => {
  const you = { ...frame(3).you, isHost: true };
  const shared = { timer: { kind: "turn", msLeft: 9 }, news: [{ type: "locked" }] } as const;
  const own: OwnUpdate = { you, said: [chatLine(4)], timer: { kind: "turn", msLeft: 5 } };
  expect(after(frame(3), shared, own)).toMatchObject({
    you,
    said: [{ id: 4 }],
    timer: { msLeft: 5 },
    news: shared.news,
  });
});

test("the game is followed, with the own cards, the names of the seats and who is here", () => {
  const { last, update, own, state } = dealing();
  const next = after(last, { game: update }, own, HERE);
  const expected = buck.view(state, 1);
  const players = expected.players.map((player) => ({ ...player, connected: player.position === 1 }));
  expect(next?.game).toEqual({ game: "buck", view: { ...expected, players }, events: update.events });
  expect(next && after(next, {}, undefined, NOBODY)?.game).toMatchObject({ view: { round: 1 }, events: [] });
});

test.each<[string, () => ReturnType<typeof after>]>([
  ["a game that is not shown", () => after(frame(4), { game: dealing().update })],
  ["another game", () => after(dealing().last, { game: { game: "euchre", events: [] } })],
])("%s does not lead to what the table has", (_, follow) => {
  expect(follow()).toBeNull();
});

test("a game that is sent whole replaces the last one, also with nothing", () => {
  const { last } = dealing();
  expect(after(frame(4), {}, { game: last.game })?.game).toEqual(last.game);
  expect(after(last, {}, { game: null })?.game).toBeNull();
});

test("both parts are read strictly", () => {
  const least = { version: 2, at: AT };
  expect(readUpdate([least])).toMatchObject({ success: true, data: { shared: least } });
  expect(readUpdate([least, { said: [chatLine(2)] }])).toMatchObject({
    data: { own: { said: [{ id: 2 }] } },
  });
  for (const parts of [[], [null], [{ version: 2 }], [least, { extra: 1 }], [{ ...least, extra: 1 }]]) {
    expect(readUpdate(parts).success).toBe(false);
  }
});

test("a client shows what an update makes of its frame", () => {
  const table = atTable(3);
  table.line.update({ shared: { version: 4, at: AT }, own: { said: [chatLine(4)] } });
  expect(table.now).toMatchObject({ isResync: false, frame: { version: 4 }, chat: [{ id: 4 }] });
});

test.each([2, 3])("an update that is not newer (version %i after 3) changes nothing", (version) => {
  const table = atTable(3);
  const before = table.now;
  table.line.update({ shared: { version, at: AT }, own: undefined });
  expect([table.now, table.resyncs]).toEqual([before, 0]);
});

test.each<[string, FakeTable, SharedUpdate, OwnUpdate?]>([
  ["a gap", atTable(3), { version: 5, at: AT }],
  ["an update before the first welcome", new FakeTable(), { version: 1, at: AT }],
  ["a game that cannot be followed", atTable(3), { version: 4, at: AT, game: dealing().update }],
  ["another role", atTable(3), { version: 4, at: AT }, { you: { ...frame(1).you, role: "watcher" } }],
])("after %s the whole picture is asked for", (_, table, shared, own) => {
  const { frame: shown } = table.now;
  table.line.update({ shared, own });
  expect([table.now.frame, table.resyncs]).toEqual([shown, 1]);
  table.line.welcome(welcome(9));
  expect(table.now).toMatchObject({ isResync: true, frame: { version: 9 } });
});

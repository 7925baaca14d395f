import { buck, POSITIONS } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Frame as TableFrame, Seat } from "@buck/protocol";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { still } from "../../gallery/fixtures.ts";
import type { Frame } from "../GameClient.ts";
import { gameClient } from "./gameClient.ts";
import type { Live } from "./live.ts";

const SEATS: readonly Seat[] = [
  { kind: "person", position: 0, personId: "p0", name: "Dana", covered: false },
  { kind: "person", position: 1, personId: "p1", name: "Bo", covered: true },
  { kind: "person", position: 2, personId: "p2", name: "Ann", covered: false },
  { kind: "bot", position: 3, name: "Cy", level: "medium" },
];

function tableFrame(change: Partial<TableFrame> = {}): TableFrame {
  const { view, events } = still("follow");
  return {
    version: 4,
    table: {
      code: "ACDE-FGHJ-2345",
      settings: { ...DEFAULT_SETTINGS, turnTimer: 30 },
      stage: "playing",
      host: "p2",
      locked: false,
      paused: false,
      seats: SEATS,
      ready: [],
      gameId: null,
      finishedGames: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    },
    you: { role: "player", personId: "p0", position: 0, isHost: false },
    game: { game: "buck", view, events },
    news: [],
    said: [],
    timer: { kind: "turn", msLeft: 12_000 },
    ...change,
  };
}

/** A live table without a line: the test says what it has heard. */
function unmutedLines() {
  const store = createStore<Live>(() => ({
    connection: "online",
    ending: null,
    frame: tableFrame(),
    frameAt: 1_000,
    isResync: true,
    presence: { here: [0], watchers: 2 },
    chat: [],
  }));
  const frames: Frame[] = [];
  const client = gameClient({ store, send: () => Promise.reject(new Error("nothing is sent here")) });
  client.subscribe((message) => message.type === "frame" && frames.push(message.frame));
  return { store, latest: () => frames.at(-1) };
}

test("seats tell who is here, who is away and whom a bot covers", () => {
  expect(unmutedLines().latest()?.table.seats).toEqual([
    { position: 0, presence: "here", covered: false },
    { position: 1, presence: "away", covered: true },
    { position: 2, presence: "away", covered: false },
    { position: 3, presence: "bot", covered: false },
  ]);
});

test("timers count from when the frame came", () => {
  const { latest } = unmutedLines();
  expect(latest()?.table).toMatchObject({ turnEndsAt: 13_000, turnMs: 30_000, nextHandAt: null });
});

test("the host is a position, and a table without a title has a name", () => {
  expect(unmutedLines().latest()?.table).toMatchObject({ hostPosition: 2, name: "Card table", watching: 2 });
});

test("the first picture and a resync act nothing out", () => {
  const { latest } = unmutedLines();
  expect(latest()).toMatchObject({ resync: true, moment: { effects: { lines: 0, dealt: false } } });
});

test("a frame that follows tells what happened", () => {
  const { store, latest } = unmutedLines();
  const news = [{ type: "returned", position: 1, name: "Bo" }] as const;
  store.setState({ frame: tableFrame({ version: 5, news }), isResync: false });
  expect(latest()).toMatchObject({ resync: false, version: 5, news, moment: { effects: { dealt: true } } });
});

test("somebody coming or going shows at once and repeats nothing", () => {
  const { store, latest } = unmutedLines();
  store.setState({ presence: { here: [0, 1], watchers: 0 } });
  expect(latest()?.table.seats[1]?.presence).toBe("here");
  expect(latest()).toMatchObject({ resync: false, news: [], moment: { effects: { lines: 0 } } });
});

test("without a game there is nothing to show", () => {
  const { store, latest } = unmutedLines();
  const before = latest();
  store.setState({ frame: tableFrame({ version: 6, game: null }) });
  expect(latest()).toBe(before);
});

test("every seat of a view has its picture", () => {
  const { view } = still("follow");
  const seats = unmutedLines().latest()?.moment.seats ?? [];
  expect(seats.map(({ position }) => position)).toEqual(POSITIONS);
  expect(seats.filter(({ isTurn }) => isTurn).map(({ position }) => position)).toEqual(buck.toAct(view));
});

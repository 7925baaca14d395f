import * as fake from "fake-indexeddb";
import type { ClientState } from "@buck/client";
import type { Frame } from "@buck/protocol";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { finishedGame } from "../dev/playedGame.ts";
import { watchFinishedGames } from "./useKeepingGames.ts";
import type { FinishedHere } from "./useKeepingGames.ts";
import { gameArchive, GameArchive } from "./gameArchive.ts";
import { openGame } from "./openGame.ts";

beforeEach(() => {
  for (const [name, part] of Object.entries(fake)) vi.stubGlobal(name, part);
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
});
afterEach(() => void vi.unstubAllGlobals());

const game = (gameId: string, endedAt?: number) =>
  finishedGame("euchre", { gameId, ...(endedAt !== undefined && { endedAt }) });

test("a game that is kept here opens from where its keeper sat", async () => {
  await gameArchive.keep({ ...game("mine"), seat: 3 });
  expect(await openGame("mine")).toMatchObject({ ok: true, seat: 3, isPractice: false });
});

describe.each(["lasting", "refused"])("an archive that is %s", (kind) => {
  beforeEach(() => {
    if (kind === "refused") vi.stubGlobal("indexedDB", { open: () => void fail() });
  });

  test("keeps a game once, lists the newest first, and gives records back", async () => {
    const archive = new GameArchive();
    await archive.keep(game("older", 1_000_000_000_000));
    await archive.keep(game("newer", 1_600_000_000_000));
    await archive.keep(game("newer", 1_600_000_000_000));
    expect((await archive.list()).map(({ gameId }) => gameId)).toEqual(["newer", "older"]);
    expect(await archive.textOf("older")).toBe(game("older", 1_000_000_000_000).text);
    expect(await archive.find("older")).toMatchObject({ game: "euchre", seat: 0 });
    expect(await archive.textOf("unknown")).toBeNull();
    expect(await archive.isLasting()).toBe(kind === "lasting");
  });

  test("forgets one game, or all", async () => {
    const archive = new GameArchive();
    for (const id of ["a", "b", "c"]) await archive.keep(game(id));
    await archive.remove("b");
    expect(await archive.textOf("b")).toBeNull();
    expect((await archive.list()).map(({ gameId }) => gameId).toSorted()).toEqual(["a", "c"]);
    await archive.clear();
    expect(await archive.list()).toEqual([]);
    expect(await archive.textOf("a")).toBeNull();
  });

  test("keeps no game that breaks a rule", async () => {
    const archive = new GameArchive();
    expect(await archive.keep({ ...game("a"), text: "{}" })).toMatchObject({ code: "NOT_A_RECORD" });
    expect(await archive.list()).toEqual([]);
  });
});

test("games are there for the next page", async () => {
  await new GameArchive().keep(game("a"));
  expect(await new GameArchive().list()).toHaveLength(1);
});

test("the oldest game makes way when there are too many", async () => {
  const archive = new GameArchive(2);
  for (const [index, id] of ["second", "first", "third"].entries()) {
    await archive.keep(game(id, [2_000_000_000_000, 1_000_000_000_000, 3_000_000_000_000][index]));
  }
  expect((await archive.list()).map(({ gameId }) => gameId)).toEqual(["third", "second"]);
  expect(await archive.textOf("first")).toBeNull();
});

function fail(): never {
  throw new Error("refused");
}

const frame = (position: number | null, table: Partial<Frame["table"]>) =>
  ({ you: { position }, table: { gameId: null, finishedGames: [], ...table } }) as unknown as Frame;

function watch(first: Frame | null, answers: readonly boolean[] = []) {
  const store = createStore(() => ({ frame: first }) as ClientState);
  const kept: FinishedHere[] = [];
  const answer = [...answers];
  const stop = watchFinishedGames(store, async (finished) => {
    kept.push(finished);
    return answer.shift() ?? true;
  });
  const see = async (next: Frame) => {
    store.setState({ frame: next });
    await Promise.resolve();
  };
  return { see, kept, stop };
}

describe("at a live table", () => {
  test("a game that ends is kept once, for a seat", async () => {
    const { see, kept } = watch(frame(2, { gameId: "g" }));
    await see(frame(2, { gameId: "g", finishedGames: ["g"] }));
    await see(frame(2, { gameId: "g", finishedGames: ["g"] }));
    expect(kept).toEqual([{ gameId: "g", seat: 2 }]);
  });

  test("nothing is kept for whoever watches, nor of games before they came", async () => {
    const { see, kept } = watch(frame(null, { gameId: "g" }));
    await see(frame(null, { gameId: "g", finishedGames: ["g"] }));
    await see(frame(1, { gameId: "h", finishedGames: ["f", "g"] }));
    expect(kept).toEqual([]);
  });

  test("a game that ended while the line was cut is kept", async () => {
    const { see, kept } = watch(frame(1, { gameId: "g", finishedGames: ["f"] }));
    await see(frame(1, { gameId: "h", finishedGames: ["f", "g"] }));
    expect(kept).toEqual([{ gameId: "g", seat: 1 }]);
  });

  test("a record that cannot be had is asked for again", async () => {
    const over = { gameId: "g", finishedGames: ["g"] };
    const { see, kept } = watch(frame(0, over), [false, true]);
    await Promise.resolve();
    await see(frame(0, over));
    await see(frame(0, over));
    expect(kept).toHaveLength(2);
  });
});

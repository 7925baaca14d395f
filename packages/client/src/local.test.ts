import { dice, SimClock } from "@buck/authority/testing";
import { FULL_DECK } from "@buck/engine/testing";
import { chooseInProcess } from "@buck/bots";
import { buck, euchre } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Rules } from "@buck/protocol";
import { inProcessBots, makeTable, memoryStore } from "@buck/table";
import { expect, test } from "vitest";
import { defaultPlatform } from "./platform.ts";
import { connectTable, LOCAL_CODE, openLocal } from "./local.ts";
import type { LocalOptions } from "./local.ts";
import type { Platform } from "./platform.ts";
import { nextCommand, playSeat } from "./playSeat.ts";
import type { ClientState, TableClient } from "./tableClient.ts";

const SHORT_BUCK: Rules = { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 10 } };
const SHORT_EUCHRE: Rules = { game: "euchre", options: { ...euchre.PRESETS["whos-deal"], targetScore: 5 } };

function seededPlatform(seed: number) {
  const clock = new SimClock();
  const below = dice(seed);
  const platform: Platform = { ...defaultPlatform(), clock, random: { below, id: () => `id-${below(1e9)}` } };
  return { clock, platform };
}

async function open(options: Partial<LocalOptions> = {}, seed = 7) {
  const { clock, platform } = seededPlatform(seed);
  const client = await openLocal({ platform, name: "Ann", settings: { rules: SHORT_BUCK }, ...options });
  return { clock, client, now: () => client.store.getState(), below: dice(seed) };
}

/** The person's seat plays itself until it is as wanted. */
async function playUntil(
  client: TableClient,
  { clock, below }: { readonly clock: SimClock; readonly below: (below: number) => number },
  isWanted: (state: ClientState) => boolean,
): Promise<void> {
  const stop = playSeat(client, {
    clock,
    next: (frame) => nextCommand(frame, (game) => chooseInProcess({ ...game, level: "medium" }, below)),
  });
  await clock.pass(0);
  for (let step = 0; !isWanted(client.store.getState()); step += 1) {
    if (step > 5_000 || !(await clock.next())) throw new Error("The game does not go on");
  }
  stop();
}

const isInLaterHand = ({ frame }: ClientState) => (frame?.game?.view.round ?? 0) > 1;
const isOver = ({ frame }: ClientState) => frame?.game?.view.gameOver === true;

test("the game has begun, with the person at position 0 and three bots beside them", async () => {
  const { now } = await open();
  expect(now()).toMatchObject({ connection: "online", frame: { table: { stage: "playing" } } });
  expect(now().frame?.you).toMatchObject({ role: "player", position: 0, isHost: true });
  expect(now().frame?.table.seats.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot"]);
});

test("bots have the names and levels that were asked for, and else names of their own", async () => {
  const bots = [{ name: "Zed", level: "easy" }, { level: "medium" }, { level: "medium" }] as const;
  const { now } = await open({ bots, name: "Rosie" });
  const seats = now().frame?.table.seats ?? [];
  expect(seats[1]).toEqual({ kind: "bot", position: 1, name: "Zed", level: "easy" });
  const names = seats.map((seat) => (seat.kind === "empty" ? "" : seat.name));
  expect(new Set(names).size).toBe(4);
});

test.each([
  ["an empty name", { name: " " }],
  [
    "a bot that is called as the person",
    { bots: [{ name: "ann", level: "easy" }, { level: "easy" }, { level: "easy" }] },
  ],
] as const)("%s is refused", async (_, options) => {
  await expect(open(options)).rejects.toThrow(/NAME/);
});

test.each([SHORT_BUCK, SHORT_EUCHRE])(
  "a whole game of $game is played at once, and another after it",
  async (rules) => {
    const { client, clock, now, below } = await open({ settings: { rules } });
    await playUntil(client, { clock, below }, isOver);
    const first = now().frame?.table.gameId;
    expect(now().frame?.table.finishedGames).toEqual([first]);
    expect(now().evening).toEqual([
      {
        gameId: first,
        game: rules.game,
        endedAt: expect.any(Number),
        sittings: [{ hand: 0, names: expect.any(Array) }],
        points: expect.any(Array),
      },
    ]);
    const { evening } = now();
    // Asks for everything anew.
    client.reopen();
    await clock.pass(0);
    expect(now().evening).toEqual(evening);
    expect(await client.send({ type: "rematch" })).toMatchObject({ ok: true });
    await playUntil(client, { clock, below }, isInLaterHand);
    expect(now().frame?.table.gameId).not.toBe(first);
  },
);

test("frames are never missed, and the hand is told from its deal", async () => {
  const { client, clock, below } = await open();
  const versions: number[] = [];
  // The seat that plays itself leaves a result as soon as it sees it.
  const types: string[] = [];
  client.store.subscribe(({ frame, handEvents }) => {
    versions.push(frame?.version ?? 0);
    if (frame?.game?.view.phase === "ROUND_OVER" && types.length === 0) {
      types.push(...handEvents.map(({ type }) => type));
    }
  });
  await playUntil(client, { clock, below }, () => types.length > 0);
  expect(versions).toEqual(versions.map((_, index) => (versions[0] ?? 0) + index));
  expect([types[0], types.at(-1)]).toEqual(["dealt", "roundScored"]);
});

test("a pause holds bots back", async () => {
  const { client, clock, now } = await open();
  await client.send({ type: "pause" });
  const version = now().frame?.version;
  await clock.pass(60_000);
  expect(now().frame).toMatchObject({ version, table: { paused: true } });
});

test("known decks are dealt", async () => {
  const { client, clock, now, below } = await open({ nextDeck: () => FULL_DECK });
  await playUntil(client, { clock, below }, (state) => state.frame?.game?.view.phase !== "DEALING");
  const shown = now().frame?.game?.view;
  expect(shown?.turnUpCard?.id).toBe(FULL_DECK[20]);
});

test("scripted bots choose for the bots", async () => {
  const asked: string[] = [];
  const { client, clock, below } = await open({
    botChoices: {
      choose: (turn, random) => {
        asked.push(turn.level);
        return inProcessBots.choose(turn, random);
      },
    },
  });
  await playUntil(client, { clock, below }, isInLaterHand);
  expect(asked.length).toBeGreaterThan(0);
});

test("a closed client stops the table: nothing goes on behind it", async () => {
  const { client, clock } = await open();
  client.close();
  await clock.pass(60_000);
  expect(await clock.next()).toBe(false);
});

test("a kept table whose game was never begun begins it", async () => {
  const store = memoryStore();
  const { client } = await open({ store });
  client.close();
  const [made] = await store.load(LOCAL_CODE);
  const again = await open({ saved: { snapshot: null, entries: made === undefined ? [] : [made] } });
  expect(again.now().frame?.table.stage).toBe("playing");
});

test("a kept table goes on where it was", async () => {
  const store = memoryStore();
  const { client, clock, below, now } = await open({ store });
  await playUntil(client, { clock, below }, isInLaterHand);
  client.close();
  const before = now().frame;
  const again = await open({ store, saved: { snapshot: null, entries: await store.load(LOCAL_CODE) } });
  expect(again.now().frame?.game?.view).toEqual(before?.game?.view);
  await playUntil(again.client, again, isOver);
});

test("the host who closes the table is answered, and it has ended", async () => {
  const { client, now } = await open();
  expect(await client.send({ type: "close" })).toMatchObject({ ok: true });
  expect(now().ending).toBe("closed");
});

test("several people share one table in one process", async () => {
  const { clock, platform } = seededPlatform(3);
  const created = await makeTable({
    code: "TEST-2345-6789",
    settings: DEFAULT_SETTINGS,
    host: { name: "Ann", tokenHash: "ann" },
    ports: { clock, random: platform.random, store: memoryStore(), bots: inProcessBots },
  });
  if (!created.ok) throw new Error(created.message);
  const [ann, ben] = ["ann", "ben"].map((tokenHash) =>
    connectTable({ table: created.table, tokenHash, platform }),
  );
  expect(await ben?.send({ type: "sit", position: 2, name: "Ben" })).toMatchObject({ ok: true });
  expect(ann?.store.getState().presence.here).toEqual([0, 2]);
});

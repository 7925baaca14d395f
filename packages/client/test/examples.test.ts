import type { Clock } from "@buck/authority";
import { chooseInProcess } from "@buck/bots";
import { buck } from "@buck/engine";
import { DEFAULT_SETTINGS, makeTableLink } from "@buck/protocol";
import { inProcessBots, makeTable, memoryStore } from "@buck/table";
import { CODE } from "@buck/table/testing";
import { expect, onTestFinished, test } from "vitest";
import { joinAsBot } from "../examples/bot.ts";
import { defaultPlatform } from "../src/platform.ts";
import { connectTable } from "../src/local.ts";
import { nextCommand, playSeat } from "../src/playSeat.ts";
import { until } from "../src/tableClient.ts";
import { serveTable } from "./tableServer.ts";

const platform = defaultPlatform();
const HURRY = 200;
const fastClock: Clock = {
  wallTime: () => platform.clock.wallTime(),
  monotonic: () => platform.clock.monotonic() * HURRY,
  after: (ms, callback) => platform.clock.after(ms / HURRY, callback),
};

test("the bot of the example sits down over the network and plays a game to its end", async () => {
  const created = await makeTable({
    code: CODE,
    settings: {
      ...DEFAULT_SETTINGS,
      rules: { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 10 } },
    },
    host: { name: "Ann", tokenHash: "ann" },
    bots: [
      { position: 1, level: "medium" },
      { position: 2, level: "medium" },
    ],
    ports: { clock: fastClock, random: platform.random, store: memoryStore(), bots: inProcessBots },
  });
  if (!created.ok) throw new Error(created.message);
  const server = await serveTable(created.table);
  const host = connectTable({ table: created.table, tokenHash: "ann", platform });
  const bot = await joinAsBot(makeTableLink({ server: server.url, code: CODE }), "Robot");
  onTestFinished(async () => {
    bot.close();
    host.close();
    await server.close();
  });
  expect(host.store.getState().frame?.table.seats[3]).toMatchObject({ kind: "person", name: "Robot" });
  expect(await host.send({ type: "start" })).toMatchObject({ ok: true });
  const below = (count: number) => platform.random.below(count);
  playSeat(host, {
    clock: fastClock,
    next: (shown) => nextCommand(shown, (game) => chooseInProcess({ ...game, level: "medium" }, below)),
  });
  const { frame } = await until(bot, (state) => state.frame?.game?.view.gameOver === true);
  expect(frame?.you).toMatchObject({ role: "player", position: 3 });
});

test("bots that come together take a seat each", async () => {
  const created = await makeTable({
    code: CODE,
    settings: DEFAULT_SETTINGS,
    host: { name: "Ann", tokenHash: "ann" },
    ports: { clock: fastClock, random: platform.random, store: memoryStore(), bots: inProcessBots },
  });
  if (!created.ok) throw new Error(created.message);
  const server = await serveTable(created.table);
  const link = makeTableLink({ server: server.url, code: CODE });
  const bots = await Promise.all(["Bob", "Cy", "Dee"].map((name) => joinAsBot(link, name)));
  onTestFinished(async () => {
    for (const bot of bots) bot.close();
    await server.close();
  });
  const host = connectTable({ table: created.table, tokenHash: "ann", platform });
  const { frame } = await until(host, (state) => state.frame !== null);
  expect(frame?.table.seats.map(({ kind }) => kind)).toEqual(["person", "person", "person", "person"]);
  host.close();
});

test("what is no link is refused", async () => {
  await expect(joinAsBot("https://cards.example.org/learn", "Robot")).rejects.toThrow("not a link");
});

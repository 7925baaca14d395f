import { dice, SimClock } from "@buck/authority/testing";
import { chooseInProcess } from "@buck/bots";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Frame } from "@buck/protocol";
import { inProcessBots, makeTable, memoryStore } from "@buck/table";
import { expect, test } from "vitest";
import { CODE, FakeTable, frame, welcome } from "../test/fakeTable.ts";
import { defaultPlatform } from "./platform.ts";
import { connectTable } from "./local.ts";
import type { Platform } from "./platform.ts";
import { nextCommand, playSeat } from "./playSeat.ts";

const AT = 1_700_000_000_000;

/** Ann plays with three bots and has agreed; Wes watches the second hand and is shown the first. */
async function watchedTable() {
  const clock = new SimClock();
  const below = dice(7);
  const platform: Platform = { ...defaultPlatform(), clock, random: { below, id: () => `id-${below(1e9)}` } };
  const ports = { clock, random: platform.random, store: memoryStore(), bots: inProcessBots };
  const bots = ([1, 2, 3] as const).map((position) => ({ position, level: "medium" as const }));
  const host = { name: "Ann", tokenHash: "ann" };
  const made = await makeTable({ code: CODE, settings: DEFAULT_SETTINGS, host, bots, ports });
  if (!made.ok) throw new Error(made.message);
  const [ann, wes] = ["ann", "wes"].map((tokenHash) =>
    connectTable({ table: made.table, tokenHash, platform }),
  );
  if (ann === undefined || wes === undefined) throw new Error("Nobody came");
  await wes.send({ type: "watch", name: "Wes" });
  await ann.send({ type: "showHandsLate", agrees: true });
  await ann.send({ type: "start" });
  const next = (shown: Frame) =>
    nextCommand(shown, (game) => chooseInProcess({ ...game, level: "medium" }, below));
  const stop = playSeat(ann, { clock, next });
  const shown = () => wes.store.getState().frame;
  for (let step = 0; (shown()?.lateHand ?? null) === null; step += 1) {
    if (step > 5_000 || !(await clock.next())) throw new Error("The hand does not end");
  }
  stop();
  return { wes, shown };
}

test("TABLE-LATE-3 a watcher who sits down keeps nothing of the hand that was shown", async () => {
  const { wes, shown } = await watchedTable();
  expect(shown()).toMatchObject({ you: { role: "watcher" }, lateHand: { view: { round: 1 } } });
  expect(await wes.send({ type: "sit", position: 2, name: "Wes" })).toMatchObject({ ok: true });
  expect(shown()).toMatchObject({ you: { role: "player" }, lateHand: null });
});

test("TABLE-LATE-3 an update to another role shows nothing late, also when its welcome was lost", async () => {
  const { shown } = await watchedTable();
  const { you, lateHand = null } = shown() ?? {};
  if (you === undefined || lateHand === null) throw new Error("No hand is shown");
  const table = new FakeTable();
  table.line.welcome(welcome(5, { frame: frame(5, { you, lateHand }) }));
  const seat = { ...you, role: "player", position: 2 } as const;
  table.line.update({ shared: { version: 6, at: AT }, own: { you: seat } });
  expect([table.now.frame?.you.role, table.resyncs]).toEqual(["watcher", 1]);
  table.line.welcome(welcome(6, { frame: frame(6, { you: seat }) }));
  expect(table.now.frame).toMatchObject({ you: { role: "player" }, lateHand: null });
});

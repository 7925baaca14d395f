import { POSITIONS } from "@buck/engine/testing";
import { setTimeout as wait } from "node:timers/promises";
import { defaultPlatform, openLocal, until } from "@buck/client";
import { buck, games } from "@buck/engine";
import type { GameAction } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Bots, Question } from "@buck/table";
import { expect, test } from "vitest";
import { HotSeatTable } from "../hotSeat/hotSeatTable.ts";
import { HurriedClock } from "./hurriedClock.ts";
import { seeded } from "./random.ts";
import { TerminalBots } from "./terminalBots.ts";

const RULES = DEFAULT_SETTINGS.rules;

/** Bots that take their time and bid as much as they can: a table that does not wait for them passes instead. */
const slowBots: Bots = {
  choose: async (turn) => {
    await wait(3);
    return lastLegal(turn);
  },
};

function lastLegal({ game, view }: Question): GameAction {
  if (game !== "buck") throw new Error("Only Buck Euchre is played here");
  const action = games.buck.legalActions(view).at(-1);
  if (action === undefined) throw new Error("Nothing to choose from");
  return action;
}

test("a hurried clock stands still while a bot thinks", async () => {
  const bots = new TerminalBots({ bots: slowBots, pool: null });
  const client = await openLocal({
    platform: { ...defaultPlatform(), clock: new HurriedClock(() => bots.idle()), random: seeded("slow") },
    name: "Ann",
    settings: { rules: { game: "buck", options: { ...buck.DEFAULT_OPTIONS, clubsTurnUp: "off" } } },
    bots: [{ level: "expert" }, { level: "expert" }, { level: "expert" }],
    botChoices: bots,
  });
  await until(client, ({ handEvents }) => handEvents.some(({ type }) => type === "bid"));
  const bid = client.store.getState().handEvents.find(({ type }) => type === "bid");
  client.close();
  expect(bid).toMatchObject({ amount: 5 });
});

test("a hot seat waits until its bots have thought", async () => {
  const table = new HotSeatTable({
    bots: new TerminalBots({ bots: slowBots, pool: null }),
    rules: RULES,
    players: POSITIONS.map(
      (position) => ({ kind: "bot", position, name: `Bot ${position}`, level: "expert" }) as const,
    ),
    random: seeded("slow"),
    firstDealer: 0,
  });
  const bids = () =>
    table.takeFrames().flatMap(({ events }) => events.filter((event) => event.type === "bid"));
  while (table.game.view.phase !== "BIDDING") await table.next(null);
  while (table.game.view.phase === "BIDDING") await table.next(1);
  expect(bids().map(({ amount }) => amount)).toEqual([5]);
});

import { dice, SimClock, simRandom } from "@buck/authority/testing";
import { POSITIONS } from "@buck/engine/testing";
import { buck, euchre } from "@buck/engine";
import type { GameEvent } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { OwnUpdate, Rules, SharedUpdate } from "@buck/protocol";
import { makeTable, memoryStore } from "@buck/table";
import type { Table } from "@buck/table";
import { chooseSomething, CODE } from "@buck/table/testing";
import { expect, test } from "vitest";
import { connectOver } from "../src/connection.ts";
import { defaultPlatform } from "../src/platform.ts";
import { nextCommand, playSeat } from "../src/playSeat.ts";
import type { Transport } from "../src/transport.ts";

/** A play as everybody else's screen needs it. */
const MEDIAN_BYTES = 400;
/** The last card of a hand, with every hand shown. */
const MOST_BYTES = 2_000;
const GAMES_EACH = 4;

const RULES: readonly Rules[] = [
  { game: "buck", options: buck.DEFAULT_OPTIONS },
  { game: "buck", options: { ...buck.DEFAULT_OPTIONS, folding: "clockwise", showHands: "hand" } },
  { game: "euchre", options: euchre.DEFAULT_OPTIONS },
  { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, showHands: "hand" } },
];

/** The bytes of an update as Socket.IO sends it. */
function bytesOf(shared: SharedUpdate, own: OwnUpdate | undefined): number {
  const parts = own === undefined ? [shared] : [shared, own];
  return Buffer.byteLength(`42${JSON.stringify(["update", ...parts])}`);
}

function isPlay({ game }: SharedUpdate): boolean {
  const events: readonly GameEvent[] = game?.events ?? [];
  return events.some(({ type }) => type === "played");
}

function soon(hear: () => void): void {
  void Promise.resolve().then(hear);
}

/** A line that weighs every play that it carries. */
function weighing(table: Table, tokenHash: string, weigh: (bytes: number) => void): Transport {
  return {
    dial: (listener) => {
      const inbound = table.connect({
        tokenHash,
        welcome: (welcome) => soon(() => listener.welcome(welcome)),
        frame: () => {
          throw new Error("Nobody asked for frames");
        },
        update: (shared, own) => {
          if (isPlay(shared)) weigh(bytesOf(shared, own));
          soon(() => listener.update({ shared, own }));
        },
        presence: (presence) => soon(() => listener.presence(presence)),
        goodbye: (goodbye) => soon(() => listener.goodbye(goodbye)),
      });
      return {
        command: (message) => inbound.command(message),
        resync: () => {
          throw new Error("An update was not followed");
        },
        hangUp: () => inbound.disconnect(),
      };
    },
  };
}

/** Four people play games to their ends; what every play weighs for each of them. */
async function playGames(rules: Rules, seed: number): Promise<readonly number[]> {
  const clock = new SimClock();
  const random = simRandom(seed);
  const roll = dice(seed);
  const created = await makeTable({
    code: CODE,
    settings: { ...DEFAULT_SETTINGS, rules, pace: "quick", turnTimer: 60 },
    host: { name: "Ann", tokenHash: "0" },
    ports: {
      clock,
      random,
      store: memoryStore(),
      bots: { choose: () => Promise.reject(new Error("no bots")) },
    },
  });
  if (!created.ok) throw new Error(created.message);
  const weights: number[] = [];
  const platform = { ...defaultPlatform(), clock, random };
  const clients = POSITIONS.map((position) => {
    const transport = weighing(created.table, `${position}`, (bytes) => weights.push(bytes));
    return connectOver(transport, { code: CODE, platform });
  });
  await clock.pass(0);
  for (const [index, client] of clients.entries()) {
    const position = POSITIONS[index] ?? 0;
    if (position > 0) await client.send({ type: "sit", position, name: `Guest ${position}` });
    playSeat(client, {
      clock,
      next: (frame) => nextCommand(frame, (game) => chooseSomething(game, roll) ?? never()),
    });
  }
  const [host] = clients;
  await host?.send({ type: "start" });
  for (let finished = 1; finished <= GAMES_EACH; finished += 1) {
    while (host?.store.getState().frame?.table.finishedGames.length !== finished) await clock.next();
    await host.send({ type: "rematch" });
  }
  for (const client of clients) client.close();
  return weights;
}

function never(): never {
  throw new Error("There is nothing to choose from");
}

test.each(RULES.map((rules) => ({ rules, name: JSON.stringify(rules) })))(
  "a play weighs little for every player: $name",
  async ({ rules }) => {
    const weights = (await playGames(rules, 7)).toSorted((a, b) => a - b);
    expect(weights.length).toBeGreaterThan(200);
    expect(weights[Math.floor(weights.length / 2)]).toBeLessThanOrEqual(MEDIAN_BYTES);
    expect(weights.at(-1)).toBeLessThanOrEqual(MOST_BYTES);
  },
);

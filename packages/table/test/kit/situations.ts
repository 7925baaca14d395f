import { SimClock } from "@buck/authority/testing";
import type { buck } from "@buck/engine";
import { memoryStore, openTable } from "../../src/index.ts";
import type { Entry } from "../../src/index.ts";
import { guest } from "./guest.ts";
import type { Guest } from "./guest.ts";
import { accepted, CODE, fillWithBots, kindRandom, meekBots, openHouse, playUntil, seat } from "./house.ts";
import type { House } from "./house.ts";

/**
 * Ann (0) hosts and Ben (1) sits beside her; Wes watches, Vic has only opened the link.
 * In the lobby a bot sits at 2 and seat 3 is free; in a game bots sit at 2 and 3.
 */
export const SITUATIONS = ["lobby", "bidding", "paused", "result", "over"] as const;
export type Situation = (typeof SITUATIONS)[number];

const PHASES: Readonly<Partial<Record<Situation, buck.GamePhase>>> = {
  bidding: "BIDDING",
  paused: "BIDDING",
  result: "ROUND_OVER",
  over: "GAME_OVER",
};

const logs = new Map<Situation, Promise<readonly Entry[]>>();

async function play(situation: Situation): Promise<readonly Entry[]> {
  const house = await openHouse();
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2);
  const phase = PHASES[situation];
  if (phase !== undefined) {
    await fillWithBots(house.host, 3);
    await accepted(house.host, { type: "start" });
    await playUntil(house, phase, [ben]);
  }
  if (situation === "paused") await accepted(house.host, { type: "pause" });
  return house.store.load(CODE);
}

export interface Scene extends Omit<House, "host"> {
  readonly ann: Guest;
  readonly ben: Guest;
  readonly wes: Guest;
  readonly vic: Guest;
}

/** Everybody at the table in that situation, just connected. */
export async function scene(situation: Situation): Promise<Scene> {
  const entries = await (logs.get(situation) ?? logs.set(situation, play(situation)).get(situation));
  const clock = new SimClock();
  const store = memoryStore();
  for (const entry of entries ?? []) await store.append(CODE, entry);
  const ports = { clock, random: kindRandom(2), store, bots: meekBots };
  const table = openTable({ code: CODE, entries: entries ?? [], ports });
  const enter = (name: string | null) => guest(name).connect(table);
  const [ann, ben, wes, vic] = [enter("Ann"), enter("Ben"), enter("Wes"), enter("Vic")];
  await accepted(wes, { type: "watch", name: "Wes" });
  return { clock, store, ports, table, enter, ann, ben, wes, vic };
}

import { dice } from "@buck/authority/testing";
import { chooseInProcess } from "@buck/bots";
import { euchre } from "@buck/engine";
import { decodeRecord, RECORD_FORMAT, RECORD_VERSION, replay } from "@buck/records";
import type { GameDecision, Position } from "@buck/engine";
import type { Bots, FinishedGame } from "../../src/index.ts";
import { isDecision } from "./games.ts";
import type { Guest } from "./guest.ts";
import { accepted, meekBots, openHouse, playUntil, seat } from "./house.ts";
import type { House } from "./house.ts";

const SEED = 5;

export interface Setup extends Partial<euchre.Options> {
  readonly preset?: euchre.PresetName;
  readonly turnTimer?: 15 | null;
  readonly bots?: Bots;
}

/** A classic table: Ann hosts it. */
export function classicHouse({
  preset = "whos-deal",
  turnTimer = null,
  bots = meekBots,
  ...changes
}: Setup = {}) {
  const options = { ...euchre.PRESETS[preset], ...changes };
  return openHouse({ settings: { rules: { game: "euchre", options }, turnTimer }, ports: { bots } });
}

/** Ann, Ben, Cleo and Dov at 0 to 3. */
export async function fourPeople(house: House): Promise<readonly [Guest, Guest, Guest, Guest]> {
  return [house.host, await seat(house, "Ben", 1), await seat(house, "Cleo", 2), await seat(house, "Dov", 3)];
}

/** The same four, and Dov has dealt the first hand. */
export async function firstRound(setup: Setup = {}) {
  const house = await classicHouse(setup);
  const people = await fourPeople(house);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "ROUND1");
  return { ...house, people };
}

/** Everybody plays like a good bot until the game is over. */
export async function playToTheEnd({ clock }: House, people: readonly Guest[]): Promise<void> {
  const random = dice(SEED);
  for (let step = 0; step < 3_000; step += 1) {
    if (people[0]?.euchre.gameOver === true) return;
    for (const person of people) await decide(person, random);
    await clock.pass(500);
  }
  throw new Error(`No end with seed ${SEED}`);
}

async function decide(person: Guest, random: (below: number) => number): Promise<void> {
  const view = person.euchre;
  if (view.viewer === "spectator" || !euchre.toAct(view).includes(view.viewer)) return;
  const action = chooseInProcess({ game: "euchre", level: "medium", view }, random);
  if (isDecision(action)) await accepted(person, { type: "act", action });
}

export const act = (person: Guest, action: GameDecision) => accepted(person, { type: "act", action });
export const codeOf = (person: Guest, action: GameDecision) => person.code({ type: "act", action });
export const pass = (playerPosition: Position) => ({ type: "PASS_TRUMP", playerPosition }) as const;
export const orderUp = (playerPosition: Position, goAlone = false) =>
  ({ type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone }) as const;

export async function lastRecord({ store, host }: House): Promise<FinishedGame> {
  const game = await store.finishedGame(host.now.table.finishedGames.at(-1) ?? "");
  if (game === null) throw new Error("No game is finished");
  return game;
}

/** The last game once more, by its record alone. */
export async function replayed(house: House): Promise<readonly euchre.GameState[]> {
  const game = await lastRecord(house);
  const decoded = decodeRecord(JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...game }));
  if (!decoded.ok || decoded.record.game !== "euchre") throw new Error(`No classic record: ${game.game}`);
  const again = replay(decoded.record);
  if (!again.ok) throw new Error(`Action ${again.index}: ${again.reason.code}`);
  return again.states;
}

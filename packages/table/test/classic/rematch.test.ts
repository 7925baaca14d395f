import type { euchre, Position } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { classicHouse, fourPeople, lastRecord, playToTheEnd } from "../kit/classic.ts";
import { accepted, CODE, playUntil } from "../kit/house.ts";
import type { House } from "../kit/house.ts";

/** Plays a short game, and another at once: whom both begin with. */
async function dealersOf(preset: euchre.PresetName) {
  const house = await classicHouse({ preset, targetScore: 1 });
  const people = await fourPeople(house);
  await accepted(house.host, { type: "start" });
  await playToTheEnd(house, people);
  const first = await choiceOfDealer(house);
  await accepted(house.host, { type: "rematch" });
  const { dealerChosen } = house.host.euchre;
  await playToTheEnd(house, people);
  return { first, dealerChosen, again: await choiceOfDealer(house) };
}

async function choiceOfDealer(house: House): Promise<unknown> {
  const { actions } = await lastRecord(house);
  const choices = actions.filter((action) => action.type === "CHOOSE_DEALER");
  expect(choices).toHaveLength(1);
  return choices[0];
}

const byName = (dealerPosition: Position) => ({ type: "CHOOSE_DEALER", dealerPosition });
const byJack = { type: "CHOOSE_DEALER", deck: expect.any(Array) };

describe("a rematch", () => {
  test.each([
    { preset: "whos-deal", first: byName(3), again: byName(0), dealerChosen: true },
    { preset: "command-line", first: byName(0), again: byName(0), dealerChosen: true },
    { preset: "euchre-cli", first: byJack, again: byJack, dealerChosen: false },
  ] as const)("of $preset begins with its dealer", async ({ preset, ...expected }) => {
    expect(await dealersOf(preset)).toEqual(expected);
  });

  test("TABLE-AGAIN-2 by black jack looks through another deck", async () => {
    const { first, again } = await dealersOf("euchre-cli");
    expect(again).not.toEqual(first);
  });

  test("TABLE-AGAIN-2 is not what a new start from the lobby is", async () => {
    const house = await classicHouse({ targetScore: 1 });
    const people = await fourPeople(house);
    await accepted(house.host, { type: "start" });
    await playToTheEnd(house, people);
    await accepted(house.host, { type: "backToLobby" });
    await accepted(house.host, { type: "start" });
    expect(house.host.euchre.dealerChosen).toBe(false);
    await playUntil(house, "ROUND1");
    expect(house.host.euchre.dealerPosition).toBe(3);
  });

  test("TABLE-AGAIN-2 is told from other starts in the log", async () => {
    const house = await classicHouse({ targetScore: 1 });
    const people = await fourPeople(house);
    await accepted(house.host, { type: "start" });
    await playToTheEnd(house, people);
    await accepted(house.host, { type: "rematch" });
    const changes = (await house.store.load(CODE)).flatMap((entry) => entry.changes);
    const starts = changes.filter((change) => change.type === "gameStarted");
    expect(starts.map(({ isRematch }) => isRematch)).toEqual([false, true]);
  });
});

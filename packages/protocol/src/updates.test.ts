import { expect, test } from "vitest";
import { CLASSIC_UPDATE, OWN_UPDATE, UPDATE } from "../test/samples.ts";
import { packOwn, packShared } from "./packing.ts";
import { ownUpdate, sharedUpdate } from "./updates.ts";

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ["Buck Euchre", UPDATE],
  ["classic Euchre", CLASSIC_UPDATE],
])("every kind of event of %s arrives as it was, and the cards in it are short", (_, update) => {
  const sent = packShared(update);
  expect(sharedUpdate.parse(overTheWire(sent))).toEqual(update);
  expect(JSON.stringify(sent)).not.toContain('"rank"');
});

test("what one person is told arrives as it was", () => {
  expect(ownUpdate.parse(overTheWire(packOwn(OWN_UPDATE)))).toEqual(OWN_UPDATE);
  expect(packOwn(OWN_UPDATE)).toMatchObject({ own: { discard: "9S" } });
});

test("what nobody needs is left out", () => {
  const least = { version: 2, at: 1 };
  expect([sharedUpdate.parse(least), ownUpdate.parse({})]).toEqual([least, {}]);
  expect([packShared(least), packOwn({})]).toEqual([least, {}]);
});

test("a name that reads like a card stays a name", () => {
  const event = { type: "left", playerPosition: 0, name: "9S" } as const;
  const update = { version: 2, at: 1, game: { game: "buck", events: [event], check: "00000000" } } as const;
  expect(sharedUpdate.parse(overTheWire(packShared(update)))).toEqual(update);
});

test.each(["SPADES_9", "1S", { suit: "SPADES", rank: "9", id: "SPADES_9" }, null])(
  "%j is no card here",
  (card) => {
    const events = [{ type: "played", playerPosition: 0, card }];
    const update = { version: 2, at: 1, game: { game: "buck", events, check: "00000000" } };
    expect(sharedUpdate.safeParse(update).success).toBe(false);
  },
);

import { expect, test } from "vitest";
import { ownUpdate, sharedUpdate } from "./messages.ts";
import { CLASSIC_UPDATE, OWN_UPDATE, UPDATE } from "../test/samples.ts";

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each([
  ["Buck Euchre", UPDATE],
  ["classic Euchre", CLASSIC_UPDATE],
])("every kind of event of %s arrives as it was", (_, update) => {
  expect(sharedUpdate.parse(overTheWire(update))).toEqual(update);
});

test("what one person is told arrives as it was", () => {
  expect(ownUpdate.parse(overTheWire(OWN_UPDATE))).toEqual(OWN_UPDATE);
});

test("what nobody needs is left out", () => {
  const least = { version: 2, at: 1 };
  expect([sharedUpdate.parse(least), ownUpdate.parse({})]).toEqual([least, {}]);
});

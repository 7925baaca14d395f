import { FACES } from "@buck/protocol";
import { expect, test } from "vitest";
import { still } from "../dev/buck.ts";
import { FACE_PICTURES, lookAt, lookOf } from "./Face.tsx";

const OWL = { face: "owl", color: "plum" } as const;

test("whoever has chosen nothing is drawn by the name, the same everywhere and however it is written", () => {
  expect(lookOf("Ann", undefined)).toEqual(lookOf("ANN", undefined));
  expect(lookOf("Ann", OWL)).toBe(OWL);
  const looks = ["Ann", "Bo", "Cy", "Dana", "Eve", "Zoë", "李", ""].map((name) => lookOf(name, undefined));
  expect(new Set(looks.map(({ face, color }) => `${face} ${color}`)).size).toBeGreaterThan(6);
});

test("every face has a picture of its own", () => {
  expect(new Set(FACES.map((face) => FACE_PICTURES[face])).size).toBe(FACES.length);
});

test("a look belongs to whoever sits there under that name, not to who sat there before", () => {
  const { frame } = still("bid").state;
  const seats =
    frame?.table.seats.map((seat) => (seat.kind === "person" ? { ...seat, look: OWL } : seat)) ?? [];
  const shown = frame && { ...frame, table: { ...frame.table, seats } };
  expect(lookAt(shown, 2, "Ann")).toEqual(OWL);
  expect(lookAt(shown, 2, "Zoe")).toBeUndefined();
  expect(lookAt(shown, 3, "Cy")).toBeUndefined();
  expect(lookAt(shown, null, "Ann")).toBeUndefined();
});

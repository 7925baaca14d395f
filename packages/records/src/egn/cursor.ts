import { euchre } from "@buck/engine";
import type { Position } from "@buck/engine";
import { isObject } from "../json.ts";
import { fault } from "./fault.ts";
import type { EgnErrorCode, EgnFault } from "./fault.ts";

/**
 * One place in a file that is being read: its value, the way to it, and the list that takes every complaint.
 * A reader that complains goes on with a harmless value; whoever began the reading looks into the list.
 */
export interface Cursor {
  readonly at: string;
  readonly value: unknown;
  readonly faults: EgnFault[];
}

/** Keeps sums of scores exact, and is more than any game needs. */
const LARGEST_WHOLE = 1_000_000;

/** The field is missing, or is none of the things that it may be. */
export function complain(cursor: Cursor, wants = "", code: EgnErrorCode = "INVALID_FIELD"): void {
  cursor.faults.push(fault(code, cursor.at, { wants: isMissing(cursor) ? "" : wants }));
}

/** The file is played by rules that this game does not have. */
export function complainOfRules(cursor: Cursor, rules: string): void {
  cursor.faults.push(fault("UNSUPPORTED_RULE", cursor.at, { rules }));
}

/** A field of an object, by any of the names it has had; `undefined` when it is not there. */
export function child(parent: Cursor, name: string, ...formerNames: readonly string[]): Cursor {
  const fields = isObject(parent.value) ? parent.value : {};
  const found = [name, ...formerNames].find((candidate) => Object.hasOwn(fields, candidate));
  return {
    at: parent.at === "" ? (found ?? name) : `${parent.at}.${found ?? name}`,
    value: found === undefined ? undefined : fields[found],
    faults: parent.faults,
  };
}

export function isMissing({ value }: Cursor): boolean {
  return value === undefined;
}

export function expectObject(cursor: Cursor): void {
  if (!isObject(cursor.value)) complain(cursor, "{ … }");
}

/** The entries of a list, which must be there. */
export function entries(cursor: Cursor): readonly Cursor[] {
  const { at, value, faults } = cursor;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => ({ at: `${at}[${index}]`, value: entry, faults }));
  }
  complain(cursor, "[ … ]");
  return [];
}

export function readText(cursor: Cursor): string | null {
  if (typeof cursor.value === "string") return cursor.value;
  if (!isMissing(cursor)) complain(cursor, '"…"');
  return null;
}

export function readFlag(cursor: Cursor, fallback: boolean): boolean {
  if (typeof cursor.value === "boolean") return cursor.value;
  if (!isMissing(cursor)) complain(cursor, "true | false");
  return fallback;
}

export function readWhole(cursor: Cursor, fallback: number): number {
  const { value } = cursor;
  if (isMissing(cursor)) return fallback;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LARGEST_WHOLE)
    return value;
  complain(cursor, `0–${LARGEST_WHOLE}`);
  return fallback;
}

export function readSeat(cursor: Cursor): Position {
  const seat = euchre.seats().find((each) => each === cursor.value);
  if (seat !== undefined) return seat;
  complain(cursor, euchre.seats().join(" | "));
  return 0;
}

import { isObject } from "../json.ts";
import { isPosition } from "../seats.ts";
import type { Position } from "../seats.ts";
import { fault } from "./fault.ts";
import type { EgnErrorCode, EgnFault } from "./fault.ts";

/**
 * One place in a file that is being read: its value, the way to it, and the list that takes every complaint.
 * A reader that complains goes on with a harmless value; whoever began the reading looks into the list.
 */
export interface Spot {
  readonly at: string;
  readonly value: unknown;
  readonly faults: EgnFault[];
}

/** Keeps sums of scores exact, and is more than any game needs. */
const LARGEST_WHOLE = 1_000_000;

export function complain(spot: Spot, what: string, code: EgnErrorCode = "INVALID_FIELD"): void {
  spot.faults.push(fault(code, spot.at, `${spot.at === "" ? "The file" : spot.at} ${what}.`));
}

/** A field of an object, by any of the names it has had; `undefined` when it is not there. */
export function child(parent: Spot, name: string, ...formerNames: readonly string[]): Spot {
  const fields = isObject(parent.value) ? parent.value : {};
  const found = [name, ...formerNames].find((candidate) => Object.hasOwn(fields, candidate));
  return {
    at: parent.at === "" ? (found ?? name) : `${parent.at}.${found ?? name}`,
    value: found === undefined ? undefined : fields[found],
    faults: parent.faults,
  };
}

export function isMissing({ value }: Spot): boolean {
  return value === undefined;
}

export function expectObject(spot: Spot): void {
  if (!isObject(spot.value)) complain(spot, isMissing(spot) ? "is missing" : "must be an object");
}

/** The entries of a list, which must be there. */
export function entries(spot: Spot): readonly Spot[] {
  const { at, value, faults } = spot;
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => ({ at: `${at}[${index}]`, value: entry, faults }));
  }
  complain(spot, isMissing(spot) ? "is missing" : "must be a list");
  return [];
}

export function readText(spot: Spot): string | null {
  if (typeof spot.value === "string") return spot.value;
  if (!isMissing(spot)) complain(spot, "must be a text");
  return null;
}

export function readFlag(spot: Spot, fallback: boolean): boolean {
  if (typeof spot.value === "boolean") return spot.value;
  if (!isMissing(spot)) complain(spot, "must be true or false");
  return fallback;
}

export function readWhole(spot: Spot, fallback: number): number {
  const { value } = spot;
  if (isMissing(spot)) return fallback;
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= LARGEST_WHOLE)
    return value;
  complain(spot, `must be a whole number from 0 to ${LARGEST_WHOLE}`);
  return fallback;
}

export function readSeat(spot: Spot): Position {
  if (isPosition(spot.value)) return spot.value;
  complain(spot, isMissing(spot) ? "is missing" : "must be a seat from 0 to 3");
  return 0;
}

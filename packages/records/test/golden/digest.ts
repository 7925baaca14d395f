import { createHash } from "node:crypto";

/** One fingerprint of everything in a value; the order in which fields were written does not count. */
export function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value, inKeyOrder)).digest("hex");
}

function inKeyOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

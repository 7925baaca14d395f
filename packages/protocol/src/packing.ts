import { isCardId } from "@buck/engine";
import { shortNameOf } from "./cards.ts";
import type { OwnUpdate, SharedUpdate } from "./updates.ts";

/** An update as it travels: the cards in it are short. */

export function packShared(update: SharedUpdate): object {
  return update.game === undefined ? update : { ...update, game: pack(update.game) };
}

/** A whole game in it stays as it is in a frame. */
export function packOwn(update: OwnUpdate): object {
  return update.own === undefined ? update : { ...update, own: pack(update.own) };
}

function pack(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(pack);
  if ("id" in value && isCardId(value.id)) return shortNameOf({ id: value.id });
  const packed: Record<string, unknown> = { ...value };
  for (const key of Object.keys(packed)) {
    const part = packed[key];
    if (typeof part === "object" && part !== null) packed[key] = pack(part);
  }
  return packed;
}

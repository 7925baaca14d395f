import { COLORS, FACES, LIMITS, cleanText } from "@buck/protocol";
import type { Look } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

interface PlayerName {
  /** Empty until somebody has given one. */
  readonly name: string;
}

/** The name the person at this browser plays under: asked once, kept, and changed wherever it is shown. */
export const usePlayerName = create<PlayerName>()(
  persist(() => ({ name: "" }), persisted("buck.name", parsePlayerName)),
);

export function savePlayerName(typed: string): void {
  const name = parseName(typed);
  if (name !== "") usePlayerName.setState({ name });
}

export function parseName(value: unknown): string {
  return typeof value === "string" ? (cleanText(value, LIMITS.nameGraphemes) ?? "") : "";
}

function parsePlayerName(stored: unknown): PlayerName {
  const isWrapped = typeof stored === "object" && stored !== null && "name" in stored;
  return { name: parseName(isWrapped ? stored.name : stored) };
}

interface PlayerLook {
  /** Undefined until something is chosen. */
  readonly look: Look | undefined;
}

/** How the person at this browser wants to be drawn. */
export const usePlayerLook = create<PlayerLook>()(
  persist(() => ({ look: undefined }), persisted<PlayerLook>("buck.look", parsePlayerLook)),
);

export function savePlayerLook(look: Look): void {
  usePlayerLook.setState({ look });
}

export function parsePlayerLook(stored: unknown): PlayerLook {
  const look: unknown = field(stored, "look");
  const face = FACES.find((each) => each === field(look, "face"));
  const color = COLORS.find((each) => each === field(look, "color"));
  return { look: face === undefined || color === undefined ? undefined : { face, color } };
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

import { COLOURS, FACES } from "@buck/protocol";
import type { Look } from "@buck/protocol";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { persisted } from "./persisted.ts";

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
  const colour = COLOURS.find((each) => each === field(look, "colour"));
  return { look: face === undefined || colour === undefined ? undefined : { face, colour } };
}

function field(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

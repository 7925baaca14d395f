import { cleanText, LIMITS } from "@buck/protocol";
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

import { cleanText, LIMITS } from "@buck/protocol";
import { create } from "zustand";
import { readStorage, writeStorage } from "./storage.ts";

const KEY = "buck.name";

interface PlayerName {
  /** Empty until somebody has said it. */
  readonly name: string;
}

/** The name this browser's person plays under: asked once, kept, and changed wherever it is shown. */
export const usePlayerName = create<PlayerName>(() => ({ name: parseName(readStorage(KEY)) }));

export function savePlayerName(typed: string): void {
  const name = parseName(typed);
  if (name === "") return;
  usePlayerName.setState({ name });
  writeStorage(KEY, name);
}

export function parseName(value: unknown): string {
  return typeof value === "string" ? (cleanText(value, LIMITS.nameGraphemes) ?? "") : "";
}

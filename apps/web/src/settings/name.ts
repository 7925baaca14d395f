import { cleanText, LIMITS } from "@buck/protocol";
import { create } from "zustand";
import { recall, remember } from "./keep.ts";

const KEY = "buck.name";

interface MyName {
  /** Empty until somebody has said it. */
  readonly name: string;
}

/** The name this browser's person plays under: asked once, kept, and changed wherever it is shown. */
export const useMyName = create<MyName>(() => ({ name: parseName(recall(KEY)) }));

export function keepName(typed: string): void {
  const name = parseName(typed);
  if (name === "") return;
  useMyName.setState({ name });
  remember(KEY, name);
}

export function parseName(value: unknown): string {
  return typeof value === "string" ? (cleanText(value, LIMITS.nameGraphemes) ?? "") : "";
}

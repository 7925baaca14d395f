import { create } from "zustand";

interface Muted {
  readonly names: readonly string[];
}

/** Whom this person does not want to hear, until the page is closed; nobody else learns of it. */
export const useMuted = create<Muted>(() => ({ names: [] }));

export function toggleMuted(name: string): void {
  useMuted.setState(({ names }) => ({
    names: names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
  }));
}

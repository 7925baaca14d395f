import { create } from "zustand";

interface MutedNames {
  readonly names: readonly string[];
}

/** Whom this person does not want to hear, until the page is closed; nobody else learns of it. */
export const useMutedNames = create<MutedNames>(() => ({ names: [] }));

export function toggleMutedName(name: string): void {
  useMutedNames.setState(({ names }) => ({
    names: names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
  }));
}

import type { ChatLine } from "@buck/protocol";
import { create } from "zustand";

export function unmutedLines(lines: readonly ChatLine[], muted: readonly string[]): readonly ChatLine[] {
  return lines.filter(({ name }) => !muted.includes(name));
}

/** How many lines have come since somebody last looked. */
export function unreadCount(lines: readonly ChatLine[], seen: number): number {
  return lines.filter(({ id }) => id > seen).length;
}

export function newestId(lines: readonly ChatLine[]): number {
  return lines.at(-1)?.id ?? 0;
}

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

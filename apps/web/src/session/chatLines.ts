import type { ChatLine } from "@buck/protocol";

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

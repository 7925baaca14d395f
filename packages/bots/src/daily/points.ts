import type { GameEvent, Position } from "@buck/engine";
import { handPoints } from "../handPoints.ts";

/** What each hand brought to a seat's side; nothing where everybody passed. */
export function pointsByHand(events: readonly GameEvent[], position: Position): readonly number[] {
  const deals = events.flatMap(({ type }, index) => (type === "dealt" ? [index] : []));
  return deals.map((start, hand) => handPoints(events.slice(start, deals[hand + 1]))[position] ?? 0);
}

export function total(points: readonly number[]): number {
  return points.reduce((sum, each) => sum + each, 0);
}

/** How each hand went beside what an expert made of it. */
export type DailyMark = "better" | "same" | "worse";

export function dailyMarks(points: readonly number[], expert: readonly number[]): readonly DailyMark[] {
  return points.map((own, hand) => {
    const theirs = expert[hand] ?? 0;
    return own > theirs ? "better" : own < theirs ? "worse" : "same";
  });
}

const SYMBOLS: Readonly<Record<DailyMark, string>> = { better: "+", same: "=", worse: "−" };

/** The marks as a short row of symbols that every font has, for a line to share. */
export function markRow(marks: readonly DailyMark[]): string {
  return marks.map((mark) => SYMBOLS[mark]).join(" ");
}

import { eveningRows, eveningsOf } from "@buck/client";
import type { EveningGame, Frame } from "@buck/protocol";
import { counted } from "../terminal/cards.ts";
import { printable } from "../terminal/printable.ts";

type Shown = Pick<Frame, "game">;

/** At the end of every game but the first: who has won how many at this table, and the points of all hands. */
export function eveningLines(
  games: readonly EveningGame[],
  frame: Shown,
  before: Shown | null,
): readonly string[] {
  const evening = eveningsOf(games).at(-1) ?? [];
  if (!isOver(frame) || isOver(before) || evening.length < 2) return [];
  const rows = eveningRows(evening).map(({ name, wins, points }) => {
    const total = points.at(-1) ?? 0;
    return `  ${printable(name)}: ${counted(wins, "win")}, ${total > 0 ? "+" : ""}${counted(total, "point")}`;
  });
  return [`This evening, ${counted(evening.length, "game")}:`, ...rows];
}

function isOver(frame: Shown | null): boolean {
  return frame?.game?.view.gameOver === true;
}

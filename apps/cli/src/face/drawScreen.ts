import type { Position } from "@buck/engine";
import type { Board } from "../games/board.ts";
import type { Question } from "../games/question.ts";
import type { Look } from "../terminal/look.ts";
import { paint } from "../terminal/paint.ts";
import { wrap } from "../terminal/width.ts";
import { shortCard } from "../words/cards.ts";
import { listed } from "../words/lists.ts";
import { faceWords as words } from "../words/face.ts";
import { drawSmallTable, drawTable, widthFor } from "./drawTable.ts";
import type { Canvas } from "./drawTable.ts";
import { drawHand } from "./hand.ts";

const MOST_LOG_LINES = 8;

export interface Picture {
  readonly board: Board;
  readonly log: readonly string[];
  readonly question: Question<unknown> | null;
  /** What stands in the place of a question where there is none. */
  readonly idle: string;
  readonly message: string;
  readonly canTalk: boolean;
  /** Takes the place of the line of keys, for instance while somebody types. */
  readonly bottom: string | null;
}

/** A whole screen, never taller than the terminal: the log gives way first, then the table, what is trump last. */
export function drawScreen(picture: Picture, canvas: Canvas): readonly string[] {
  const { board } = picture;
  const below = [...drawHand(canvas.look, board, widthFor(canvas)), ...drawPrompt(picture, canvas)];
  const whole = drawTable(board, canvas);
  const table = whole.length + below.length <= canvas.rows ? whole : drawSmallTable(board, canvas);
  const room = canvas.rows - table.length - below.length;
  if (room > 0) return [...table, "", ...drawLog(picture.log, canvas, room - 1), ...below];
  const [trump = "", ...seats] = table;
  return [trump, ...[...seats, ...below].slice(1 - canvas.rows)];
}

function drawLog(log: readonly string[], canvas: Canvas, rows: number): readonly string[] {
  const room = Math.min(MOST_LOG_LINES, rows);
  if (room === 0) return [];
  const lines = log.slice(-room).flatMap((line) => wrap(line, widthFor(canvas)));
  return lines.slice(-room).map((line) => paint(canvas.look, "dim", line));
}

function drawPrompt(picture: Picture, canvas: Canvas): readonly string[] {
  const { question, idle, message, canTalk, bottom } = picture;
  const { look } = canvas;
  const width = widthFor(canvas);
  const below = question === null ? [idle] : [question.why, words.choices(question)];
  const inWidth = (line: string) => (line === "" ? [] : wrap(line, width));
  return [
    ...inWidth(question?.say ?? "").map((line) => paint(look, "cyan", paint(look, "bold", line))),
    ...below.flatMap(inWidth),
    ...inWidth(message).map((line) => paint(look, "yellow", line)),
    ...wrap(bottom ?? words.keys(canTalk), width).map((line) =>
      bottom === null ? paint(look, "dim", line) : line,
    ),
  ];
}

/** Whom the table waits for, and that who only watches sees no cards. */
export function idleLine({ seats, isWatched }: Board): string {
  const waiting = words.waiting(listed(seats.filter(({ isOnTurn }) => isOnTurn).map(({ name }) => name)));
  const isClosed = seats.every(({ open }) => open === null || open.length === 0);
  return [isWatched && isClosed ? words.watching : "", waiting].filter((part) => part !== "").join(" ");
}

export function lastTrickLine({ lastTrick, seats }: Board, look: Look): string {
  if (lastTrick === null) return words.noLastTrick;
  const nameOf = (wanted: Position | null) => seats.find(({ position }) => position === wanted)?.name ?? "";
  const cards = lastTrick.cards.map(({ card, playerPosition }) => {
    return `${nameOf(playerPosition)} ${shortCard(look, card)}`;
  });
  return words.lastTrick(cards.join(", "), nameOf(lastTrick.winner));
}

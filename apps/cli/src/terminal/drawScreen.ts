import type { Position } from "@buck/engine";
import { english, listNames } from "@buck/words";
import type { Board } from "../table/board.ts";
import type { TableQuestion } from "../table/tableQuestion.ts";
import { paint, wrap } from "./style.ts";
import type { TerminalStyle } from "./style.ts";
import { shortCard } from "./cards.ts";
import { uiText as text } from "./uiText.ts";
import { drawHand, drawSmallTable, drawTable, widthFor } from "./drawTable.ts";
import type { Canvas } from "./drawTable.ts";

const MOST_LOG_LINES = 8;

export interface Picture {
  readonly board: Board;
  readonly log: readonly string[];
  readonly question: TableQuestion<unknown> | null;
  /** Shown when there is no question. */
  readonly idle: string;
  readonly message: string;
  readonly canHint: boolean;
  readonly canTalk: boolean;
  /** Replaces the line of keys, for instance while somebody types. */
  readonly bottom: string | null;
}

/** A screen that fits the terminal. The log is shortened first, then the table; the line with trump stays. */
export function drawScreen(picture: Picture, canvas: Canvas): readonly string[] {
  const { board } = picture;
  const below = [...drawHand(canvas.style, board, widthFor(canvas)), ...drawPrompt(picture, canvas)];
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
  return lines.slice(-room).map((line) => paint(canvas.style, "dim", line));
}

function drawPrompt(picture: Picture, canvas: Canvas): readonly string[] {
  const { question, idle, message, bottom } = picture;
  const { style } = canvas;
  const width = widthFor(canvas);
  const below = question === null ? [idle] : [question.why, text.choices(question)];
  const inWidth = (line: string) => (line === "" ? [] : wrap(line, width));
  return [
    ...inWidth(question?.say ?? "").map((line) => paint(style, "cyan", paint(style, "bold", line))),
    ...below.flatMap(inWidth),
    ...inWidth(message).map((line) => paint(style, "yellow", line)),
    ...wrap(bottom ?? text.keys(picture), width).map((line) =>
      bottom === null ? paint(style, "dim", line) : line,
    ),
  ];
}

/** Names the players the table waits for, and tells a watcher that no cards are shown. */
export function idleLine({ seats, isWatched }: Board): string {
  const waiting = text.waiting(
    listNames(
      english,
      seats.filter(({ isOnTurn }) => isOnTurn).map(({ name }) => name),
    ),
  );
  const isClosed = seats.every(({ open }) => open === null || open.length === 0);
  return [isWatched && isClosed ? text.watching : "", waiting].filter((part) => part !== "").join(" ");
}

export function lastTrickLine({ lastTrick, seats }: Board, style: TerminalStyle): string {
  if (lastTrick === null) return text.noLastTrick;
  const nameOf = (wanted: Position | null) => seats.find(({ position }) => position === wanted)?.name ?? "";
  const cards = lastTrick.cards.map(({ card, playerPosition }) => {
    return `${nameOf(playerPosition)} ${shortCard(style, card)}`;
  });
  return text.lastTrick(cards.join(", "), nameOf(lastTrick.winner));
}

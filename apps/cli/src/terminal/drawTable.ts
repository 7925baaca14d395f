import stringWidth from "string-width";
import type { Board, CardInHand, SeatOnBoard } from "../table/board.ts";
import { uiText as text } from "./uiText.ts";
import { shortCard, suitWithSign, trumpNote } from "./cards.ts";
import { center, cut, paint, wrap } from "./style.ts";
import type { TerminalStyle } from "./style.ts";

const MOST_COLUMNS = 78;
const CROSS_COLUMNS = 56;
const CROSS_ROWS = 21;
/** The widest played card with its star and the space before it. */
const CARD_COLUMNS = 8;

export interface Canvas {
  readonly style: TerminalStyle;
  readonly columns: number;
  readonly rows: number;
}

/** The seats and the trick: as a cross where there is room, otherwise as a list. */
export function drawTable(board: Board, canvas: Canvas): readonly string[] {
  const hasRoom = canvas.columns >= CROSS_COLUMNS && canvas.rows >= CROSS_ROWS;
  const isOpen = board.seats.some(({ open }) => open !== null && open.length > 0);
  const seats = hasRoom && !isOpen ? drawCross(board, canvas) : drawList(board, canvas);
  const rule = paint(canvas.style, "dim", (canvas.style.symbols ? "─" : "-").repeat(widthFor(canvas)));
  return [...drawTitle(board, canvas), rule, ...seats];
}

/** The same as a list without a rule, for the line-by-line UI. */
export function describeTable(board: Board, canvas: Canvas): readonly string[] {
  return [...drawTitle(board, canvas), ...drawList(board, canvas)];
}

/** The shortest form, for low terminals: trump, and one line for each seat. */
export function drawSmallTable(board: Board, canvas: Canvas): readonly string[] {
  const { style, columns } = canvas;
  return [
    drawTrump(board, style)[0] ?? paint(style, "bold", board.title),
    ...board.seats.flatMap((seat) => {
      const head = drawSeatWithCard(style, seat, columns);
      const marks = cut(seat.marks.join(", "), Math.max(1, columns - stringWidth(head) - 2));
      return [marks.length < 2 ? head : `${head}  ${paint(style, "dim", marks)}`, ...drawOpen(style, seat)];
    }),
  ];
}

export function widthFor({ columns }: Pick<Canvas, "columns">): number {
  return Math.min(columns, MOST_COLUMNS);
}

function drawTitle(board: Board, canvas: Canvas): readonly string[] {
  const { style } = canvas;
  const dot = style.symbols ? " · " : " - ";
  const parts = [paint(style, "bold", board.title), ...drawTrump(board, style), ...board.facts];
  return wrap(parts.join(dot), widthFor(canvas));
}

function drawTrump({ trump, turnUp, isLobby }: Board, style: TerminalStyle): readonly string[] {
  if (isLobby) return [];
  if (trump !== null) return [`${text.trump} ${suitWithSign(style, trump)}`];
  return [turnUp === null ? text.noTrump : `${shortCard(style, turnUp)} ${text.turnedUp}`];
}

function drawList({ seats }: Board, { style, columns }: Canvas): readonly string[] {
  return seats.flatMap((seat) => {
    const marks = seat.marks.length === 0 ? [] : [`    ${cut(seat.marks.join(", "), columns - 4)}`];
    return [drawSeatWithCard(style, seat, columns), ...marks, ...drawOpen(style, seat)];
  });
}

function drawSeatWithCard(style: TerminalStyle, seat: SeatOnBoard, columns: number): string {
  const card = seat.played === null ? "" : `  ${drawPlayed(style, seat)}`;
  return `${drawSeat(style, seat, columns - CARD_COLUMNS)}${card}`;
}

function drawOpen(style: TerminalStyle, { open }: SeatOnBoard): readonly string[] {
  const cards = (open ?? []).map((card) => shortCard(style, card)).join(" ");
  return cards === "" ? [] : [`    ${cards}`];
}

/** The viewer is at the bottom; the next seat clockwise is on the left. */
function drawCross({ seats }: Board, canvas: Canvas): readonly string[] {
  const { style } = canvas;
  const width = widthFor(canvas);
  const side = Math.floor(width / 3);
  const [bottom, left, top, right] = seats;
  const across = (seat: SeatOnBoard | undefined, lines: (of: SeatOnBoard) => readonly string[]) =>
    (seat === undefined ? [] : lines(seat)).map((line) => center(line, width));
  const nameAndMarks = (seat: SeatOnBoard) => [drawSeat(style, seat, width), drawMarks(style, seat, width)];
  const card = (seat: SeatOnBoard) => [drawPlayed(style, seat)];
  const middle = width - 2 * side;
  const beside = [0, 1].map((row) => {
    const cell = (seat: SeatOnBoard | undefined) =>
      center(seat === undefined ? "" : (sideLines(style, seat, side)[row] ?? ""), side);
    return (
      cell(left) +
      (row === 0 ? besideCards(style, { left, right, middle }) : " ".repeat(middle)) +
      cell(right)
    );
  });
  return [
    ...across(top, nameAndMarks),
    ...across(top, card),
    ...beside,
    ...across(bottom, card),
    ...across(bottom, nameAndMarks),
  ];
}

interface Sides {
  readonly left: SeatOnBoard | undefined;
  readonly right: SeatOnBoard | undefined;
  readonly middle: number;
}

function besideCards(style: TerminalStyle, { left, right, middle }: Sides): string {
  const half = Math.floor(middle / 2);
  const cell = (seat: SeatOnBoard | undefined, width: number) =>
    center(seat === undefined ? "" : drawPlayed(style, seat), width);
  return cell(left, half) + cell(right, middle - half);
}

function sideLines(style: TerminalStyle, seat: SeatOnBoard, width: number): readonly string[] {
  return [drawSeat(style, seat, width), drawMarks(style, seat, width)];
}

function drawSeat(
  style: TerminalStyle,
  { name, score, tricks, isOnTurn }: SeatOnBoard,
  width: number,
): string {
  const arrow = style.symbols ? "▸" : ">";
  const taken = (style.symbols ? "●" : "*").repeat(tricks);
  const room = Math.max(4, width - score.length - tricks - 5);
  const shown = cut(name, Math.min(room, 24));
  const who = isOnTurn ? paint(style, "cyan", paint(style, "bold", `${arrow} ${shown}`)) : `  ${shown}`;
  return [who, score, paint(style, "green", taken)].filter((part) => part !== "").join(" ");
}

function drawMarks(style: TerminalStyle, { marks }: SeatOnBoard, width: number): string {
  return paint(style, "dim", cut(marks.join(", "), width));
}

/** A star marks the card that is winning the trick. */
function drawPlayed(style: TerminalStyle, { played, isWinning }: SeatOnBoard): string {
  if (played === null) return paint(style, "dim", style.symbols ? "·" : ".");
  const card = `[${shortCard(style, played)}]`;
  return isWinning ? `${paint(style, "bold", card)}*` : card;
}

const APART = "   ";

/** The hand, broken into lines that fit the width. */
export function drawHand(style: TerminalStyle, { hand, trump }: Board, width: number): readonly string[] {
  if (hand.length === 0) return [];
  const items = hand.map((held) => drawCard(style, held, trumpNote(held.card, trump)));
  return inLines([`${text.hand}:`, ...items], width);
}

/** An illegal card is dim and in brackets, so that color is not the only sign. */
function drawCard(style: TerminalStyle, { number, card, isPlayable }: CardInHand, note: string): string {
  const name =
    note === "" ? shortCard(style, card) : `${shortCard(style, card)} ${paint(style, "yellow", note)}`;
  return isPlayable
    ? `${paint(style, "bold", String(number))} ${name}`
    : paint(style, "dim", `(${number} ${shortCard(style, card)})`);
}

function inLines(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = last === undefined ? item : `${last}${APART}${item}`;
    if (last === undefined || stringWidth(longer) > width) lines.push(item);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

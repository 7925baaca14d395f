import type { Board, SeatOnBoard } from "../games/board.ts";
import type { Look } from "../terminal/look.ts";
import { paint } from "../terminal/paint.ts";
import { centre, cut, widthOf, wrap } from "../terminal/width.ts";
import { shortCard, suitWithSign } from "../words/cards.ts";
import { faceWords as words } from "../words/face.ts";

const MOST_COLUMNS = 78;
const CROSS_COLUMNS = 56;
const CROSS_ROWS = 21;
/** The widest played card with its star and the space before it. */
const CARD_COLUMNS = 8;

export interface Canvas {
  readonly look: Look;
  readonly columns: number;
  readonly rows: number;
}

/** The seats and the trick: around a table where there is room, in a list where not. */
export function drawTable(board: Board, canvas: Canvas): readonly string[] {
  const hasRoom = canvas.columns >= CROSS_COLUMNS && canvas.rows >= CROSS_ROWS;
  const isOpen = board.seats.some(({ open }) => open !== null && open.length > 0);
  const seats = hasRoom && !isOpen ? drawCross(board, canvas) : drawList(board, canvas);
  const rule = paint(canvas.look, "dim", (canvas.look.symbols ? "─" : "-").repeat(widthFor(canvas)));
  return [...drawTitle(board, canvas), rule, ...seats];
}

/** The same in words from top to bottom, for those who read line by line. */
export function describeTable(board: Board, canvas: Canvas): readonly string[] {
  return [...drawTitle(board, canvas), ...drawList(board, canvas)];
}

/** In as few lines as it can be said, for low terminals: what is trump, and a line for each seat. */
export function drawSmallTable(board: Board, canvas: Canvas): readonly string[] {
  const { look, columns } = canvas;
  return [
    drawTrump(board, look)[0] ?? paint(look, "bold", board.title),
    ...board.seats.flatMap((seat) => {
      const head = drawSeatWithCard(look, seat, columns);
      const marks = cut(seat.marks.join(", "), Math.max(1, columns - widthOf(head) - 2));
      return [marks.length < 2 ? head : `${head}  ${paint(look, "dim", marks)}`, ...drawOpen(look, seat)];
    }),
  ];
}

export function widthFor({ columns }: Pick<Canvas, "columns">): number {
  return Math.min(columns, MOST_COLUMNS);
}

function drawTitle(board: Board, canvas: Canvas): readonly string[] {
  const { look } = canvas;
  const dot = look.symbols ? " · " : " - ";
  const parts = [paint(look, "bold", board.title), ...drawTrump(board, look), ...board.facts];
  return wrap(parts.join(dot), widthFor(canvas));
}

function drawTrump({ trump, turnUp, isLobby }: Board, look: Look): readonly string[] {
  if (isLobby) return [];
  if (trump !== null) return [`${words.trump} ${suitWithSign(look, trump)}`];
  return [turnUp === null ? words.noTrump : `${shortCard(look, turnUp)} ${words.turnedUp}`];
}

function drawList({ seats }: Board, { look, columns }: Canvas): readonly string[] {
  return seats.flatMap((seat) => {
    const marks = seat.marks.length === 0 ? [] : [`    ${cut(seat.marks.join(", "), columns - 4)}`];
    return [drawSeatWithCard(look, seat, columns), ...marks, ...drawOpen(look, seat)];
  });
}

function drawSeatWithCard(look: Look, seat: SeatOnBoard, columns: number): string {
  const card = seat.played === null ? "" : `  ${drawPlayed(look, seat)}`;
  return `${drawSeat(look, seat, columns - CARD_COLUMNS)}${card}`;
}

function drawOpen(look: Look, { open }: SeatOnBoard): readonly string[] {
  const cards = (open ?? []).map((card) => shortCard(look, card)).join(" ");
  return cards === "" ? [] : [`    ${cards}`];
}

/** Who looks sits at the bottom; the next one clockwise is on the left. */
function drawCross({ seats }: Board, canvas: Canvas): readonly string[] {
  const { look } = canvas;
  const width = widthFor(canvas);
  const side = Math.floor(width / 3);
  const [bottom, left, top, right] = seats;
  const across = (seat: SeatOnBoard | undefined, lines: (of: SeatOnBoard) => readonly string[]) =>
    (seat === undefined ? [] : lines(seat)).map((line) => centre(line, width));
  const nameAndMarks = (seat: SeatOnBoard) => [drawSeat(look, seat, width), drawMarks(look, seat, width)];
  const card = (seat: SeatOnBoard) => [drawPlayed(look, seat)];
  const middle = width - 2 * side;
  const beside = [0, 1].map((row) => {
    const cell = (seat: SeatOnBoard | undefined) =>
      centre(seat === undefined ? "" : (sideLines(look, seat, side)[row] ?? ""), side);
    return (
      cell(left) + (row === 0 ? besideCards(look, { left, right, middle }) : " ".repeat(middle)) + cell(right)
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

function besideCards(look: Look, { left, right, middle }: Sides): string {
  const half = Math.floor(middle / 2);
  const cell = (seat: SeatOnBoard | undefined, width: number) =>
    centre(seat === undefined ? "" : drawPlayed(look, seat), width);
  return cell(left, half) + cell(right, middle - half);
}

function sideLines(look: Look, seat: SeatOnBoard, width: number): readonly string[] {
  return [drawSeat(look, seat, width), drawMarks(look, seat, width)];
}

function drawSeat(look: Look, { name, score, tricks, isOnTurn }: SeatOnBoard, width: number): string {
  const arrow = look.symbols ? "▸" : ">";
  const taken = (look.symbols ? "●" : "*").repeat(tricks);
  const room = Math.max(4, width - score.length - tricks - 5);
  const shown = cut(name, Math.min(room, 24));
  const who = isOnTurn ? paint(look, "cyan", paint(look, "bold", `${arrow} ${shown}`)) : `  ${shown}`;
  return [who, score, paint(look, "green", taken)].filter((part) => part !== "").join(" ");
}

function drawMarks(look: Look, { marks }: SeatOnBoard, width: number): string {
  return paint(look, "dim", cut(marks.join(", "), width));
}

/** A star beside the card that wins as things stand. */
function drawPlayed(look: Look, { played, isWinning }: SeatOnBoard): string {
  if (played === null) return paint(look, "dim", look.symbols ? "·" : ".");
  const card = `[${shortCard(look, played)}]`;
  return isWinning ? `${paint(look, "bold", card)}*` : card;
}

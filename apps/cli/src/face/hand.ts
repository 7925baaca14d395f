import type { Board, CardInHand } from "../games/board.ts";
import type { Look } from "../terminal/look.ts";
import { paint } from "../terminal/paint.ts";
import { widthOf } from "../terminal/width.ts";
import { shortCard, trumpNote } from "../words/cards.ts";
import { faceWords as words } from "../words/face.ts";

const APART = "   ";

/** The hand in as many lines as the width asks for. */
export function drawHand(look: Look, { hand, trump }: Board, width: number): readonly string[] {
  if (hand.length === 0) return [];
  const items = hand.map((held) => drawCard(look, held, trumpNote(held.card, trump)));
  return inLines([`${words.hand}:`, ...items], width);
}

/** An illegal card is dim and in brackets: never colour alone. */
function drawCard(look: Look, { number, card, isPlayable }: CardInHand, note: string): string {
  const name =
    note === "" ? shortCard(look, card) : `${shortCard(look, card)} ${paint(look, "yellow", note)}`;
  return isPlayable
    ? `${paint(look, "bold", String(number))} ${name}`
    : paint(look, "dim", `(${number} ${shortCard(look, card)})`);
}

function inLines(items: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const longer = last === undefined ? item : `${last}${APART}${item}`;
    if (last === undefined || widthOf(longer) > width) lines.push(item);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

import type { Board, CardInHand } from "../gameUi/board.ts";
import type { TerminalStyle } from "../terminal/style.ts";
import { paint } from "../terminal/style.ts";
import stringWidth from "string-width";
import { shortCard, trumpNote } from "../text/cards.ts";
import { uiText as text } from "./uiText.ts";

const APART = "   ";

/** The hand, broken into lines that fit the width. */
export function drawHand(style: TerminalStyle, { hand, trump }: Board, width: number): readonly string[] {
  if (hand.length === 0) return [];
  const items = hand.map((held) => drawCard(style, held, trumpNote(held.card, trump)));
  return inLines([`${text.hand}:`, ...items], width);
}

/** An illegal card is dim and in brackets, so that colour is not the only sign. */
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

import { bowerOf, effectiveSuit } from "@buck/engine";
import type { Card, Position, Suit } from "@buck/engine";
import type { Seat } from "../local/players.ts";
import { paint } from "../terminal/paint.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { widthOf } from "../terminal/width.ts";
import { cardTitle, inSuitColour } from "../words/cards.ts";
import { hotSeatWords as words } from "../words/hotSeat.ts";

const CLEAR_WITH_SCROLLBACK = "\u001B[2J\u001B[3J\u001B[H";
const UNDER_THE_CARD = " ".repeat(6);

/** What a typed line means, or the sentence that asks again. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

export function understood<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

export function askAgain(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}

/** One terminal that goes round the table: what all may see stays, a hand is seen by its player alone. */
export class HotSeat {
  readonly #terminal: Terminal;
  readonly #seats: readonly Seat[];
  /** What was said for all to hear, to be said again after the screen was wiped. */
  #heard: string[] = [];
  #headed = "";
  /** Where in all that the last part of the game begins. */
  #headedAt = 0;
  #facing: Position | null = null;
  #afterGap = true;

  constructor(terminal: Terminal, seats: readonly Seat[]) {
    this.#terminal = terminal;
    this.#seats = seats;
  }

  nameOf = (position: Position): string => this.#seats[position]?.name ?? "";

  isHuman(position: Position): boolean {
    return this.#seats[position]?.kind === "human";
  }

  /** A line for all. */
  say(line: string): void {
    this.#heard.push(line);
    this.#print(line);
  }

  /** A line for all, apart from what stands before it. */
  sayApart(line: string): void {
    this.gap();
    this.say(line);
  }

  /** A line for the player who faces the terminal. */
  whisper(line: string): void {
    this.#print(line);
  }

  whisperApart(line: string): void {
    this.#gap();
    this.#print(line);
  }

  /** The heading of a part of the game, said once: the key tells one part from the next. */
  head(key: string, heading: string): void {
    if (this.#headed === key) return;
    this.#headed = key;
    this.gap();
    this.#headedAt = this.#heard.length;
    this.say(heading);
    this.gap();
  }

  /** All but the end of the hand before, with its score: not everybody has seen that yet. */
  forgetHand(): void {
    this.#heard = this.#heard.slice(this.#headedAt);
    this.#headedAt = 0;
  }

  /** Hands the terminal to a player. Several people at a real terminal do not see each other's cards. */
  async faceTo(position: Position): Promise<void> {
    const isOther =
      this.#facing !== position && this.#seats.filter(({ kind }) => kind === "human").length > 1;
    this.#facing = position;
    if (!isOther || !this.#terminal.isInteractive) return;
    this.#wipe();
    await this.#terminal.ask(words.handOver(this.nameOf(position)));
    this.#wipe();
    for (const line of this.#heard) this.#print(line);
  }

  /** A hand with its numbers, as they are typed. */
  showHand(position: Position, hand: readonly Card[], trump: Suit | null): void {
    this.whisperApart(words.handOf(this.nameOf(position)));
    for (const [index, card] of hand.entries()) {
      for (const line of this.#card(index, card, trump)) this.whisper(line);
    }
    this.#gap();
  }

  /** Asks until the answer is one. */
  async askUntil<Value>(prompt: string, read: (typed: string) => Reading<Value>): Promise<Value> {
    for (;;) {
      const typed = (await this.#terminal.ask(prompt)) ?? "";
      this.#afterGap = false;
      const reading = read(typed.trim().toLowerCase());
      if (reading.ok) return reading.value;
      this.whisper(reading.message);
    }
  }

  gap(): void {
    if (this.#heard.length > 0 && this.#heard.at(-1) !== "") this.#heard.push("");
    this.#gap();
  }

  /** A marker that a narrow terminal would tear apart goes below its card. */
  #card(index: number, card: Card, trump: Suit | null): readonly string[] {
    const { look } = this.#terminal;
    const title = `  [${index}] ${inSuitColour(look, card.suit, cardTitle(card))}`;
    const marker = paint(look, "yellow", markerOf(card, trump));
    if (marker === "") return [title];
    const line = `${title} ${marker}`;
    const fits = widthOf(line) <= this.#terminal.size().columns;
    return fits ? [line] : [title, `${UNDER_THE_CARD}${marker}`];
  }

  #wipe(): void {
    const { canRedraw } = this.#terminal;
    this.#terminal.write(canRedraw ? CLEAR_WITH_SCROLLBACK : "\n".repeat(this.#terminal.size().rows));
    this.#afterGap = true;
  }

  #gap(): void {
    if (!this.#afterGap) this.#print("");
  }

  #print(line: string): void {
    this.#terminal.write(`${line}\n`);
    this.#afterGap = line === "";
  }
}

function markerOf(card: Card, trump: Suit | null): string {
  switch (bowerOf(card, trump)) {
    case "right":
      return "[TRUMP - RIGHT BOWER]";
    case "left":
      return "[TRUMP - LEFT BOWER]";
    case null:
      return trump !== null && effectiveSuit(card, trump) === trump ? "[TRUMP]" : "";
  }
}

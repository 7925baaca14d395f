import { bowerOf, effectiveSuit } from "@buck/engine";
import type { Card, Position, Suit } from "@buck/engine";
import type { Seat } from "../local/players.ts";
import { paint } from "../terminal/paint.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { cardTitle, inSuitColour } from "../words/cards.ts";
import { hotSeatWords as words } from "../words/hotSeat.ts";

const CLEAR_WITH_SCROLLBACK = "\u001B[2J\u001B[3J\u001B[H";

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
  /** What was said in this hand for all to hear, to be said again after the screen was wiped. */
  #heard: string[] = [];
  #headed = "";
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
    if (this.#heard.at(-1) !== "") this.#heard.push("");
    this.#gap();
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
    this.sayApart(heading);
    this.gap();
  }

  forgetHand(): void {
    this.#heard = [];
  }

  /** Hands the terminal to a player. Several people at a real terminal do not see each other's cards. */
  async faceTo(position: Position): Promise<void> {
    const isOther =
      this.#facing !== position && this.#seats.filter(({ kind }) => kind === "human").length > 1;
    this.#facing = position;
    if (!isOther || !this.#terminal.isInteractive) return;
    this.#terminal.write(CLEAR_WITH_SCROLLBACK);
    await this.#terminal.ask(words.handOver(this.nameOf(position)));
    this.#terminal.write(CLEAR_WITH_SCROLLBACK);
    this.#afterGap = true;
    for (const line of this.#heard) this.#print(line);
  }

  /** A hand with its numbers, as they are typed. */
  showHand(position: Position, hand: readonly Card[], trump: Suit | null): void {
    this.whisperApart(words.handOf(this.nameOf(position)));
    for (const [index, card] of hand.entries()) this.whisper(`  [${index}] ${this.#card(card, trump)}`);
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

  #card(card: Card, trump: Suit | null): string {
    const { look } = this.#terminal;
    const title = inSuitColour(look, card.suit, cardTitle(card));
    const marker = markerOf(card, trump);
    return marker === "" ? title : `${title} ${paint(look, "yellow", marker)}`;
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

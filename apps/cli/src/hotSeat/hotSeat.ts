import type { Level } from "@buck/bots";
import { bowerOf, effectiveSuit } from "@buck/engine";
import type { Card, GameTypes, Position, Suit } from "@buck/engine";
import stringWidth from "string-width";
import { paint } from "../terminal/style.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { cardTitle, inSuitColor } from "../terminal/cards.ts";
import { hotSeatText as text } from "./hotSeatText.ts";
import type { Reading } from "./readings.ts";

const CLEAR_WITH_SCROLLBACK = "\u001B[2J\u001B[3J\u001B[H";
const UNDER_THE_CARD = " ".repeat(6);

/** One terminal shared by several players. Public lines are kept; a hand is shown to its player alone. */
export class HotSeat {
  readonly #terminal: Terminal;
  readonly #players: readonly HotSeatPlayer[];
  /** Public lines, printed again after the screen was wiped. */
  #publicLines: string[] = [];
  #headingKey = "";
  /** The index in `#publicLines` of the last heading. */
  #headingAt = 0;
  /** The first line of `printAhead`. */
  #printedAhead: string | null = null;
  #playerAtTerminal: Position | null = null;
  #isAfterGap = true;

  constructor(terminal: Terminal, players: readonly HotSeatPlayer[]) {
    this.#terminal = terminal;
    this.#players = players;
  }

  nameOf = (position: Position): string => this.#players[position]?.name ?? "";

  isHuman(position: Position): boolean {
    return this.#players[position]?.kind === "human";
  }

  /** Prints lines for everybody. */
  print(lines: readonly string[]): void {
    for (const line of lines) {
      this.#publicLines.push(line);
      this.#write(line);
    }
  }

  /** Prints lines for everybody after an empty line; what was printed ahead is left out. */
  printAfterGap(lines: readonly string[]): void {
    const [first] = lines;
    const isAhead = first !== undefined && first === this.#printedAhead;
    this.#printedAhead = null;
    if (isAhead) return this.print(lines.slice(1));
    if (first !== undefined) this.printGap();
    this.print(lines);
  }

  /** Prints lines for everybody before the event that they tell has happened. */
  printAhead(lines: readonly string[]): void {
    this.printAfterGap(lines);
    this.#printedAhead = lines[0] ?? null;
  }

  /** Prints a line for the player at the terminal. */
  printPrivate(line: string): void {
    this.#write(line);
  }

  printPrivateAfterGap(line: string): void {
    this.#writeGap();
    this.#write(line);
  }

  /** Prints a heading once for each key. */
  printHeading(key: string, heading: string): void {
    if (this.#headingKey === key) return;
    this.#headingKey = key;
    this.printGap();
    this.#headingAt = this.#publicLines.length;
    this.print([heading]);
    this.printGap();
  }

  /** Drops the public lines of the last hand, except for its last part with the score: not everybody has seen that. */
  dropLastHand(): void {
    this.#publicLines = this.#publicLines.slice(this.#headingAt);
    this.#headingAt = 0;
  }

  /** Hides the last player's cards before the next player looks, where several people share a terminal. */
  async handOverTo(position: Position): Promise<void> {
    const isOther =
      this.#playerAtTerminal !== position && this.#players.filter(({ kind }) => kind === "human").length > 1;
    this.#playerAtTerminal = position;
    if (!isOther || !this.#terminal.isInteractive) return;
    this.#wipe();
    await this.#askForOk(text.handOver(this.nameOf(position)));
    this.#wipe();
    for (const line of this.#publicLines) this.#write(line);
  }

  /** Enter alone does not do: the player before may have pressed it twice. */
  async #askForOk(prompt: string): Promise<void> {
    while ((await this.#terminal.ask(prompt))?.trim().toLowerCase() !== "ok");
  }

  /** Prints a hand with the numbers that choose its cards. */
  showHand(position: Position, hand: readonly Card[], trump: Suit | null): void {
    this.printPrivateAfterGap(text.handOf(this.nameOf(position)));
    for (const [index, card] of hand.entries()) {
      for (const line of this.#card(index, card, trump)) this.printPrivate(line);
    }
    this.#writeGap();
  }

  /** Asks until the answer is understood. */
  async askUntil<Value>(prompt: string, read: (typed: string) => Reading<Value>): Promise<Value> {
    for (;;) {
      const typed = (await this.#terminal.ask(prompt)) ?? "";
      this.#isAfterGap = false;
      const reading = read(typed.trim().toLowerCase());
      if (reading.ok) return reading.value;
      this.printPrivate(reading.message);
    }
  }

  printGap(): void {
    if (this.#publicLines.length > 0 && this.#publicLines.at(-1) !== "") this.#publicLines.push("");
    this.#writeGap();
  }

  /** Puts the marker below the card where the line would not fit. */
  #card(index: number, card: Card, trump: Suit | null): readonly string[] {
    const { style } = this.#terminal;
    const title = `  [${index}] ${inSuitColor(style, card.suit, cardTitle(card))}`;
    const marker = paint(style, "yellow", markerOf(card, trump));
    if (marker === "") return [title];
    const line = `${title} ${marker}`;
    const fits = stringWidth(line) <= this.#terminal.size().columns;
    return fits ? [line] : [title, `${UNDER_THE_CARD}${marker}`];
  }

  #wipe(): void {
    const { canRedraw } = this.#terminal;
    this.#terminal.write(canRedraw ? CLEAR_WITH_SCROLLBACK : "\n".repeat(this.#terminal.size().rows));
    this.#isAfterGap = true;
  }

  #writeGap(): void {
    if (!this.#isAfterGap) this.#write("");
  }

  #write(line: string): void {
    this.#terminal.write(`${line}\n`);
    this.#isAfterGap = line === "";
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

/** Who sits in a seat of the hot-seat programs. */
export type HotSeatPlayer =
  | { readonly kind: "human"; readonly position: Position; readonly name: string }
  | { readonly kind: "bot"; readonly position: Position; readonly name: string; readonly level: Level };

/** How one game is shown and asked at a terminal that several players share. */
export interface HotSeatGame<Types extends GameTypes> {
  /** Somebody is about to act. */
  readonly turn: (terminal: HotSeat, view: Types["view"]) => void;
  /** Something happened; `lines` tell it. */
  readonly happened: (terminal: HotSeat, event: Types["event"], lines: readonly string[]) => void;
  /** Asks a person for a decision. */
  readonly decide: (terminal: HotSeat, position: Position, view: Types["view"]) => Promise<Types["decision"]>;
}

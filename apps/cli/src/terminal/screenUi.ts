import type { Board } from "../table/board.ts";
import { answerTo, asksForHint } from "../table/tableQuestion.ts";
import type { TableQuestion } from "../table/tableQuestion.ts";
import type { TableUpdate, TerminalUi, UiOptions } from "./terminalUi.ts";
import { uiText as text } from "./uiText.ts";
import { drawScreen, idleLine, lastTrickLine } from "./drawScreen.ts";
import type { Canvas } from "./drawTable.ts";
import { isPrintable } from "./terminal.ts";
import type { Key, Screen, Terminal } from "./terminal.ts";
import { EXIT, Stop } from "./stop.ts";
import { wrap } from "./style.ts";

const KEPT_LINES = 50;

interface Open {
  readonly question: TableQuestion<unknown>;
  /** Returns null when the key was an answer, otherwise the sentence to show. */
  readonly take: (key: Key) => string | null;
}

/** Draws the table on the whole terminal. Single keys answer. */
export class ScreenUi implements TerminalUi {
  readonly left: Promise<never>;
  readonly #terminal: Terminal;
  readonly #screen: Screen;
  readonly #talk: ChatInput | null;
  readonly #onHint: () => void;
  #leave: () => void = () => {};
  #board: Board | null = null;
  #canHint = false;
  #log: readonly string[] = [];
  #open: Open | null = null;
  #message = "";
  #page: "table" | "help" | "leave" = "table";

  constructor(terminal: Terminal, { onTalk, onHint = () => {}, goodbye = text.left }: UiOptions = {}) {
    this.#terminal = terminal;
    this.#onHint = onHint;
    this.#talk = onTalk === undefined ? null : new ChatInput(onTalk);
    this.left = new Promise((_, reject) => {
      this.#leave = () => reject(new Stop(EXIT.done, goodbye));
    });
    this.#screen = terminal.openScreen({
      onKey: (key) => this.#onKey(key),
      onResize: () => this.#draw(),
    });
  }

  show({ board, lines, canHint = false }: TableUpdate): void {
    this.#board = board;
    this.#canHint = canHint;
    this.#log = [...this.#log, ...lines].slice(-KEPT_LINES);
    this.#draw();
  }

  ask<Action>(question: TableQuestion<Action>, signal?: AbortSignal): Promise<Action | null> {
    return new Promise((resolve) => {
      const settle = (action: Action | null) => {
        this.#open = null;
        this.showNotice("");
        resolve(action);
      };
      const take = (key: Key) => {
        const answer = answerTo(question, key);
        if (answer.ok) settle(answer.action);
        return answer.ok ? null : (question.refusals.get(key) ?? "");
      };
      const open = { question, take };
      this.#open = open;
      signal?.addEventListener("abort", () => this.#open === open && settle(null), { once: true });
      this.#draw();
    });
  }

  showNotice(sentence: string): void {
    this.#message = sentence;
    this.#draw();
  }

  close(): void {
    this.#screen.close();
  }

  #onKey(key: Key): void {
    if (this.#talk?.isOpen === true) this.#talk.take(key);
    else if (this.#page !== "table") this.#leavePage(key);
    else this.#onTableKey(key);
    this.#draw();
  }

  #leavePage(key: Key): void {
    if (this.#page === "leave" && key === "y") this.#leave();
    this.#page = "table";
  }

  #onTableKey(key: Key): void {
    if (this.#handleCommonKey(key)) return;
    if (this.#canHint && this.#open !== null && asksForHint(this.#open.question, key)) return this.#onHint();
    this.#message = this.#open?.take(key) ?? "";
  }

  /** Handles the keys that work at any time. */
  #handleCommonKey(key: Key): boolean {
    switch (key) {
      case "?":
        this.#page = "help";
        return true;
      case "q":
        this.#page = "leave";
        return true;
      case "l":
        if (this.#board !== null) this.#message = lastTrickLine(this.#board, this.#terminal.style);
        return true;
      case "t":
        this.#talk?.open();
        return this.#talk !== null;
      default:
        return false;
    }
  }

  #draw(): void {
    const canvas = { style: this.#terminal.style, ...this.#terminal.size() };
    if (this.#page === "help") return this.#screen.draw(drawHelp(canvas));
    if (this.#board === null) return this.#screen.draw(wrap(this.#message, canvas.columns));
    const picture = {
      board: this.#board,
      log: this.#log,
      question: this.#open?.question ?? null,
      idle: idleLine(this.#board),
      message: this.#message,
      canHint: this.#canHint && this.#open !== null,
      canTalk: this.#talk !== null,
      bottom: this.#page === "leave" ? text.leave : (this.#talk?.shown ?? null),
    };
    this.#screen.draw(drawScreen(picture, canvas));
  }
}

function drawHelp({ columns, rows }: Canvas): readonly string[] {
  const lines = text.help.flatMap((line) => wrap(line, columns));
  return [...lines.slice(0, rows - 1), text.goBack];
}

/** The line in which a person types a chat message. */
class ChatInput {
  readonly #onSaid: (text: string) => void;
  #text: string | null = null;

  constructor(onSaid: (text: string) => void) {
    this.#onSaid = onSaid;
  }

  get isOpen(): boolean {
    return this.#text !== null;
  }

  /** The line to draw; null while it is closed. */
  get shown(): string | null {
    return this.#text === null ? null : `${text.say} ${this.#text}_`;
  }

  open(): void {
    this.#text = "";
  }

  take(key: Key): void {
    const text = this.#text ?? "";
    if (key === "enter" && text.trim() !== "") this.#onSaid(text);
    if (key === "enter" || key === "escape") this.#text = null;
    else if (key === "backspace") this.#text = withoutLast(text);
    else if (isPrintable(key)) this.#text = text + key;
  }
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function withoutLast(text: string): string {
  const last = [...graphemes.segment(text)].at(-1);
  return text.slice(0, last?.index ?? 0);
}

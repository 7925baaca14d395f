import type { Board } from "../table/board.ts";
import { answerTo, asksForHint } from "../table/tableQuestion.ts";
import type { TableQuestion } from "../table/tableQuestion.ts";
import { EXIT, Stop } from "./stop.ts";
import { wrap } from "./style.ts";
import type { Terminal } from "./terminal.ts";
import { uiText as text } from "./uiText.ts";
import { describeTable, drawHand } from "./drawTable.ts";
import type { TerminalUi, UiOptions, TableUpdate } from "./terminalUi.ts";

/** Prints and asks line by line: for pipes, simple terminals and screen readers. */
export class LineUi implements TerminalUi {
  /** Never settles: a person leaves by an answer to `ask`. */
  readonly left = new Promise<never>(() => {});
  readonly #terminal: Terminal;
  readonly #options: UiOptions;
  #noticed = "";
  #board: Board | null = null;
  #canHint = false;

  constructor(terminal: Terminal, options: UiOptions = {}) {
    this.#terminal = terminal;
    this.#options = options;
  }

  show({ board, lines, isFresh = false, canHint = false }: TableUpdate): void {
    this.#board = board;
    this.#canHint = canHint;
    const canvas = { style: this.#terminal.style, ...this.#terminal.size() };
    this.#print([...(isFresh ? describeTable(board, canvas) : []), ...lines]);
  }

  async ask<Action>(question: TableQuestion<Action>, signal?: AbortSignal): Promise<Action | null> {
    this.#print(["", ...this.#hand(), text.sentence(question.say, question.why)]);
    const prompt = `${text.choices(question)}: `;
    for (;;) {
      const typed = await this.#terminal.ask(prompt, signal);
      if (typed === null) return null;
      if (text.leaving.has(typed.trim().toLowerCase())) return this.#leave();
      if (this.#hasTalked(typed)) continue;
      if (this.#canHint && asksForHint(question, typed)) {
        this.#options.onHint?.();
        continue;
      }
      const answer = answerTo(question, typed);
      if (answer.ok) return answer.action;
      this.#print([answer.message]);
    }
  }

  showNotice(sentence: string): void {
    if (sentence !== "" && sentence !== this.#noticed) this.#print([sentence]);
    this.#noticed = sentence;
  }

  close(): void {}

  /** Sends "say good luck" as chat, where the table has chat. */
  #hasTalked(typed: string): boolean {
    const [, text] = /^\s*say\s+(.*\S)/i.exec(typed) ?? [];
    if (text === undefined || this.#options.onTalk === undefined) return false;
    this.#options.onTalk(text);
    return true;
  }

  #leave(): never {
    throw new Stop(EXIT.done, this.#options.goodbye ?? text.left);
  }

  #hand(): readonly string[] {
    if (this.#board === null) return [];
    return drawHand(this.#terminal.style, this.#board, this.#terminal.size().columns);
  }

  /** One write for all lines: the terminal repeats an open question after each write. */
  #print(lines: readonly string[]): void {
    const { columns } = this.#terminal.size();
    const text = lines.flatMap((line) => wrap(line, columns)).map((line) => `${line}\n`);
    if (text.length > 0) this.#terminal.write(text.join(""));
  }
}

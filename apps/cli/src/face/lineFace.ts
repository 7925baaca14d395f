import type { Board } from "../games/board.ts";
import { answerTo } from "../games/question.ts";
import type { Question } from "../games/question.ts";
import { EXIT, Stop } from "../stop.ts";
import { wrap } from "../terminal/width.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { faceWords as words } from "../words/face.ts";
import { describeTable } from "./drawTable.ts";
import { drawHand } from "./hand.ts";
import type { Face, FaceOptions, Scene } from "./face.ts";

/** Line by line: for pipes, for simple terminals and for screen readers. */
export class LineFace implements Face {
  /** Whoever leaves answers so, and `ask` stops. */
  readonly left = new Promise<never>(() => {});
  readonly #terminal: Terminal;
  readonly #options: FaceOptions;
  #noticed = "";
  #board: Board | null = null;

  constructor(terminal: Terminal, options: FaceOptions = {}) {
    this.#terminal = terminal;
    this.#options = options;
  }

  show({ board, lines, isFresh = false }: Scene): void {
    this.#board = board;
    const canvas = { look: this.#terminal.look, ...this.#terminal.size() };
    this.#print([...(isFresh ? describeTable(board, canvas) : []), ...lines]);
  }

  async ask<Action>(question: Question<Action>, signal?: AbortSignal): Promise<Action | null> {
    this.#print(["", ...this.#hand(), words.sentence(question.say, question.why)]);
    const prompt = `${words.choices(question)}: `;
    for (;;) {
      const typed = await this.#terminal.ask(prompt, signal);
      if (typed === null) return null;
      if (words.leaving.has(typed.trim().toLowerCase())) return this.#leave();
      if (this.#hasTalked(typed)) continue;
      const answer = answerTo(question, typed);
      if (answer.ok) return answer.action;
      this.#print([answer.message]);
    }
  }

  /** Whoever reads line by line has every line before them. */
  linger(): Promise<void> {
    return Promise.resolve();
  }

  notice(sentence: string): void {
    if (sentence !== "" && sentence !== this.#noticed) this.#print([sentence]);
    this.#noticed = sentence;
  }

  close(): void {}

  /** "say good luck", at tables where there is somebody to talk to. */
  #hasTalked(typed: string): boolean {
    const [, text] = /^\s*say\s+(.*\S)/i.exec(typed) ?? [];
    if (text === undefined || this.#options.onTalk === undefined) return false;
    this.#options.onTalk(text);
    return true;
  }

  #leave(): never {
    throw new Stop(EXIT.done, this.#options.goodbye ?? words.left);
  }

  #hand(): readonly string[] {
    if (this.#board === null) return [];
    return drawHand(this.#terminal.look, this.#board, this.#terminal.size().columns);
  }

  /** All at once: an open question is asked anew after each piece. */
  #print(lines: readonly string[]): void {
    const { columns } = this.#terminal.size();
    const text = lines.flatMap((line) => wrap(line, columns)).map((line) => `${line}\n`);
    if (text.length > 0) this.#terminal.write(text.join(""));
  }
}

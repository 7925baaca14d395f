import type { Board } from "../games/board.ts";
import { answerTo } from "../games/question.ts";
import type { Question } from "../games/question.ts";
import { EXIT, Stop } from "../stop.ts";
import { wrap } from "../terminal/width.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { faceWords as words } from "../words/face.ts";
import { drawHand } from "./hand.ts";
import type { Face, Scene } from "./face.ts";

/** Line by line: for pipes, for simple terminals and for screen readers. */
export class LineFace implements Face {
  /** Whoever leaves answers so, and `ask` stops. */
  readonly left = new Promise<never>(() => {});
  readonly #terminal: Terminal;
  #noticed = "";
  #board: Board | null = null;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show({ board, lines }: Scene): void {
    this.#board = board;
    for (const line of lines) this.#print(line);
  }

  async ask<Action>(question: Question<Action>, signal?: AbortSignal): Promise<Action | null> {
    this.#print("");
    this.#printHand();
    this.#print(words.sentence(question.say, question.why));
    const prompt = `${words.choices(question)}: `;
    for (;;) {
      const typed = await this.#terminal.ask(prompt, signal);
      if (typed === null) return null;
      if (words.leaving.has(typed.trim().toLowerCase())) throw new Stop(EXIT.done, words.left);
      const answer = answerTo(question, typed);
      if (answer.ok) return answer.action;
      this.#print(answer.message);
    }
  }

  /** Whoever reads line by line has every line before them. */
  linger(): Promise<void> {
    return Promise.resolve();
  }

  notice(sentence: string): void {
    if (sentence !== "" && sentence !== this.#noticed) this.#print(sentence);
    this.#noticed = sentence;
  }

  close(): void {}

  #printHand(): void {
    if (this.#board === null) return;
    const { look } = this.#terminal;
    for (const line of drawHand(look, this.#board, this.#terminal.size().columns)) this.#print(line);
  }

  #print(line: string): void {
    const { columns } = this.#terminal.size();
    for (const part of wrap(line, columns)) this.#terminal.write(`${part}\n`);
  }
}

import type { Answer, CommandMessage } from "@buck/protocol";
import type { Clock } from "@buck/table";
import type { Line } from "./transport.ts";

const ANSWER_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_MS = 60_000;

export const NO_CONNECTION: Answer = {
  ok: false,
  code: "NO_CONNECTION",
  message: "The table cannot be reached. Try again when the connection is back.",
  version: 0,
};

interface Outgoing {
  readonly message: CommandMessage;
  readonly settle: (answer: Answer) => void;
  callOffResend: () => void;
}

/** Commands without an answer. Each is sent again, unchanged, on whatever line there is, until it is answered. */
export class Outbox {
  readonly #clock: Clock;
  readonly #outgoing = new Set<Outgoing>();
  #line: Line | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isEmpty(): boolean {
    return this.#outgoing.size === 0;
  }

  send(message: CommandMessage): Promise<Answer> {
    return new Promise((resolve) => {
      const settle = (answer: Answer) => {
        callOffGivingUp();
        outgoing.callOffResend();
        this.#outgoing.delete(outgoing);
        resolve(answer);
      };
      const outgoing: Outgoing = { message, settle, callOffResend: () => {} };
      const callOffGivingUp = this.#clock.after(GIVE_UP_AFTER_MS, () => settle(NO_CONNECTION));
      this.#outgoing.add(outgoing);
      this.#transmit(outgoing);
    });
  }

  /** A line on which the table listens; everything unanswered is sent on it. */
  open(line: Line): void {
    this.#line = line;
    for (const outgoing of this.#outgoing) this.#transmit(outgoing);
  }

  /** Commands wait for the next line; an answer on the old one still counts. */
  hold(): void {
    this.#line = null;
  }

  giveUp(): void {
    for (const { settle } of this.#outgoing) settle(NO_CONNECTION);
  }

  /** Nothing is sent without a line: a transport would keep it and deliver it late. */
  #transmit(outgoing: Outgoing): void {
    outgoing.callOffResend();
    if (this.#line === null) return;
    outgoing.callOffResend = this.#clock.after(ANSWER_WITHIN_MS, () => this.#transmit(outgoing));
    this.#line.command(outgoing.message).then(
      (answer) => answer !== null && this.#outgoing.has(outgoing) && outgoing.settle(answer),
      () => {},
    );
  }
}

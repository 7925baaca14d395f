import type { Clock } from "@buck/authority";
import type { Answer } from "@buck/protocol";

const ANSWER_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_MS = 60_000;

export const NO_CONNECTION: Answer = {
  ok: false,
  code: "NO_CONNECTION",
  version: 0,
};

/** Takes a command to the table that answers it. */
interface Way<Message> {
  command(message: Message): Promise<Answer | null>;
}

interface Outgoing<Message> {
  readonly message: Message;
  readonly settle: (answer: Answer) => void;
  callOffResend: () => void;
}

/** Commands without an answer. Each is sent again, unchanged, on whatever connection there is, until it is answered. */
export class Outbox<Message> {
  readonly #clock: Clock;
  readonly #outgoing = new Set<Outgoing<Message>>();
  #connection: Way<Message> | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get isEmpty(): boolean {
    return this.#outgoing.size === 0;
  }

  send(message: Message): Promise<Answer> {
    return new Promise((resolve) => {
      const settle = (answer: Answer) => {
        callOffGivingUp();
        outgoing.callOffResend();
        this.#outgoing.delete(outgoing);
        resolve(answer);
      };
      const outgoing: Outgoing<Message> = { message, settle, callOffResend: () => {} };
      const callOffGivingUp = this.#clock.after(GIVE_UP_AFTER_MS, () => settle(NO_CONNECTION));
      this.#outgoing.add(outgoing);
      this.#transmit(outgoing);
    });
  }

  /** A connection on which the table listens; everything unanswered is sent on it. */
  open(connection: Way<Message>): void {
    this.#connection = connection;
    for (const outgoing of this.#outgoing) this.#transmit(outgoing);
  }

  /** Commands wait for the next connection; an answer on the old one still counts. */
  hold(): void {
    this.#connection = null;
  }

  giveUp(): void {
    for (const { settle } of this.#outgoing) settle(NO_CONNECTION);
  }

  /** Nothing is sent without a connection: a transport would keep it and deliver it late. */
  #transmit(outgoing: Outgoing<Message>): void {
    outgoing.callOffResend();
    if (this.#connection === null) return;
    outgoing.callOffResend = this.#clock.after(ANSWER_WITHIN_MS, () => this.#transmit(outgoing));
    this.#connection.command(outgoing.message).then(
      (answer) => answer !== null && this.#outgoing.has(outgoing) && outgoing.settle(answer),
      () => {},
    );
  }
}

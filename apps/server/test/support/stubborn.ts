import { randomUUID } from "node:crypto";
import type { Answer, Command, CommandMessage } from "@buck/protocol";
import { Guest, nextWish } from "./guest.ts";

/** Somebody who plays, talks in between, and says again what was not answered when the server died. */
export class Stubborn {
  readonly table: string;
  /** What was granted, with the version it was granted at. */
  readonly granted = new Map<string, number>();
  readonly refused = new Set<string>();
  /** The newest version this person was ever shown. */
  seen = 0;
  retries = 0;
  /** Retries of what the dead server had done without saying so. */
  doneBefore = 0;
  readonly #token: string;
  readonly #random: (below: number) => number;
  readonly #onAnswer: () => void;
  #guest: Guest | null = null;
  #unanswered: CommandMessage | null = null;
  #resting = false;

  constructor(
    { table, token }: { readonly table: string; readonly token: string },
    random: (below: number) => number,
    onAnswer: () => void,
  ) {
    this.table = table;
    this.#token = token;
    this.#random = random;
    this.#onAnswer = onAnswer;
  }

  /** Comes (back) to the table and goes on until the line breaks. Says which version is there now. */
  async come(url: string): Promise<number> {
    const guest = await new Guest({ url, table: this.table, token: this.#token }).arrived();
    const { version } = guest.frame;
    this.#guest = guest;
    if (this.#unanswered !== null) this.retries += 1;
    this.#goOn(guest, version).catch(() => {});
    return version;
  }

  async #goOn(guest: Guest, versionOnReturn: number): Promise<void> {
    for (let isRetry = this.#unanswered !== null; guest.socket.connected; isRetry = false) {
      if (this.#unanswered === null && this.#resting) return;
      const message = (this.#unanswered ??= this.#nextMessage(guest));
      const answer: Answer = await guest.socket.emitWithAck("command", message);
      this.#unanswered = null;
      if (answer.ok) this.granted.set(message.commandId, answer.version);
      else this.refused.add(message.commandId);
      if (isRetry && answer.ok && answer.version <= versionOnReturn) this.doneBefore += 1;
      this.#onAnswer();
    }
  }

  #nextMessage({ frame }: Guest): CommandMessage {
    const commandId = randomUUID();
    const talk: Command = { type: "say", text: commandId };
    const again: Command = { type: "rematch" };
    const command = nextWish(frame, this.#random) ?? (frame.game?.view.gameOver ? again : talk);
    return { commandId, expectedVersion: frame.version, command };
  }

  /** The server is dead: remembers what it had shown. */
  mourn(): void {
    this.seen = Math.max(this.seen, this.#guest?.frame.version ?? 0);
    this.#guest?.close();
  }

  /** Says nothing new from now on; resolves when nothing is unanswered. */
  async rest(): Promise<void> {
    this.#resting = true;
    await this.#guest?.until(() => this.#unanswered === null);
    this.mourn();
  }
}

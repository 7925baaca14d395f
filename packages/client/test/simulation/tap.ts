import type { Answer, Command, CommandMessage } from "@buck/protocol";
import { checkAnswer, fail, isFinal } from "./checks.ts";
import type { Disk } from "./log.ts";

/** Listens in between clients and table, and checks what is asked and what is answered. */
export class Tap {
  readonly #disk: Disk;
  /** Under which id each wish travels. */
  readonly #ids = new Map<Command, string>();
  /** What a table has answered for good to each command. */
  readonly #final = new Map<string, Answer>();
  /** Everything that was ever answered. */
  readonly #given = new Map<string, Set<string>>();
  /** Commands that clients hold for refused. */
  readonly #refused = new Set<string>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** One wish has one id, however often it is sent. */
  asked({ command, commandId }: CommandMessage): void {
    const known = this.#ids.get(command);
    if (known !== undefined && known !== commandId) fail("One wish was sent under two ids", command);
    this.#ids.set(command, commandId);
  }

  answered(sender: string, message: CommandMessage, answer: Answer): void {
    const key = `${sender}/${message.commandId}`;
    checkAnswer(this.#disk, { key, message, answer, before: this.#final.get(key) });
    if (isFinal(answer)) this.#final.set(key, answer);
    this.#given.set(key, (this.#given.get(key) ?? new Set()).add(JSON.stringify(answer)));
  }

  /** What left no trace is forgotten with the process: who has not heard the refusal may be granted the wish. */
  processDied(): void {
    for (const [key] of this.#final) {
      if (this.#disk.seqOf(key) === null) this.#final.delete(key);
    }
  }

  /** What a client hands on is what the table has answered to that very wish. */
  heard(sender: string, command: Command, answer: Answer): void {
    const key = `${sender}/${this.#ids.get(command)}`;
    if (this.#given.get(key)?.has(JSON.stringify(answer)) !== true) fail("Nobody answered that", answer);
    if (!answer.ok && isFinal(answer)) this.#refused.add(key);
  }

  /** Whoever was told no was not granted it later, behind their back. */
  checkRefusals(): void {
    for (const key of this.#refused) {
      if (this.#disk.seqOf(key) !== null) fail(`${key} was refused and has an effect`);
    }
  }
}

import { randomUUID } from "node:crypto";
import { createTable, defaultPlatform, makeToken, seatToken } from "@buck/client";
import { POSITIONS, type Position } from "@buck/engine";
import { DEFAULT_SETTINGS, type Answer, type Command } from "@buck/protocol";
import { BenchLine } from "./line.ts";
import type { Gate, Meter } from "./meter.ts";
import { TableMind } from "./tableMind.ts";

export interface Bench {
  readonly port: number;
  readonly meter: Meter;
  readonly gate: Gate;
}

const SETTINGS = { ...DEFAULT_SETTINGS, pace: "quick" } as const;
const NAMES = ["Ann", "Bob", "Cleo", "Dan"] as const;
const platform = defaultPlatform();

/**
 * Four lines at one table: four people, or, where there is a bot, three and somebody who watches. Whoever is to act
 * decides at once, at random. One mind thinks for all four, so that the server is measured and not this process.
 */
export class OurTable {
  readonly #bench: Bench;
  readonly #mind = new TableMind();
  #lines: readonly BenchLine[] = [];
  /** The version at which each seat has last said something. */
  readonly #spokenAt = [0, 0, 0, 0];

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async begin({ withBot }: { readonly withBot: boolean }): Promise<void> {
    const server = `http://127.0.0.1:${this.#bench.port}`;
    const created = await createTable({ server, settings: SETTINGS, name: NAMES[0], platform });
    if (!created.ok) throw new Error(created.message);
    const { code } = created;
    const host = seatToken({ server, code }, platform);
    this.#lines = await Promise.all(
      POSITIONS.map((position) => {
        const token = position === 0 ? host : makeToken(platform.random);
        const onEvent = (text: string) => this.#hear(position, text);
        return BenchLine.open(this.#bench.port, { table: code, token }, onEvent);
      }),
    );
    for (const position of [1, 2, 3] as const) {
      if (withBot && position === 3) await this.#say(position, { type: "watch", name: "Wim" });
      else await this.#say(position, { type: "sit", position, name: NAMES[position] });
    }
    if (withBot) await this.#say(0, { type: "addBot", position: 3, level: "medium" });
    await this.#say(0, { type: "start" });
  }

  #hear(position: Position, text: string): void {
    if (!this.#mind.hear(position, text)) return;
    for (const [seat, command] of this.#mind.wishes()) {
      if (this.#spokenAt[seat] === this.#mind.version) continue;
      this.#spokenAt[seat] = this.#mind.version;
      if (command.type === "act") this.#bench.gate.pass(() => void this.#play(seat, command));
      else void this.#say(seat, command);
    }
  }

  async #play(seat: Position, command: Command): Promise<void> {
    const start = performance.now();
    const answer = await this.#say(seat, command);
    if (answer.ok) this.#bench.meter.note(performance.now() - start);
  }

  async #say(seat: Position, command: Command): Promise<Answer> {
    const message = { commandId: randomUUID(), expectedVersion: this.#mind.version, command };
    const answer = await this.#lines[seat]?.ask("command", message);
    if (answer === undefined) throw new Error(`nobody sits at ${seat}`);
    return JSON.parse(answer);
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

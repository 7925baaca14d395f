import { randomUUID } from "node:crypto";
import { createTable, defaultPlatform, makeToken, seatToken } from "@buck/client";
import { POSITIONS, type Position } from "@buck/engine";
import { DEFAULT_SETTINGS, type Answer, type BotLevel, type Command, type Settings } from "@buck/protocol";
import { BenchLine } from "./line.ts";
import type { Gate, Meter } from "./meter.ts";
import { TableMind } from "./tableMind.ts";

export interface Bench {
  /** Where the person at a seat connects. */
  readonly portOf: (position: Position) => number;
  /** Where somebody is before everybody else, and so the table is, when that is elsewhere. */
  readonly tableAt?: number;
  /** People who watch each table beside those who play. */
  readonly watchers?: number;
  readonly meter: Meter;
  readonly gate: Gate;
}

const NAMES = ["Ann", "Bob", "Cleo", "Dan"] as const;
/** The line of whoever watches a table with bots has the place of the last seat. */
const WATCHER: Position = 3;
const platform = defaultPlatform();

/** Who plays beside people: so many bots, in the last seats. */
export interface BotSeats {
  readonly bots: number;
  readonly level: BotLevel;
  readonly pace: Settings["pace"];
}

/**
 * The lines of one table: four people or, where there are bots, fewer and somebody who watches. Whoever is to act
 * decides at once, at random. One mind thinks for all of them, so that the server is measured and not this process.
 */
export class OurTable {
  readonly #bench: Bench;
  readonly #mind = new TableMind();
  /** By position; none where a bot sits that nobody watches over. */
  readonly #lines = new Map<Position, BenchLine>();
  /** Seats whose last command has not been answered: like a person, each says one thing at a time. */
  readonly #speaking = new Set<Position>();
  /** Who only keeps the table where it is. */
  readonly #others: BenchLine[] = [];

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  async begin({ bots, level, pace }: BotSeats): Promise<void> {
    const { portOf, tableAt } = this.#bench;
    const server = `http://127.0.0.1:${portOf(0)}`;
    const created = await createTable({
      server,
      settings: { ...DEFAULT_SETTINGS, pace },
      name: NAMES[0],
      platform,
    });
    if (!created.ok) throw new Error(created.message);
    const { code } = created;
    const host = seatToken({ server, code }, platform);
    if (tableAt !== undefined) {
      const auth = { table: code, token: makeToken(platform.random) };
      this.#others.push(await BenchLine.open(tableAt, auth, () => {}));
    }
    const people = POSITIONS.slice(0, POSITIONS.length - bots);
    const lines: readonly Position[] = bots === 0 ? people : [...people, WATCHER];
    await Promise.all(
      lines.map(async (position) => {
        const token = position === 0 ? host : makeToken(platform.random);
        const onEvent = (text: string) => this.#hear(position, text);
        this.#lines.set(position, await BenchLine.open(portOf(position), { table: code, token }, onEvent));
      }),
    );
    for (const position of people.slice(1)) {
      await this.#say(position, { type: "sit", position, name: NAMES[position] });
    }
    if (bots > 0) await this.#say(WATCHER, { type: "watch", name: "Wim" });
    for (const position of POSITIONS.slice(people.length)) {
      await this.#say(0, { type: "addBot", position, level });
    }
    await this.#letWatch(code);
    await this.#say(0, { type: "start" });
  }

  async #letWatch(table: string): Promise<void> {
    const { portOf, watchers = 0 } = this.#bench;
    for (let watcher = 0; watcher < watchers; watcher += 1) {
      const auth = { table, token: makeToken(platform.random) };
      const line = await BenchLine.open(portOf(WATCHER), auth, () => {});
      await this.#ask(line, { type: "watch", name: `Wim ${watcher}` });
      this.#others.push(line);
    }
  }

  /** How many entries the table has. */
  get version(): number {
    return this.#mind.version;
  }

  #hear(position: Position, text: string): void {
    this.#bench.meter.hear();
    if (this.#mind.hear(position, text)) this.#think();
  }

  #think(): void {
    for (const [seat, command] of this.#mind.wishes()) {
      if (this.#speaking.has(seat)) continue;
      this.#speaking.add(seat);
      if (command.type === "act") this.#bench.gate.pass(() => void this.#speak(seat, command));
      else void this.#speak(seat, command);
    }
  }

  async #speak(seat: Position, command: Command): Promise<void> {
    const version = this.#mind.version;
    const start = performance.now();
    const answer = await this.#say(seat, command);
    if (answer.ok && command.type === "act") this.#bench.meter.note(performance.now() - start);
    this.#speaking.delete(seat);
    // What was refused is not said again before something has happened.
    if (this.#mind.version > version) this.#think();
  }

  #say(seat: Position, command: Command): Promise<Answer> {
    const line = this.#lines.get(seat);
    if (line === undefined) throw new Error(`nobody sits at ${seat}`);
    return this.#ask(line, command);
  }

  async #ask(line: BenchLine, command: Command): Promise<Answer> {
    const message = { commandId: randomUUID(), expectedVersion: this.#mind.version, command };
    const answer = await line.ask("command", message);
    this.#bench.meter.hear();
    return JSON.parse(answer);
  }

  close(): void {
    for (const line of [...this.#lines.values(), ...this.#others]) line.close();
  }
}

import { noClubs } from "../support/noClubs.ts";
import { EventEmitter } from "node:events";
import { SimClock } from "@buck/authority/testing";
import { legalDecisions } from "@buck/client";
import { buck, seatsFor } from "@buck/engine";
import { DEFAULT_SETTINGS, type Answer, type Command, type Frame, type Welcome } from "@buck/protocol";
import { inProcessBots } from "@buck/table";
import { everythingHere } from "../../src/store/placement.ts";
import { type PersonSession, Tables } from "../../src/tables/tables.ts";
import { createLog } from "../../src/process/log.ts";
import { type BuckSocket, openSocketConnection } from "../../src/sockets/socketConnection.ts";
import { sqliteStore } from "../../src/store/sqliteStore.ts";
import { Housekeeping } from "../../src/tables/housekeeping.ts";
import { ampleDisk } from "../support/ampleDisk.ts";
import { saidIn } from "../support/saidIn.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { type Dice, FaultyDisk } from "./faultyDisk.ts";

const DAY = 24 * 3600 * 1000;
const SILENT = createLog("silent");
const TOKEN_HASH = "a".repeat(64);
const KEEP = { tableSeconds: (30 * DAY) / 1000, gameSeconds: (365 * DAY) / 1000 };
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  pace: "quick",
  turnTimer: 15,
  undoWithTimer: true,
  graceSeconds: 5,
} as const;

interface Message {
  readonly commandId: string;
  readonly expectedVersion: number;
  readonly command: Command;
}

/** A server's tables, store and connections, one host among bots, and everything that can happen to them. */
export class World {
  readonly roll: Dice;
  readonly clock = new SimClock();
  readonly disk: FaultyDisk;
  isRefused = false;
  #tables: Tables;
  #housekeeping: Housekeeping;
  #code = "";
  #session: PersonSession | null = null;
  #frame: Frame | null = null;
  #seen = 0;
  #serial = 0;
  #pending: Message | null = null;
  #granted: { readonly message: Message; readonly answer: Answer; readonly at: number } | null = null;
  readonly #problems: string[] = [];

  constructor(seed: number) {
    this.roll = seededRandom(seed);
    this.disk = new FaultyDisk(this.clock, this.roll);
    [this.#tables, this.#housekeeping] = this.#boot();
  }

  #boot(): [Tables, Housekeeping] {
    const { clock } = this;
    const store = sqliteStore(this.disk.open());
    let serial = 0;
    const random = { below: this.roll, id: () => `id${this.roll(1e9)}-${(serial += 1)}`.padEnd(22, "x") };
    const ports = { clock, random, store, bots: inProcessBots };
    const placement = everythingHere(store, clock);
    const tables = new Tables({
      store,
      placement,
      ports,
      diskBudget: ampleDisk(),
      log: SILENT,
      maxTables: 10,
      unloadMs: 600_000,
    });
    return [tables, new Housekeeping({ store, tables, clubs: noClubs, clock, keep: KEEP })];
  }

  async begin(): Promise<void> {
    const { players: choices } = buck.OPTION_VALUES;
    const players = choices[this.roll(choices.length)] ?? buck.DEFAULT_OPTIONS.players;
    const rules = { game: "buck", options: { ...buck.DEFAULT_OPTIONS, players } } as const;
    const created = this.#tables.create({
      settings: { ...SETTINGS, rules },
      name: "Ann",
      tokenHash: TOKEN_HASH,
      rateLimitKey: "",
    });
    await this.#settle();
    const result = await created;
    if (!result.ok) throw new Error(result.code);
    this.#code = result.code;
    await this.come();
    for (const position of seatsFor(players).slice(1))
      await this.ask({ type: "addBot", position, level: "easy" });
    await this.ask({ type: "start" });
  }

  /** So many entries that the table has two snapshots. */
  async renameOften(): Promise<void> {
    for (let count = 0; count < 130; count += 1)
      await this.ask({ type: "rename", name: `Ann ${1000 + count}` });
  }

  /** Store and tables take some turns of the event loop. */
  async #settle(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 500) {
      await this.clock.pass(Math.min(500, left));
      await this.#settle();
    }
  }

  /** Connects, if the server lets anybody in. */
  async come(): Promise<void> {
    const opened = await this.#tables.open(this.#code);
    if (!opened.ok) throw new Error(`The table is gone: ${opened.error}`);
    this.#session = opened.table.connect(this.#connection());
    if (this.#pending !== null) await this.#send(this.#pending);
    await this.#checkRepeated();
  }

  leave(): void {
    this.#session?.disconnect();
    this.#session = null;
  }

  /** kill -9 and a restart. */
  async kill(): Promise<void> {
    this.#session = null;
    this.disk.mood = "fine";
    [this.#tables, this.#housekeeping] = this.#boot();
    await this.come();
  }

  /** The file rots while no server runs: the table is refused, or it is what people were told. */
  async rot(): Promise<void> {
    this.#session = null;
    this.disk.mood = "fine";
    this.disk.rot();
    [this.#tables, this.#housekeeping] = this.#boot();
    const opened = await this.#tables.open(this.#code).catch(() => null);
    if (opened?.ok === true) await this.come();
    else this.isRefused = true;
  }

  async ask(command: Command): Promise<void> {
    if (this.#session === null || this.#pending !== null) return;
    this.#serial += 1;
    const message = { commandId: `command-${this.#serial}`, expectedVersion: this.#seen, command };
    this.#pending = message;
    await this.#send(message);
  }

  /** The first decision that is legal now, if there is one. */
  async decide(): Promise<void> {
    const [action] = this.#frame === null ? [] : legalDecisions(this.#frame);
    if (action !== undefined) await this.ask({ type: "act", action });
  }

  async #send(message: Message): Promise<void> {
    void this.#session?.command(message).then(
      (answer) => this.#hear(message, answer),
      () => {},
    );
    await this.#settle();
  }

  #hear(message: Message, answer: Answer): void {
    if (this.#pending === message) this.#pending = null;
    // Others may change nothing, and then only this process knows the answer.
    if (answer.ok && ["say", "rename"].includes(message.command.type)) {
      this.#granted = { message, answer, at: this.clock.monotonic() };
    }
  }

  /** What was granted a minute ago at most gets the same answer again, whoever runs the table now. */
  async #checkRepeated(): Promise<void> {
    const granted = this.#granted;
    if (granted === null || this.clock.monotonic() - granted.at > 60_000) return;
    let answer: Answer | null = null;
    void this.#session?.command(granted.message).then(
      (heard) => (answer = heard),
      () => {},
    );
    await this.#settle();
    if (answer !== null && JSON.stringify(answer) !== JSON.stringify(granted.answer)) {
      this.#problems.push(`${JSON.stringify(granted)} was answered ${JSON.stringify(answer)} later`);
    }
  }

  async housekeep(): Promise<void> {
    if (this.disk.mood !== "fine") return;
    await this.#housekeeping.everyMinute();
    await this.#housekeeping.everyHour();
  }

  #connection() {
    const conn = Object.assign(new EventEmitter(), { write: () => {}, close: () => {} });
    const emit = (event: string, body: Welcome & Frame) => {
      if (event === "welcome") this.#show(body.frame, true);
      if (event === "frame") this.#show(body, false);
      return true;
    };
    const data = {
      visitor: { table: null, tokenHash: TOKEN_HASH, wantsFrames: true, rateLimitKey: "", isSeated: false },
    };
    const socket = Object.assign(new EventEmitter(), { conn, data, emit, disconnect: () => {} });
    return openSocketConnection(socket as unknown as BuckSocket, () => {
      this.#session = null;
    });
  }

  #show(frame: Frame, isWelcome: boolean): void {
    const { version } = frame;
    if (version < this.#seen) this.#problems.push(`version ${version} is shown after ${this.#seen}`);
    if (isWelcome && version === this.#frame?.version && essence(frame) !== essence(this.#frame)) {
      this.#problems.push(`version ${version} looks different: ${essence(this.#frame)} / ${essence(frame)}`);
    }
    this.#seen = Math.max(this.#seen, version);
    this.#frame = frame;
  }

  /** With a good disk everything goes on, and nothing was broken on the way. */
  async finish(): Promise<void> {
    if (this.isRefused) return this.#mustBeWell();
    await this.kill();
    await this.pass(5_000);
    this.#pending = null;
    const before = this.#seen;
    await this.ask({ type: "say", text: "the end" });
    if (this.#pending !== null || this.#seen <= before) this.#problems.push("the table does not go on");
    const saved = await sqliteStore(this.disk.open()).restore(this.#code);
    const texts = saved === null ? [] : saidIn(saved);
    if (new Set(texts).size !== texts.length) this.#problems.push("a line was said twice");
    this.#mustBeWell();
  }

  #mustBeWell(): void {
    if (this.#problems.length > 0) throw new Error(this.#problems.join("\n"));
  }
}

/** What is stored of a frame. */
function essence({ table, game, you }: Frame): string {
  const { updatedAt: _time, ...rest } = table;
  return JSON.stringify([rest, game?.view, you]).replaceAll(/"connected":(true|false)/g, "");
}

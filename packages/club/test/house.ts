import { MemoryLogs } from "@buck/authority";
import type { Random } from "@buck/authority";
import { SimClock, simRandom } from "@buck/authority/testing";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type {
  Answer,
  ClubCommand,
  ClubFrame,
  ClubHistory,
  Goodbye,
  NightSettings,
  TableResult,
} from "@buck/protocol";
import { foundClub, openClub } from "../src/index.ts";
import type { Club, Connection, Entry, Inbound, OrderedTable, Ports, StoredResult } from "../src/index.ts";

export const CODE = "CLUB-2345";

export const NIGHT: NightSettings = {
  table: DEFAULT_SETTINGS,
  hands: 8,
  rounds: 3,
  movement: "mix",
  bots: "fill",
  botLevel: "easy",
};

/** What the transport would have made of a token. */
function hashOf(name: string): string {
  return Buffer.from(name).toString("hex").padEnd(64, "0");
}

let commands = 0;

/** Somebody in a test: hears everything at once, and says what the test says. */
export class Member implements Connection {
  readonly tokenHash: string | null;
  readonly heard: ClubFrame[] = [];
  farewell: Goodbye["reason"] | null = null;
  #inbound: Inbound | null = null;

  constructor(name: string | null) {
    this.tokenHash = name === null ? null : hashOf(name);
  }

  frame(frame: ClubFrame): void {
    this.heard.push(frame);
  }
  goodbye({ reason }: Goodbye): void {
    this.farewell = reason;
  }

  connect(club: Club): this {
    this.#inbound = club.connect(this);
    return this;
  }
  disconnect(): void {
    this.#inbound?.disconnect();
  }

  get now(): ClubFrame {
    const last = this.heard.at(-1);
    if (last === undefined) throw new Error("This member was shown nothing");
    return last;
  }
  get memberId(): string {
    return this.now.you.memberId ?? "";
  }
  get history(): ClubHistory {
    if (this.#inbound === null) throw new Error("This member is not connected");
    return this.#inbound.history();
  }

  async ask(command: ClubCommand, { version = this.now.version, id = `command-${(commands += 1)}` } = {}) {
    if (this.#inbound === null) throw new Error("This member is not connected");
    return this.#inbound.command({ commandId: id, expectedVersion: version, command });
  }

  /** `ok`, or the code of the refusal. */
  async code(command: ClubCommand): Promise<string> {
    const answer: Answer = await this.ask(command);
    return answer.ok ? "ok" : answer.code;
  }
}

/** A club with its store, its tables, and time that waits for nobody. */
export class House {
  readonly clock = new SimClock();
  readonly logs = new MemoryLogs<Entry>();
  readonly results: StoredResult[] = [];
  readonly made = new Map<string, OrderedTable>();
  readonly ended: string[] = [];
  readonly errors: unknown[] = [];
  /** How many of the next writes fail, and how many tables cannot be made. */
  failing = 0;
  ports: Ports;
  club!: Club;
  readonly #random: Random;
  #codes = 0;
  #processes = 0;

  constructor(seed = 1) {
    this.#random = simRandom(seed);
    this.ports = this.#portsOfProcess();
  }

  /** What one process has: nothing of it works after the process was killed. */
  #portsOfProcess(): Ports {
    this.#processes += 1;
    const process = this.#processes;
    const mustBeAlive = () => {
      if (process !== this.#processes) throw new Error("this process was killed");
    };
    return {
      clock: this.clock,
      random: this.#random,
      store: {
        append: async (code, entry) => {
          await Promise.resolve();
          mustBeAlive();
          if (this.failing > 0) {
            this.failing -= 1;
            throw new Error("disk full");
          }
          this.logs.append(code, entry);
        },
      },
      tables: {
        newCode: () => `TABL-${String((this.#codes += 1)).padStart(4, "0")}`,
        make: async (table) => {
          await Promise.resolve();
          mustBeAlive();
          if (!this.made.has(table.code)) this.made.set(table.code, table);
          this.club.tableSeen(table.code, factsOf(table, this.clock.wallTime()));
        },
        end: async (code) => void this.ended.push(code),
        results: async (_, after) => this.results.filter(({ id }) => id > after),
        decks: (players, count) => Array.from({ length: count }, () => [`SPADES_${players}` as never]),
      },
      onError: (error) => void (process === this.#processes && this.errors.push(error)),
    };
  }

  async found(): Promise<this> {
    const founder = { name: "Ann", tokenHash: hashOf("Ann") };
    const founded = await foundClub({ code: CODE, name: "Friday night", founder, ports: this.ports });
    if (!founded.ok) throw new Error(founded.code);
    this.club = founded.club;
    return this;
  }

  enter(name: string | null): Member {
    return new Member(name).connect(this.club);
  }

  async join(...names: readonly string[]): Promise<readonly Member[]> {
    const joined: Member[] = [];
    for (const name of names) {
      const member = this.enter(name);
      const code = await member.code({ type: "join", name });
      if (code !== "ok") throw new Error(`${name} could not join: ${code}`);
      joined.push(member);
    }
    return joined;
  }

  /** As after kill -9: only what was stored is left. */
  restart(): void {
    this.ports = this.#portsOfProcess();
    const entries = this.logs.load(CODE);
    this.club = openClub({ code: CODE, entries, ports: this.ports });
    for (const code of this.club.status().tables) {
      const table = this.made.get(code);
      if (table !== undefined) this.club.tableSeen(code, factsOf(table, this.clock.wallTime()));
    }
  }

  /** A table of the club leaves a result, by position. */
  async leave(
    code: string,
    rows: readonly (readonly number[])[],
    more: Partial<TableResult> = {},
  ): Promise<void> {
    this.store(code, rows, more);
    this.club.resultCame();
    await this.clock.pass(0);
  }

  store(code: string, rows: readonly (readonly number[])[], more: Partial<TableResult> = {}): void {
    const table = this.made.get(code);
    if (table === undefined) throw new Error(`There is no table ${code}`);
    const id = this.results.length + 1;
    const result: TableResult = {
      gameId: `game-${id}`.padEnd(22, "x"),
      game: table.settings.rules.game,
      endedAt: this.clock.wallTime(),
      seats: table.seats.map((seat) =>
        seat.kind === "person"
          ? { kind: "person", tokenHash: seat.tokenHash }
          : { kind: "bot", level: "easy" },
      ),
      places: table.seats.map(() => 1),
      points: rows,
      loners: table.seats.map(() => 0),
      hasRecord: true,
      ...(table.night === null ? {} : { night: table.night }),
      ...more,
    };
    this.results.push({ id, result });
  }

  /** Plays every table of the round to its end: each seat wins its position. */
  async finishRound(shown: ClubFrame): Promise<void> {
    for (const table of shown.night?.tables ?? []) {
      if (table.points === null) await this.leave(table.code, [table.seats.map((_, position) => position)]);
    }
  }
}

export function factsOf({ settings, seats }: OrderedTable, updatedAt: number) {
  const facts = seats.map((seat) =>
    seat.kind === "bot" ? ({ kind: "bot", name: "Gus", level: seat.level } as const) : seat,
  );
  const free = seats.filter(({ kind }) => kind !== "person").length;
  return { stage: "playing", settings, seats: facts, freeSeats: free, updatedAt } as const;
}

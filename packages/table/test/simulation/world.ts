import { buck, euchre } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Rules, Settings } from "@buck/protocol";
import { createTable, openTable } from "../../src/index.ts";
import type { Clock, Ports, Store, Table } from "../../src/index.ts";
import { SimClock } from "../kit/clock.ts";
import { hashOf } from "../kit/guest.ts";
import { CODE } from "../kit/house.ts";
import { chance, dice, pick, simRandom } from "../kit/random.ts";
import type { Dice } from "../kit/random.ts";
import { checkNotEarly } from "./checks.ts";
import { Disk } from "./log.ts";
import { Line, STORM } from "./network.ts";
import type { Weather } from "./network.ts";
import { Person } from "./person.ts";
import type { Outside } from "./person.ts";
import { chooseSomething } from "./policy.ts";

/** How the next entries are stored. */
export type Mood = "fine" | "slow" | "failing" | "storesAndDies";

/** A server that can die, its disk, and the people who try to play on it. */
export class World {
  readonly clock = new SimClock();
  readonly disk = new Disk();
  readonly roll: Dice;
  readonly people: Person[] = [];
  readonly #random;
  readonly #lines = new Set<Line>();
  /** When each token last lost a line. */
  readonly #lostAt = new Map<string, number>();
  #table: Table | null = null;
  /** Which life of the process this is: what an earlier one had begun never ends. */
  #life = 0;
  #commands = 0;
  weather: Weather = STORM;
  mood: Mood = "fine";
  /** The first broken promise. */
  failure: Error | null = null;

  constructor(seed: number) {
    this.roll = dice(seed);
    this.#random = simRandom(seed + 1);
  }

  get isUp(): boolean {
    return this.#table !== null;
  }

  async open(): Promise<void> {
    const { roll } = this;
    const settings = randomSettings(roll);
    const host = { name: "Ann", tokenHash: hashOf("Ann") };
    const created = await createTable({ code: CODE, settings, host, ports: this.#ports() });
    if (!created.ok) throw new Error(created.message);
    this.#table = created.table;
    const names = ["Ann", "Ben", "Cleo", "Dov", "Wes"].slice(0, 2 + roll(4));
    for (const name of names) this.add(name, hashOf(name)).connect();
  }

  add(name: string, tokenHash: string): Person {
    const outside: Outside = {
      disk: this.disk,
      newCommandId: () => {
        this.#commands += 1;
        return `command-${this.#commands}`;
      },
      dial: (person) => this.#dial(person),
      after: (ms, callback) => void this.clock.after(ms, () => this.guard(callback)),
      gotMoveCode: (person, moveCode) => this.#takeToPhone(person, moveCode),
    };
    const person = new Person(name, tokenHash, outside);
    this.people.push(person);
    return person;
  }

  /** A broken promise must not vanish in a callback. */
  guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.failure ??= asError(error);
    }
  }

  #dial(person: Person): Line | null {
    const table = this.#table;
    if (table === null) {
      this.clock.after(500, () => person.connect());
      return null;
    }
    const line: Line = new Line(person.tokenHash, {
      clock: this.clock,
      roll: this.roll,
      weather: () => this.weather,
      hear: (parcel) => this.guard(() => person.hear(line, parcel)),
      closed: () => person.lost(line),
      over: (wasConnected) => {
        this.#lines.delete(line);
        if (wasConnected) this.#lostAt.set(line.tokenHash, this.clock.monotonic());
      },
      failed: (error) => this.guard(() => raise(error)),
    });
    this.#lines.add(line);
    this.clock.after(1 + this.roll(this.weather.slowest), () => {
      if (!line.isOpen) return;
      if (this.#table === table) line.connect(table);
      else line.lose();
    });
    return line;
  }

  #takeToPhone(person: Person, moveCode: string): void {
    const phone = this.add(person.name, hashOf(`${person.name} ${this.people.length}`));
    phone.connect();
    phone.ask({ type: "claimSeat", moveCode });
  }

  /** kill -9. */
  kill(): void {
    this.#life += 1;
    this.#table = null;
    for (const line of this.#lines) line.lose();
    this.clock.after(200 + this.roll(3_000), () => this.guard(() => this.#restart()));
  }

  #restart(): void {
    this.mood = "fine";
    this.#table = this.reopened();
  }

  /** The table as its log has it. */
  reopened(): Table {
    return openTable({ code: CODE, entries: this.disk.load(), ports: this.#ports() });
  }

  #ports(): Ports {
    const life = this.#life;
    return {
      clock: this.#clockOf(life),
      random: this.#random,
      store: this.#storeOf(life),
      bots: { choose: async (turn, roll) => chooseSomething(turn, roll) ?? raise(new Error("no move")) },
      onError: (error) => {
        if (String(error) !== "Error: disk full") this.failure ??= asError(error);
      },
    };
  }

  #clockOf(life: number): Clock {
    const { clock } = this;
    return {
      wallTime: () => clock.wallTime(),
      monotonic: () => clock.monotonic(),
      after: (ms, callback) =>
        clock.after(ms, () => {
          if (life === this.#life) this.guard(callback);
        }),
    };
  }

  #storeOf(life: number): Store {
    return {
      append: async (_table, entry, finished) => {
        if (life !== this.#life) return never();
        if (this.mood === "failing") throw new Error("disk full");
        const asked = this.clock.monotonic();
        this.guard(() => checkNotEarly(this.disk, entry, asked, (hash) => this.#awaySince(hash)));
        if (this.mood === "slow") await this.#pass(1 + this.roll(400));
        if (life !== this.#life) return never();
        this.guard(() => this.disk.write(entry, finished, this.clock.monotonic()));
        if (this.mood !== "storesAndDies") return;
        this.kill();
        return never();
      },
    };
  }

  #pass(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.clock.after(ms, resolve);
    });
  }

  #awaySince(hash: string): number {
    const isHere = [...this.#lines].some((line) => line.tokenHash === hash && line.isConnected);
    return isHere ? this.clock.monotonic() : (this.#lostAt.get(hash) ?? 0);
  }
}

function randomSettings(roll: Dice): Settings {
  return {
    ...DEFAULT_SETTINGS,
    rules: chance(roll, CLASSIC) ? classicRules(roll) : buckRules(roll),
    pace: "quick",
    turnTimer: chance(roll, 50) ? 15 : null,
    graceSeconds: 5,
    takeover: chance(roll, 80),
  };
}

/** How many evenings of a hundred are played with classic rules. */
const CLASSIC = 25;

function buckRules(roll: Dice): Rules {
  const options: buck.Options = {
    ...buck.DEFAULT_OPTIONS,
    startScore: 10,
    clubsTurnUp: pick(roll, buck.OPTION_VALUES.clubsTurnUp),
    folding: pick(roll, buck.OPTION_VALUES.folding),
    showHands: pick(roll, buck.OPTION_VALUES.showHands),
    allPass: pick(roll, buck.OPTION_VALUES.allPass),
  };
  return { game: "buck", options };
}

function classicRules(roll: Dice): Rules {
  const options: euchre.Options = {
    ...pick(roll, Object.values(euchre.PRESETS)),
    targetScore: 1 + roll(3),
    showHands: pick(roll, euchre.OPTION_VALUES.showHands),
    lonerLead: pick(roll, euchre.OPTION_VALUES.lonerLead),
  };
  return { game: "euchre", options };
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}

function raise(error: unknown): never {
  throw asError(error);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

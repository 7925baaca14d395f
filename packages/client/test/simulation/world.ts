import type { Clock } from "@buck/authority";
import { chance, dice, pick, SimClock, simRandom } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import { buck, euchre } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Command, Rules, Settings } from "@buck/protocol";
import { makeTable, openTable } from "@buck/table";
import type { Ports, Store, Table } from "@buck/table";
import { chooseSomething, CODE, hashOf } from "@buck/table/testing";
import type { ConnectionListener } from "../../src/transport.ts";
import { checkNotEarly } from "./checks.ts";
import { Disk } from "./log.ts";
import { BadConnection, STORM } from "./network.ts";
import type { Weather } from "./network.ts";
import { Person, senderOf } from "./person.ts";
import { Tap } from "./tap.ts";

/** Simple clients, who ask for whole frames. */
const FRAMES_TO: ReadonlySet<string> = new Set([hashOf("Ben"), hashOf("Dov")]);

/** How the next entries are stored. */
export type Mood = "fine" | "slow" | "failing" | "storesAndDies";

/** A server that can die, its disk, and the people who try to play on it. */
export class World {
  readonly clock = new SimClock();
  readonly disk = new Disk();
  readonly tap = new Tap(this.disk);
  readonly roll: Dice;
  readonly people: Person[] = [];
  readonly #random;
  readonly #lines = new Set<BadConnection>();
  /** When each token last lost a line. */
  readonly #lostAt = new Map<string, number>();
  #table: Table | null = null;
  /** Which life of the process this is: what an earlier one had begun never ends. */
  #life = 0;
  #forged = 0;
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
    const created = await makeTable({ code: CODE, settings, host, ports: this.#ports() });
    if (!created.ok) throw new Error(created.message);
    this.#table = created.table;
    const names = ["Ann", "Ben", "Cleo", "Dov", "Wes", "Eve", "Fay"].slice(0, 2 + roll(6));
    for (const name of names) this.add(name, hashOf(name));
  }

  /** Somebody opens the table on a device. */
  add(name: string, tokenHash: string): Person {
    const person = new Person(name, tokenHash, {
      disk: this.disk,
      tap: this.tap,
      clock: this.#guarded(() => true),
      random: this.#random,
      dial: (listener) => this.#dial(tokenHash, listener),
      guard: (action) => this.guard(action),
      gotMoveCode: (code) => this.#takeToPhone(person, code),
    });
    this.people.push(person);
    return person;
  }

  /** Says something without the client, about a version that somebody may never have seen. */
  forge({ line, state, tokenHash }: Person, command: Command): void {
    this.#forged += 1;
    const expectedVersion = this.roll((state.frame?.version ?? 0) + 2);
    const commandId = `forged-${this.#forged}-${tokenHash.slice(0, 8)}`;
    void line?.command({ commandId, expectedVersion, command });
  }

  /** A broken promise must not vanish in a callback. */
  guard(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.failure ??= asError(error);
    }
  }

  #dial(tokenHash: string, listener: ConnectionListener): BadConnection {
    const sender = senderOf(tokenHash);
    const line: BadConnection = new BadConnection(tokenHash, listener, {
      clock: this.#guarded(() => true),
      roll: this.roll,
      weather: () => this.weather,
      carriesFrames: FRAMES_TO.has(tokenHash),
      asked: (message) => this.guard(() => this.tap.asked(message)),
      answered: (message, answer) => this.guard(() => this.tap.answered(sender, message, answer)),
      over: (wasConnected) => {
        this.#lines.delete(line);
        if (wasConnected) this.#lostAt.set(tokenHash, this.clock.monotonic());
      },
      failed: (error) => this.guard(() => raise(error)),
    });
    this.#lines.add(line);
    line.connect(() => this.#table);
    return line;
  }

  #takeToPhone({ name }: Person, moveCode: string): void {
    const phone = this.add(name, hashOf(`${name} ${this.people.length}`));
    phone.ask({ type: "claimSeat", moveCode });
  }

  /** kill -9. */
  kill(): void {
    this.#life += 1;
    this.#table = null;
    this.tap.processDied();
    for (const line of this.#lines) line.lose();
    this.clock.after(200 + this.roll(3_000), () => this.guard(() => this.#restart()));
  }

  #restart(): void {
    this.mood = "fine";
    this.#table = this.reopened();
  }

  /** The table as its log has it. */
  reopened(): Table {
    return openTable({ code: CODE, ...this.disk.load(), ports: this.#ports() });
  }

  #ports(): Ports {
    const life = this.#life;
    return {
      clock: this.#guarded(() => life === this.#life),
      random: this.#random,
      store: this.#storeOf(life),
      bots: { choose: async (turn, roll) => chooseSomething(turn, roll) ?? raise(new Error("no move")) },
      onError: (error) => {
        if (String(error) !== "Error: disk full") this.failure ??= asError(error);
      },
    };
  }

  /** Alarms of an earlier life do not ring, and what they break does not vanish. */
  #guarded(isAlive: () => boolean): Clock {
    const { clock } = this;
    return {
      wallTime: () => clock.wallTime(),
      monotonic: () => clock.monotonic(),
      after: (ms, callback) =>
        clock.after(ms, () => {
          if (isAlive()) this.guard(callback);
        }),
    };
  }

  #storeOf(life: number): Store {
    return {
      append: async (_table, entry, more = {}) => {
        if (life !== this.#life) return never();
        if (this.mood === "failing") throw new Error("disk full");
        const asked = this.clock.monotonic();
        this.guard(() => checkNotEarly(this.disk, entry, asked, (hash) => this.#awaySince(hash)));
        if (this.mood === "slow") await this.#pass(1 + this.roll(400));
        if (life !== this.#life) return never();
        this.guard(() => this.disk.write(entry, more, this.clock.monotonic()));
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
    players: pick(roll, buck.OPTION_VALUES.players),
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

import { dice, shuffle, SimClock, simRandom } from "@buck/authority/testing";
import { deckFor, seatsFor } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { chairsFor } from "@buck/protocol";
import type { Command, CommandMessage, Frame, Settings } from "@buck/protocol";
import { makeTable, memoryStore } from "../../src/index.ts";
import type { Bots, Connection, Entry, Inbound, Table } from "../../src/index.ts";
import { hashOf } from "../kit/guest.ts";
import { CODE, TEST_SETTINGS } from "../kit/house.ts";

/** Who sits where. The first four play wherever four play. */
export const PLAYERS = ["Ann", "Ben", "Cleo", "Dov", "Eve", "Fay"] as const;
export type Name = (typeof PLAYERS)[number] | "Wes" | "Vic";

function playersAt({ rules }: Settings): readonly Name[] {
  return PLAYERS.slice(0, chairsFor(rules).length);
}

/** The players, a watcher and a visitor. */
function everybodyAt(settings: Settings): readonly Name[] {
  return [...playersAt(settings), "Wes", "Vic"];
}

export type Step =
  | { readonly type: "pass"; readonly ms: number }
  | { readonly type: "ask"; readonly who: Name; readonly message: CommandMessage }
  | { readonly type: "reconnect" | "resync"; readonly who: Name };

export interface World {
  readonly seed: number;
  readonly decks: readonly (readonly CardId[])[];
  readonly settings: Settings;
  readonly bots: (clock: SimClock) => Bots;
  readonly hears: "frames" | "updates";
  /** All players let watchers see hands one hand late. */
  readonly isAgreed?: boolean;
}

export function decksOf(seed: number, { rules }: Settings): readonly (readonly CardId[])[] {
  const roll = dice(seed + 77);
  const deck = deckFor(chairsFor(rules).length).map(({ id }) => id);
  return Array.from({ length: 40 }, () => shuffle(roll, deck));
}

/** Somebody's ears: every message they get, whole, with the moment they got it. */
interface Listener {
  readonly lines: string[];
  inbound: Inbound | null;
}

/** Half of the worlds are told in whole frames. */
export function hearsIn(seed: number): World["hears"] {
  return seed % 2 === 0 ? "frames" : "updates";
}

/** A table in one of two worlds, where everything happens by script. */
export class Room {
  readonly clock = new SimClock();
  readonly store = memoryStore();
  readonly #listeners = new Map<Name, Listener>();
  readonly #table: Table;
  readonly #hears: World["hears"];
  readonly everybody: readonly Name[];
  readonly players: readonly Name[];
  #timesWatched = 0;

  private constructor(
    table: Table,
    { hears, settings }: Pick<World, "hears" | "settings">,
    clock: SimClock,
    store: Room["store"],
  ) {
    this.#table = table;
    this.#hears = hears;
    this.players = playersAt(settings);
    this.everybody = everybodyAt(settings);
    this.clock = clock;
    this.store = store;
  }

  static async open({ seed, decks, settings, bots, hears }: World): Promise<Room> {
    const clock = new SimClock();
    const store = memoryStore();
    const left = [...decks];
    const nextDeck = () => left.shift() ?? null;
    const created = await makeTable({
      code: CODE,
      settings: { ...TEST_SETTINGS, ...settings },
      host: { name: "Ann", tokenHash: hashOf("Ann") },
      ports: { clock, random: simRandom(seed), store, bots: bots(clock), nextDeck },
    });
    if (!created.ok) throw new Error(created.message);
    const room = new Room(created.table, { hears, settings }, clock, store);
    for (const name of room.everybody) room.#connect(name);
    return room;
  }

  /** Everybody in their places: all of them people, or Ann alone among bots. */
  async seat(who: "people" | "bots", { isAgreed = false }: Pick<World, "isAgreed"> = {}): Promise<void> {
    for (const position of seatsFor(this.players.length).slice(1)) {
      const name = PLAYERS[position];
      if (who === "people") await this.must(name, { type: "sit", position, name });
      else await this.must("Ann", { type: "addBot", position, level: "medium" });
    }
    await this.must("Wes", { type: "watch", name: "Wes" });
    if (isAgreed)
      for (const name of this.players) await this.must(name, { type: "showHandsLate", agrees: true });
    await this.must("Ann", { type: "start" });
  }

  async must(who: Name, command: Command): Promise<void> {
    const commandId = `setup-${who}-${command.type}-${"position" in command ? command.position : 0}`;
    const ok = await this.do({ type: "ask", who, message: { commandId, expectedVersion: 0, command } });
    if (!ok) throw new Error(`${who} may not ${command.type}: ${this.heardBy(who).at(-1)}`);
  }

  /** False when somebody was refused something. */
  async do(step: Step): Promise<boolean> {
    switch (step.type) {
      case "pass":
        await this.clock.pass(step.ms);
        return true;
      case "reconnect":
        this.#listener(step.who).inbound?.disconnect();
        this.#connect(step.who);
        if (step.who === "Wes") await this.#watchAgain();
        await this.clock.pass(0);
        return true;
      case "resync":
        this.#note(step.who, "resync", this.#listener(step.who).inbound?.resync());
        return true;
      case "ask": {
        const answer = await this.#listener(step.who).inbound?.command(step.message);
        this.#note(step.who, "answer", answer);
        await this.clock.pass(0);
        return answer?.ok === true;
      }
    }
  }

  /** Whoever comes back is a visitor first. */
  async #watchAgain(): Promise<void> {
    this.#timesWatched += 1;
    const command = { type: "watch", name: "Wes" } as const;
    const commandId = `watch-again-${this.#timesWatched}`;
    await this.#listener("Wes").inbound?.command({ commandId, expectedVersion: 0, command });
  }

  heardBy(who: Name): readonly string[] {
    return this.#listener(who).lines;
  }

  frameOf(who: Name): Frame {
    const { inbound } = this.#listener(who);
    if (inbound === null) throw new Error(`${who} has seen nothing yet`);
    return inbound.resync().frame;
  }

  log(): Promise<readonly Entry[]> {
    return this.store.load(CODE);
  }

  #listener(who: Name): Listener {
    const listener = this.#listeners.get(who) ?? { lines: [], inbound: null };
    this.#listeners.set(who, listener);
    return listener;
  }

  #note(who: Name, what: string, message: unknown): void {
    this.#listener(who).lines.push(`${this.clock.monotonic()} ${what} ${JSON.stringify(message)}`);
  }

  #connect(who: Name): void {
    const listener = this.#listener(who);
    const connection: Connection = {
      tokenHash: hashOf(who),
      welcome: (welcome) => this.#note(who, "welcome", welcome),
      frame: (frame) => this.#note(who, "frame", frame),
      ...(this.#hears === "updates" && { update: (...parts) => this.#note(who, "update", parts) }),
      presence: (presence) => this.#note(who, "presence", presence),
      goodbye: (goodbye) => this.#note(who, "goodbye", goodbye),
    };
    listener.inbound = this.#table.connect(connection);
  }
}

import type { Clock } from "@buck/table";
import type { Channel, ToGateway, ToOwner } from "../../src/cluster/linkMessages.ts";
import { OutcomeUnknown, type FencedDatabase } from "../../src/store/fenced/fencedDatabase.ts";
import type { NodeClock } from "./nodeClock.ts";

type Dice = (below: number) => number;

const SLOWEST_MS = 60;
const LATEST_MS = 8000;
/** A question to the database without an answer. */
const PATIENCE_MS = 2000;
/** A link on which nothing is heard. */
const SILENCE_MS = 3000;

/** `requests` never arrive; `late` ones do, long after; `answers` get lost after what was asked for has been done. */
export const CUTS = ["requests", "late", "answers"] as const;
export type Cut = "none" | (typeof CUTS)[number];

export interface DatabaseWay {
  readonly world: Clock;
  readonly node: NodeClock;
  readonly roll: Dice;
  readonly cut: () => Cut;
}

/** A database behind a network: each call takes its time there and back, or is never heard of again. */
export function farDatabase(near: FencedDatabase, way: DatabaseWay): FencedDatabase {
  const { world, node, roll, cut } = way;
  const travel = (callback: () => void) =>
    void world.after(1 + roll(cut() === "late" ? LATEST_MS : SLOWEST_MS), callback);

  function call(perform: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const cancel = node.after(PATIENCE_MS, () => reject(new OutcomeUnknown("no answer")));
      if (cut() === "requests") return;
      travel(() => {
        const done = perform();
        if (cut() === "answers") return;
        travel(() => {
          node.run(cancel);
          void done.then((value) => node.run(() => resolve(value)), reject);
        });
      });
    });
  }

  return new Proxy(near, {
    get: (target, name, receiver) => {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== "function") return method;
      return (...args: unknown[]) => call(async () => Reflect.apply(method, target, args));
    },
  });
}

interface End {
  readonly clock: NodeClock;
  onMessage: (message: unknown) => void;
  onClosed: () => void;
}

/** A link between two nodes that keeps the order, until it is cut or one of the two is silent. */
export class Link {
  readonly #world: Clock;
  readonly #roll: Dice;
  readonly #gateway: End;
  readonly #owner: End;
  #isClosed = false;
  #lastArrival = 0;

  constructor(world: Clock, roll: Dice, { gateway, owner }: { gateway: NodeClock; owner: NodeClock }) {
    this.#world = world;
    this.#roll = roll;
    this.#gateway = endAt(gateway);
    this.#owner = endAt(owner);
    this.#watch();
  }

  get atGateway(): Channel<ToOwner> {
    return this.#channel(this.#gateway, this.#owner);
  }

  get atOwner(): Channel<ToGateway> {
    return this.#channel(this.#owner, this.#gateway);
  }

  /** Pings: each end notices by itself that the other one is silent. */
  cut(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const end of [this.#gateway, this.#owner]) end.clock.after(SILENCE_MS, () => end.onClosed());
  }

  #watch(): void {
    if (this.#isClosed) return;
    const bothRun = this.#gateway.clock.isRunning && this.#owner.clock.isRunning;
    if (!bothRun) return this.cut();
    this.#world.after(1000, () => this.#watch());
  }

  #channel(from: End, to: End) {
    return {
      send: (message: unknown) => {
        const at = Math.max(this.#lastArrival, this.#world.monotonic() + 1 + this.#roll(SLOWEST_MS));
        this.#lastArrival = at;
        const text = JSON.stringify(message);
        this.#world.after(at - this.#world.monotonic(), () => {
          if (!this.#isClosed) to.clock.run(() => to.onMessage(JSON.parse(text)));
        });
      },
      listen: (listener: Pick<End, "onMessage" | "onClosed">) => void Object.assign(from, listener),
      close: () => {
        if (this.#isClosed) return;
        this.#isClosed = true;
        this.#world.after(1, () => to.clock.run(() => to.onClosed()));
      },
    };
  }
}

function endAt(clock: NodeClock): End {
  return { clock, onMessage: () => {}, onClosed: () => {} };
}

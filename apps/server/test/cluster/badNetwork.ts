import type { Clock } from "@buck/authority";
import { type FencedDatabase, OutcomeUnknown } from "../../src/store/fencedStore.ts";
import type { NodeClock } from "./nodeClock.ts";

type Dice = (below: number) => number;

const SLOWEST_MS = 60;
const LATEST_MS = 8000;
/** A question to the database without an answer. */
const PATIENCE_MS = 2000;

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

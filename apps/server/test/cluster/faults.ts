import { setTimeout as wait } from "node:timers/promises";
import type { ClusterRun } from "./clusterRun.ts";
import { linksBetween } from "./linksBetween.ts";
import { sendLateEntry } from "./lateEntry.ts";
import { LEASE_SECONDS, type ProcessNode } from "./processNode.ts";
import type { ProxyMode } from "./tcpProxy.ts";

const LEASE_MS = LEASE_SECONDS * 1000;
/** A balancer needs so long to see that a node does not answer. */
const NOTICED_MS = 1000;
/** A client needs so long to see that nobody answers. */
const PINGS_MS = 10_000;

interface Fault {
  /** Until everybody is answered again. */
  readonly begin: (run: ClusterRun, node: ProcessNode) => Promise<void>;
  /** Leaves the cluster whole. */
  readonly end?: (node: ProcessNode) => Promise<void>;
  /** So long people may wait, where something is promised. */
  readonly withinMs?: number;
}

/** A piece of network in one of the ways in which it fails. `late` loses requests, `mute` answers, `closed` both. */
function cut(way: "database" | "people", mode: ProxyMode): Fault {
  return {
    begin: async (run, node) => {
      node[way].mode = mode;
      if (way === "database") return;
      await wait(NOTICED_MS);
      run.markDown(node);
    },
    end: async (node) => {
      // What was held back arrives late.
      node[way].mode = "open";
      node.isUp = true;
    },
  };
}

const restarted = (mode: "fast" | "immediate"): Fault => ({
  begin: async ({ postgres }) => postgres.restart(mode),
  withinMs: 3000 + 1000,
});

/** Everything that is done to a cluster under play. */
const FAULTS: Readonly<Record<string, Fault>> = {
  killed: {
    begin: async (_run, node) => void (await node.end("SIGKILL")),
    end: (node) => node.start(),
    withinMs: LEASE_MS + 2000,
  },
  frozen: {
    begin: async (run, node) => {
      node.signal("SIGSTOP");
      await wait(NOTICED_MS);
      run.markDown(node);
    },
    end: async (node) => {
      node.signal("SIGCONT");
      node.isUp = true;
    },
    withinMs: LEASE_MS + PINGS_MS,
  },
  drained: {
    begin: async (_run, node) => void (await node.end("SIGTERM")),
    end: (node) => node.start(),
    withinMs: 3000,
  },
  "database restarted": restarted("fast"),
  "database crashed": restarted("immediate"),
  "database unheard": cut("database", "mute"),
  "database unasked": cut("database", "late"),
  "database cut off": cut("database", "closed"),
  "people unheard": cut("people", "late"),
  "people untold": cut("people", "mute"),
  "people cut off": cut("people", "closed"),
  "an entry late": { begin: sendLateEntry },
  "a standby promoted": { begin: ({ postgres }) => postgres.promote() },
};

/** It comes once: then there is no standby any more. */
export const PROMOTED = "a standby promoted";
export const FAULT_NAMES: readonly string[] = Object.keys(FAULTS).filter((name) => name !== PROMOTED);

/** So many answers, and up to as many more, come between two faults. */
const ANSWERS = 25;

export interface FaultReport {
  /** How often each kind came, and the longest wait for an answer because of it. */
  readonly faults: Readonly<Record<string, { readonly times: number; readonly slowestMs: number }>>;
  readonly acknowledged: number;
  /** Connections from one server to another. */
  readonly links: number;
  readonly broken: readonly string[];
  /** Waits that were longer than promised, on an idle machine. */
  readonly slow: readonly string[];
}

/** One fault after the other while people play, and a look at the database after each. */
export async function runFaults(run: ClusterRun, names: readonly string[]): Promise<FaultReport> {
  const broken: string[] = [];
  const slow: string[] = [];
  const faults: Record<string, { times: number; slowestMs: number }> = {};
  let links = 0;
  for (const name of names) {
    const fault = FAULTS[name];
    if (fault === undefined) throw new Error(`there is no fault "${name}"`);
    await run.answers.after(ANSWERS + run.random(ANSWERS), () => {});
    await run.answeredAgain();
    const node = await run.owner();
    await fault.begin(run, node);
    const slowestMs = await run.answeredAgain();
    await fault.end?.(node);
    links += linksBetween(run.nodes);
    broken.push(...(await run.problems()).map((problem) => `after "${name}": ${problem}`));
    const { times, slowestMs: before } = faults[name] ?? { times: 0, slowestMs: 0 };
    faults[name] = { times: times + 1, slowestMs: Math.max(before, slowestMs) };
    const { withinMs = Infinity } = fault;
    if (slowestMs > withinMs) slow.push(`after "${name}": ${slowestMs} ms in place of ${withinMs}`);
  }
  broken.push(...(await run.finish()));
  const granted = run.people.map((person) => person.granted.size);
  const acknowledged = granted.reduce((sum, each) => sum + each, 0);
  return { faults, acknowledged, links, broken, slow };
}

/** Each kind of fault so often, in an order that chance decides. */
export function mixedFaults(
  kinds: readonly string[],
  each: number,
  random: (below: number) => number,
): readonly string[] {
  const names: string[] = [];
  for (let round = 0; round < each; round += 1) {
    const left = [...kinds];
    while (left.length > 0) names.push(...left.splice(random(left.length), 1));
  }
  return names;
}

import { setTimeout as wait } from "node:timers/promises";
import type { ClusterRun } from "./clusterRun.ts";
import { sendLateEntry } from "./lateEntry.ts";
import { LEASE_SECONDS, type ProcessNode } from "./processNode.ts";

const LEASE_MS = LEASE_SECONDS * 1000;
/** A balancer needs so long to see that a node does not answer. */
const NOTICED_MS = 1000;

type Fault = (run: ClusterRun, node: ProcessNode) => Promise<void>;

/** Everything that is done to a cluster under play. Each leaves it whole. */
const FAULTS: Readonly<Record<string, Fault>> = {
  killed: async (run, node) => {
    await node.end("SIGKILL");
    await run.startNode(node);
  },
  stopped: async (run, node) => {
    node.signal("SIGSTOP");
    await wait(NOTICED_MS);
    run.markDown(node);
    await wait(1.5 * LEASE_MS - NOTICED_MS);
    node.signal("SIGCONT");
    node.isUp = true;
  },
  "database restarted": (run) => run.postgres.restart("fast"),
  "database crashed": (run) => run.postgres.restart("immediate"),
  "answers of the database lost": async (_run, node) => {
    node.database.mode = "mute";
    await wait(0.5 * LEASE_MS);
    node.database.mode = "closed";
    await wait(LEASE_MS);
    node.database.mode = "open";
  },
  "an entry late": sendLateEntry,
  "nodes apart": async (run) => {
    for (const { peers } of run.nodes) peers.mode = "closed";
    await wait(1.5 * LEASE_MS);
    for (const { peers } of run.nodes) peers.mode = "open";
  },
};

/** So many answers, and up to as many more, come between two faults. */
const ANSWERS = 25;

export interface FaultReport {
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly slowestMs: number;
  readonly broken: readonly string[];
}

/** One fault after the other while people play, and a look at the database after each. */
export async function runFaults(run: ClusterRun, names: readonly string[]): Promise<FaultReport> {
  const broken: string[] = [];
  for (const name of names) {
    await run.answers.after(ANSWERS + run.random(ANSWERS), () => {});
    const node = run.nodes[run.random(run.nodes.length)];
    if (node !== undefined) await FAULTS[name]?.(run, node);
    broken.push(...(await run.problems()).map((problem) => `after "${name}": ${problem}`));
  }
  broken.push(...(await run.finish()));
  const granted = run.people.map((person) => person.granted.size);
  return {
    faults: names,
    acknowledged: granted.reduce((sum, each) => sum + each, 0),
    slowestMs: Math.round(Math.max(...run.people.map(({ slowestMs }) => slowestMs))),
    broken,
  };
}

/** Every kind of fault in turn, in an order that chance decides. */
export function anyFaults(count: number, random: (below: number) => number): readonly string[] {
  const names: string[] = [];
  while (names.length < count) {
    const kinds = Object.keys(FAULTS);
    while (kinds.length > 0) names.push(...kinds.splice(random(kinds.length), 1));
  }
  return names.slice(0, count);
}

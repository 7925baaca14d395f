import { setTimeout as wait } from "node:timers/promises";
import type { Answer } from "@buck/protocol";
import { Guest } from "../support/guest.ts";
import { makeTable } from "../support/making.ts";
import type { ClusterRun } from "./clusterRun.ts";
import type { ProcessNode } from "./processNode.ts";

const LOOK_AGAIN_MS = 50;
const LATE_WORDS = "words that come too late";

/**
 * An entry of one node is held back on its way to the database, until that node's lease has passed and another node
 * has claimed the table and written an entry with the same number. Then it arrives.
 */
export async function sendLateEntry(run: ClusterRun, node: ProcessNode): Promise<void> {
  const other = run.nodes.find((each) => each !== node);
  if (other === undefined) throw new Error("there is no other node");
  const { host, unanswered } = await sayTooLate(node);
  await node.database.hungUp(LATE_WORDS);
  await leaseEnded(run, node);
  const guest = await new Guest({ url: other.url, table: host.frame.table.code }).arrived();
  await guest.must({ type: "sit", position: 1, name: "Bob" });
  await node.database.passOn();
  guest.close();
  host.close();
  await unanswered;
}

interface Saying {
  readonly host: Guest;
  readonly unanswered: Promise<Answer>;
}

/** On a busy machine a node may lose its lease before it has asked the database: then it is tried again. */
async function sayTooLate(node: ProcessNode): Promise<Saying> {
  const { code, token } = await makeTable(node.url);
  const host = await new Guest({ url: node.url, table: code, token }).arrived();
  node.database.mode = "late";
  const unanswered = host.send({ type: "say", text: LATE_WORDS });
  const isHeld = () => node.database.holds(LATE_WORDS);
  while (!isHeld() && host.state.connection === "online") await wait(LOOK_AGAIN_MS);
  if (isHeld()) return { host, unanswered };
  node.database.mode = "open";
  await unanswered;
  host.close();
  return sayTooLate(node);
}

async function leaseEnded(run: ClusterRun, { name }: ProcessNode): Promise<void> {
  const alive = `SELECT FROM nodes WHERE name = '${name}' AND expires_at > clock_timestamp()`;
  while ((await run.ask(alive)).length > 0) await wait(LOOK_AGAIN_MS);
}

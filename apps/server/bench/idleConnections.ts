import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildServers, Child } from "./child.ts";
import { BenchLine } from "./line.ts";
import { spread } from "./statistics.ts";

/** What a connection costs over which nothing is said, at our server and at the bare one, in turns. */
const CONNECTIONS = 2000;
const ROUNDS = 3;
/** What a server needs for the first ones of all is not counted. */
const WARM_UP = 200;
const AT_ONCE = 50;
const SETTLE_MS = 1500;

async function open(port: number, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => BenchLine.open(port, {}, () => {})));
  }
  await wait(SETTLE_MS);
}

async function measure(server: "ourServer" | "bareServer"): Promise<{ whole: number; held: number }> {
  const folder = mkdtempSync(join(tmpdir(), "buck-bench-"));
  const child = await Child.start(server, join(folder, "idle.db"));
  await open(child.port, WARM_UP);
  const before = await child.facts("tidied up");
  await open(child.port, CONNECTIONS);
  await child.facts("tidied up");
  const after = await child.facts("tidied up");
  await child.stop();
  rmSync(folder, { recursive: true });
  const each = (megabytes: number) => (megabytes * 1024) / CONNECTIONS;
  return {
    whole: each(after.megabytes - before.megabytes),
    held: each(after.heapMegabytes - before.heapMegabytes),
  };
}

const ours = [];
const bare = [];
await buildServers();
for (let round = 0; round < ROUNDS; round += 1) {
  ours.push(await measure("ourServer"));
  bare.push(await measure("bareServer"));
}
for (const [name, rounds] of [["ours", ours] as const, ["bare", bare] as const]) {
  const whole = spread(rounds.map((round) => round.whole));
  const held = spread(rounds.map((round) => round.held));
  console.log(`${name}: ${whole} kB of the process for an idle connection, ${held} kB of it held by objects`);
}
process.exit(0);

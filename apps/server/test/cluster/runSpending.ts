import { setTimeout as wait } from "node:timers/promises";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { fourAtTable } from "../support/party.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { buildServer } from "../support/serverProcess.ts";
import { Stubborn } from "../support/stubborn.ts";
import { ProcessNode } from "./processNode.ts";

// What a server spends on a command, alone and beside a second one: `pnpm --filter @buck/server spending`.
const ROUNDS = 3;
const TABLES = 4;
const PAUSE_MS = 150;
const WARM_UP_MS = 3000;
const MEASURED_MS = 8000;

interface Spent {
  readonly seconds: number;
  readonly commands: number;
}

async function spentBy({ url }: ProcessNode): Promise<Spent> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, "gm"))].reduce(
      (total, [, value]) => total + Number(value),
      0,
    );
  return { seconds: sum("process_cpu_seconds_total"), commands: sum("buck_commands_total") };
}

async function peopleAt({ url }: ProcessNode): Promise<readonly Stubborn[]> {
  const random = seededRandom(SEED);
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const { code: table, host, guests, tokens } = await fourAtTable(url);
      await host.must({ type: "start" });
      for (const guest of guests) guest.close();
      return tokens.map(
        (token) => new Stubborn({ url, table, token, random, onAnswer: () => {}, pauseMs: PAUSE_MS }),
      );
    }),
  );
  return tables.flat();
}

/** Microseconds of processor time for each command, at each of the servers that people play at. */
async function microseconds(nodes: readonly ProcessNode[]): Promise<readonly number[]> {
  const people = (await Promise.all(nodes.map((node) => peopleAt(node)))).flat();
  await wait(WARM_UP_MS);
  const before = await Promise.all(nodes.map((node) => spentBy(node)));
  await wait(MEASURED_MS);
  const after = await Promise.all(nodes.map((node) => spentBy(node)));
  for (const person of people) person.leave();
  return after.map(({ seconds, commands }, index) => {
    const { seconds: first = 0, commands: earlier = 0 } = before[index] ?? {};
    return Math.round((1e6 * (seconds - first)) / (commands - earlier));
  });
}

const postgres = await TestPostgres.start();
await buildServer();
const databaseUrl = await postgres.newDatabase();
const nodes = [
  await ProcessNode.create("a", databaseUrl, postgres),
  await ProcessNode.create("b", databaseUrl, postgres),
];
for (const node of nodes) await node.start();
for (let round = 1; round <= ROUNDS; round += 1) {
  console.log({ round, alone: await microseconds(nodes.slice(0, 1)), two: await microseconds(nodes) });
}
for (const node of nodes) await node.remove();
await postgres.end();
process.exit();

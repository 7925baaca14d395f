import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { buildServer, buildServerWith } from "../support/serverProcess.ts";
import { ClusterRun } from "./clusterRun.ts";
import { anyFaults, runFaults } from "./faults.ts";
import { withoutFence } from "./withoutFence.ts";

const FAULTS = 10;
const SLOWEST_MS = 6000;

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
  await buildServer();
});
afterAll(() => postgres.end());

async function startCluster(): Promise<ClusterRun> {
  const run = await ClusterRun.start(postgres, seededRandom(SEED));
  onTestFinished(() => run.remove());
  return run;
}

test(`servers are restarted one after the other, and nobody fails or waits long (SEED=${SEED})`, async () => {
  const run = await startCluster();
  await run.gather();
  for (const node of run.nodes) {
    await run.answers.after(20, () => {});
    expect(await node.end("SIGTERM")).toBe(0);
    await run.startNode(node);
  }
  await run.answers.after(20, () => {});
  expect(await run.finish()).toEqual([]);
  expect(run.people.flatMap(({ givenUp }) => [...givenUp])).toEqual([]);
  expect(Math.max(...run.people.map(({ slowestMs }) => slowestMs))).toBeLessThan(SLOWEST_MS);
}, 180_000);

test(`after ${FAULTS} faults nothing acknowledged is lost or doubled (SEED=${SEED})`, async () => {
  const run = await startCluster();
  const report = await runFaults(run, anyFaults(FAULTS, run.random));
  expect(report).toMatchObject({ broken: [] });
  expect(report.acknowledged).toBeGreaterThan(FAULTS * 20);
}, 300_000);

test("without the fence, entries that arrive late are found", async () => {
  await buildServerWith(withoutFence);
  const run = await startCluster();
  await run.ask(
    "ALTER TABLE log DROP CONSTRAINT log_pkey; ALTER TABLE commands DROP CONSTRAINT commands_pkey",
  );
  const late = Array.from({ length: 6 }, () => "requests to the database late");
  const { broken } = await runFaults(run, late);
  // Nothing else counts: a server that merely fails proves nothing about the fence.
  expect(
    broken.filter((problem) => /written twice|the epoch falls|was granted at/.test(problem)),
  ).not.toEqual([]);
}, 300_000);

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/store/sqliteFile.ts";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { howMuchLonger } from "../support/machineShare.ts";
import { buildServer, buildServerWith, runServer } from "../support/serverProcess.ts";
import { ClusterRun } from "./clusterRun.ts";
import { mixedFaults, runFaults } from "./faults.ts";
import { sendLateEntry } from "./lateEntry.ts";
import { withoutFence } from "./withoutFence.ts";

/** A sample: `pnpm --filter @buck/server faults` has more, and more often. */
const FAULTS = ["killed", "frozen", "drained", "database crashed", "an entry late"];
/** On a machine that has nothing else to do. */
const SLOWEST_MS = 6000;

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

// One cluster for both: most of their time would go into starting servers.
describe(`three servers under play (SEED=${SEED})`, () => {
  let run: ClusterRun;

  beforeAll(async () => {
    await buildServer();
    run = await ClusterRun.start({ postgres, random: seededRandom(SEED) });
    await run.gather();
  }, 120_000);
  afterAll(() => run.remove());

  test("are restarted one after the other, and nobody fails or waits long", async () => {
    let longer = 1;
    for (const node of run.nodes) {
      await run.answers.after(20, () => {});
      longer = Math.max(longer, howMuchLonger());
      expect(await node.end("SIGTERM")).toBe(0);
      longer = Math.max(longer, howMuchLonger());
      await node.start();
      expect(await run.problems()).toEqual([]);
    }
    expect(await run.answeredAgain()).toBeLessThan(SLOWEST_MS * longer);
    expect(run.people.flatMap(({ givenUp }) => [...givenUp])).toEqual([]);
  }, 300_000);

  test(`lose and double nothing acknowledged in ${FAULTS.length} faults, and never talk to each other`, async () => {
    const report = await runFaults(run, mixedFaults(FAULTS, 1, run.random));
    expect(report).toMatchObject({ broken: [], links: 0 });
    expect(report.acknowledged).toBeGreaterThan(FAULTS.length * 20);
  }, 300_000);
});

test("a server's file is copied to PostgreSQL by an option", async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), "buck-copy-"));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  openDatabase(join(DATA_DIR, "buck.db")).close();
  const DATABASE_URL = await postgres.newDatabase();
  const { code, output } = await runServer({ DATA_DIR, DATABASE_URL }, "copy-to-postgres").ended;
  expect(output).toContain("is in PostgreSQL now: tables 0, log 0");
  expect(code).toBe(0);
});

test("without the fence, an entry that arrives late is found", async () => {
  await buildServerWith(withoutFence);
  const run = await ClusterRun.start({ postgres, random: seededRandom(SEED), count: 2 });
  onTestFinished(() => run.remove());
  // The key of the log would refuse the second entry of a number as well.
  await run.ask("ALTER TABLE log DROP CONSTRAINT log_pkey");
  const [node] = run.nodes;
  if (node !== undefined) await sendLateEntry(run, node);
  expect(await run.problems()).toContainEqual(expect.stringMatching(/written twice at version \d+$/));
}, 300_000);

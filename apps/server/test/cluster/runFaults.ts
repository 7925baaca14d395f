import { TestPostgres } from "../postgres/testPostgres.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { buildServer } from "../support/serverProcess.ts";
import { ClusterRun } from "./clusterRun.ts";
import { anyFaults, runFaults } from "./faults.ts";

/** Any number of faults: `pnpm --filter @buck/server faults 100`. */
const count = Number(process.argv[2] ?? 20);
const postgres = await TestPostgres.start();
await buildServer();
const run = await ClusterRun.start(postgres, seededRandom(SEED), 3);
await run.gather();
const report = await runFaults(run, anyFaults(count, run.random));
console.log({ seed: SEED, ...report, faults: count });
await run.remove();
await postgres.end();
process.exit(report.broken.length === 0 ? 0 : 1);

import { parseArgs } from "node:util";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { buildServer } from "../support/serverProcess.ts";
import { ClusterRun } from "./clusterRun.ts";
import { FAULT_NAMES, mixedFaults, PROMOTED, runFaults } from "./faults.ts";

// Each kind of fault so often, or those that are named: `pnpm --filter @buck/server faults 50 killed frozen`.
// With --standby PostgreSQL has a synchronous standby, which takes its place in between.
const { values, positionals } = parseArgs({
  options: { standby: { type: "boolean", default: false } },
  allowPositionals: true,
});
const [each = "2", ...named] = positionals;
const kinds = named.length === 0 ? FAULT_NAMES : named;
const random = seededRandom(SEED);
const postgres = await (values.standby ? TestPostgres.startWithStandby() : TestPostgres.start());
await buildServer();
const run = await ClusterRun.start({ postgres, random });
await run.gather();
const faults = [...mixedFaults(kinds, Number(each), random)];
if (values.standby) faults.splice(random(faults.length), 0, PROMOTED);
const report = await runFaults(run, faults);
console.log({ seed: SEED, ...report });
await run.remove();
await postgres.end();
const isWell = report.broken.length === 0 && report.links === 0;
process.exit(isWell ? 0 : 1);

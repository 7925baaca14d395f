import { parseArgs } from "node:util";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { Guest } from "../support/guest.ts";
import { makeTable } from "../support/making.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { buildServer } from "../support/serverProcess.ts";
import { ClusterRun, type Balancer } from "./clusterRun.ts";
import { mixedFaults, runFaults } from "./faults.ts";
import { BALANCERS, openRealBalancer, type BalancerName } from "./realBalancer.ts";

// The examples of docs/hosting.md with real balancers: `pnpm --filter @buck/server balancers --each 3 haproxy nginx`.
const { values, positionals } = parseArgs({
  options: { each: { type: "string", default: "2" } },
  allowPositionals: true,
});
const FAULTS = ["killed", "drained", "frozen"];
const PEOPLE = 8;

/** People whom the balancer leads to the wrong server, and what the servers count of it. */
async function misled(run: ClusterRun, balancer: Balancer): Promise<boolean> {
  const { code, token } = await makeTable(balancer.urlFor(0));
  const people = Array.from({ length: PEOPLE }, (_, person) => {
    const url = balancer.urlFor(person);
    return new Guest(person === 0 ? { url, table: code, token } : { url, table: code });
  });
  await Promise.all(people.map((guest) => guest.until(({ connection }) => STAYS.has(connection))));
  const states = people.map(({ state }) => state.connection);
  for (const guest of people) guest.close();
  const counts = await Promise.all(run.nodes.map(({ url }) => misrouted(url)));
  console.log("a balancer that ignores the name:", { states, counted: counts });
  const wrong = states.filter((state) => state === "misrouted").length;
  return wrong > 0 && wrong < PEOPLE && counts.some((count) => count >= 3);
}
const STAYS = new Set(["online", "misrouted"]);

async function misrouted(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^buck_misrouted_total (\d+)$/m.exec(text)?.[1]);
}

async function tryBalancer(postgres: TestPostgres, name: BalancerName): Promise<boolean> {
  const random = seededRandom(SEED);
  const run = await ClusterRun.start({
    postgres,
    random,
    openBalancer: (nodes) => openRealBalancer(name, nodes),
  });
  await run.gather();
  const report = await runFaults(run, mixedFaults(FAULTS, Number(values.each), random));
  console.log(name, { seed: SEED, ...report });
  const wrong = await openRealBalancer(name, run.nodes, { ignoresNode: true });
  const isTold = await misled(run, wrong);
  await wrong.close();
  await run.remove();
  return isTold && report.links === 0 && report.broken.length === 0;
}

const names = positionals.length === 0 ? BALANCERS : BALANCERS.filter((name) => positionals.includes(name));
const postgres = await TestPostgres.start();
await buildServer();
let isWell = true;
for (const name of names) isWell = (await tryBalancer(postgres, name)) && isWell;
await postgres.end();
process.exit(isWell ? 0 : 1);

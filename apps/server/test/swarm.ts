// Evenings of the simulation with new seeds and other rates of every fault for each: `pnpm swarm --minutes 60`. Those that
// fail are kept in swarm-failures.json, and `pnpm swarm --seed 123` replays one.
import { appendFileSync } from "node:fs";
import { inspect, parseArgs } from "node:util";
import { clusterEvening, randomClusterRates } from "./cluster/evening.ts";
import { evening, randomServerRates } from "./simulation/evening.ts";
import { seededRandom } from "./support/seededRandom.ts";

const FAILURES = "swarm-failures.json";
const MOST_STEPS = 60;
const MINUTE_MS = 60_000;

/** Everything follows from the seed: one server with a disk that fails, and then three with links that fail. */
async function failureOf(seed: number): Promise<string | null> {
  const random = seededRandom(seed);
  const one = { seed, rates: randomServerRates(random), steps: 10 + random(MOST_STEPS - 10) };
  const three = { seed, rates: randomClusterRates(random), steps: 10 + random(MOST_STEPS - 10) };
  try {
    await evening(one);
    await clusterEvening(three);
    return null;
  } catch (error) {
    return inspect({ one, three, error }, { depth: 6 });
  }
}

const { values } = parseArgs({
  options: { minutes: { type: "string", default: "1" }, seed: { type: "string" } },
});

if (values.seed !== undefined) {
  const failure = await failureOf(Number(values.seed));
  console.log(failure ?? `seed ${values.seed} keeps every promise`);
  process.exit(failure === null ? 0 : 1);
}

const until = performance.now() + Number(values.minutes) * MINUTE_MS;
let [evenings, failures] = [0, 0];
for (let seed = Date.now() % 2 ** 31; performance.now() < until; seed = (seed + 1) % 2 ** 31) {
  const failure = await failureOf(seed);
  evenings += 1;
  if (failure === null) continue;
  failures += 1;
  appendFileSync(FAILURES, `${JSON.stringify({ seed, failure })}\n`);
  console.log(`seed ${seed} fails: ${failure}`);
}
console.log(`${evenings} evenings, ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);

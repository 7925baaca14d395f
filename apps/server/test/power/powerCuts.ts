// Power cuts below SQLite: `pnpm --dir apps/server power-cuts 30`. Needs Linux and gcc. Whatever was not synced is taken
// back, some syncs and writes fail, and a disk that lies about its syncs has to be found out.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runKills, type KillReport } from "../support/killRuns.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { buildServer } from "../support/serverProcess.ts";
import { cutPower } from "./unsynced.ts";

const SHIM = fileURLToPath(new URL("shim.c", import.meta.url));
const LYING_CUTS = 5;

const cuts = Number(process.argv[2] ?? 30);
const folder = mkdtempSync(join(tmpdir(), "buck-power-"));
const library = join(folder, "shim.so");
const { status } = spawnSync("gcc", ["-shared", "-fPIC", "-O2", "-o", library, SHIM, "-ldl"], {
  stdio: "inherit",
});
if (status !== 0) throw new Error("gcc could not build the shim");
await buildServer();

let takenBack = 0;

async function runCuts(
  kills: number,
  name: string,
  faults: Readonly<Record<string, string>>,
): Promise<KillReport> {
  const random = seededRandom(SEED);
  return runKills({
    kills,
    folder: join(folder, name),
    random,
    env: { LD_PRELOAD: library, FAULT_SEED: String(SEED), SYNC_MS: "5" },
    envLater: faults,
    afterKill: (file) => {
      const keepsSome = random(2) === 0;
      for (const each of [file, `${file}-wal`]) {
        takenBack += cutPower(each, () => keepsSome && random(2) === 0);
      }
    },
  });
}

const honest = await runCuts(cuts, "honest", { FAIL_SYNC: "100", FAIL_WRITE: "500" });
console.log({ seed: SEED, takenBack, ...honest });
const lying = await runCuts(LYING_CUTS, "lying", { LYING_SYNC: "1" }).then(
  ({ broken }) => broken.length,
  (error: unknown) => {
    console.log(`with a disk that lies about its syncs: ${String(error)}`);
    return 1;
  },
);
console.log(
  `${cuts} power cuts, ${honest.acknowledged} acknowledged actions, ${honest.broken.length} promises broken`,
);
console.log(`a disk that lies about its syncs is ${lying > 0 ? "found out" : "NOT found out"}`);
rmSync(folder, { recursive: true });
process.exit(honest.broken.length === 0 && takenBack > 0 && lying > 0 ? 0 : 1);

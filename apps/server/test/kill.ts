import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededRandom, SEED } from "./support/seededRandom.ts";
import { runKills } from "./support/killRuns.ts";
import { buildServer } from "./support/serverProcess.ts";

const kills = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(join(tmpdir(), "buck-kills-"));
await buildServer();
const report = await runKills({ kills, folder, random: seededRandom(SEED) });
console.log({ seed: SEED, ...report });
console.log(
  `${report.kills} kills, ${report.acknowledged} acknowledged actions, ${report.broken.length} promises broken`,
);
rmSync(folder, { recursive: true });
process.exit(report.broken.length === 0 ? 0 : 1);

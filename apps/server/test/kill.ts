import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chance, SEED } from "./support/chance.ts";
import { killAgainAndAgain } from "./support/killing.ts";
import { buildServer } from "./support/process.ts";

const kills = Number(process.argv[2] ?? 20);
const folder = mkdtempSync(join(tmpdir(), "buck-kills-"));
await buildServer();
const report = await killAgainAndAgain(kills, folder, chance(SEED));
console.log({ seed: SEED, ...report });
console.log(
  `${report.kills} kills, ${report.acknowledged} acknowledged actions, ${report.broken.length} promises broken`,
);
rmSync(folder, { recursive: true });
process.exit(report.broken.length === 0 ? 0 : 1);

// Runs a pnpm script with the pinned pnpm, so that Node and npm are all a machine needs.
import { spawnSync } from "node:child_process";

const PNPM = "pnpm@12.18.0";

export function pnpm(...args) {
  const underPnpm = process.env.npm_config_user_agent?.startsWith("pnpm/12.") ?? false;
  const [command, prefix] = underPnpm ? ["pnpm", []] : ["npx", ["-y", PNPM]];
  const { status } = spawnSync(command, [...prefix, ...args], { stdio: "inherit" });
  return status ?? 1;
}

if (import.meta.url === `file://${process.argv[1]}`) process.exit(pnpm("run", ...process.argv.slice(2)));

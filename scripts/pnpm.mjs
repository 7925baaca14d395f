// Runs the pinned pnpm as a child process, so that Node and npm are all a machine needs.
import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const PNPM = "pnpm@12.18.0";
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ON_WINDOWS = process.platform === "win32";

function command() {
  const underPnpm = process.env.npm_config_user_agent?.startsWith("pnpm/12.") ?? false;
  return underPnpm ? ["pnpm"] : ["npx", "--yes", "--prefer-offline", PNPM];
}

// A signal to this process alone would leave npx, pnpm and their children running: they get a process group
// of their own, and the group gets the signal.
function passOnSignals(child) {
  const pass = (signal) => {
    if (ON_WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.on("SIGINT", pass).on("SIGTERM", pass);
  return () => process.off("SIGINT", pass).off("SIGTERM", pass);
}

/** Resolves with whether pnpm succeeded, and with all it printed. */
export function pnpm(...args) {
  const [program, ...prefix] = command();
  const child = spawn(program, [...prefix, ...args], {
    cwd: ROOT,
    detached: !ON_WINDOWS,
    shell: ON_WINDOWS,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, npm_config_update_notifier: "false" },
  });
  const stopPassing = passOnSignals(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  return new Promise((resolve) => {
    const finish = (ok) => {
      stopPassing();
      resolve({ ok, output });
    };
    child.on("error", (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}

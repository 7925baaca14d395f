// Runs a program as a child process and keeps what it prints for the case that it fails.
import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ON_WINDOWS = process.platform === "win32";

// By itself npm tries for more than a minute before it says that there is no network.
const CALM_NPM = {
  npm_config_update_notifier: "false",
  npm_config_fetch_retry_mintimeout: "1000",
  npm_config_fetch_retry_maxtimeout: "5000",
};

// A signal to this process alone would leave npm and its children running: they get a process group of their
// own, and the group gets the signal.
function passOnSignals(child) {
  const pass = (signal) => {
    if (ON_WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
    process.exit(signal === "SIGINT" ? 130 : 143);
  };
  process.on("SIGINT", pass).on("SIGTERM", pass);
  return () => process.off("SIGINT", pass).off("SIGTERM", pass);
}

/** Resolves with whether the program succeeded, and with all it printed. */
export function run(program, ...args) {
  const child = spawn(program, args, {
    cwd: ROOT,
    detached: !ON_WINDOWS,
    shell: ON_WINDOWS,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...CALM_NPM },
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

/** Says what went wrong and ends: the details first, the sentence that explains them last. */
export function refuse(sentence, details = "") {
  if (details !== "") console.error(details.trimEnd());
  console.error(sentence);
  process.exit(1);
}

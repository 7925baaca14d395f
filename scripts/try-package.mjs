// Packs the program, and does with it what somebody does who has only npx and an empty folder. `pnpm package` comes first.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const MOST_PACKED_BYTES = 4_000_000;
const START_MS = 60_000;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

const name = readdirSync(DIST).find((file) => /^buck-euchre-\d.*\.tgz$/.test(file));
if (name === undefined) fail("There is no dist/buck-euchre-VERSION.tgz. Run pnpm package first.");
const tarball = join(DIST, name);
const listed = execFileSync("tar", ["tzf", tarball], { encoding: "utf8" }).trim().split("\n");
const unwanted = listed.filter((file) => /\.map$|\.test\.|\.ts$|node_modules/.test(file));
if (unwanted.length > 0) fail(`The package holds what nobody needs: ${unwanted.join(", ")}`);
const { size } = statSync(tarball);
console.log(`${name}: ${(size / 1e6).toFixed(1)} MB packed, ${listed.length} files`);
if (size > MOST_PACKED_BYTES) fail("That is more than 4 MB.");

const folder = mkdtempSync(join(tmpdir(), "buck-npx-"));
const cache = join(folder, "npm");
const place = mkdtempSync(join(folder, "empty-"));
const env = {
  ...process.env,
  npm_config_cache: cache,
  PORT: String(await freePort()),
  HOST: "127.0.0.1",
  LOG_LEVEL: "error",
};
const npx = ["--yes", `--package=${tarball}`, "buck-euchre"];
const address = `http://127.0.0.1:${env.PORT}`;
const isUp = () =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const begin = performance.now();
const server = spawn("npx", npx, { cwd: place, env, stdio: "inherit" });
try {
  while (!(await isUp())) {
    if (performance.now() - begin > START_MS) fail("It does not serve after a minute.");
    await wait(100);
  }
  console.log(`serves after ${((performance.now() - begin) / 1000).toFixed(1)} s, with an empty cache`);
  const page = await (await fetch(address)).text();
  if (!page.includes("<title>Buck Euchre")) fail("The page is not there.");
  const checked = execFileSync("npx", [...npx, "check", address], { cwd: place, env, encoding: "utf8" });
  if (!checked.includes("All good.")) fail(checked);
  const simulated = execFileSync("npx", [...npx, "simulate", "--games", "1", "--json"], {
    cwd: place,
    env,
    encoding: "utf8",
  });
  if (JSON.parse(simulated).games !== 1) fail("The terminal does not play.");
  if (!existsSync(join(place, "buck-euchre-data/buck.db"))) fail("The data is not in ./buck-euchre-data.");
  server.kill("SIGTERM");
  const [code, signal] = await once(server, "exit");
  while (await isUp()) await wait(50);
  console.log(`ends on SIGTERM (${signal ?? code})`);
} finally {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}

// Runs nginx, HAProxy and Caddy (behind nftables) with the examples of docs/hosting.md, and counts whom they let in:
// `pnpm --dir apps/server proxies`. Needs Linux, those four programs, openssl, and to be root or allowed to be in a
// network of its own.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { WebSocket } from "ws";
import { parseConfig } from "../src/process/config.ts";
import { createLog } from "../src/process/log.ts";
import { startServer } from "../src/server.ts";

const HOSTING = fileURLToPath(new URL("../../../docs/hosting.md", import.meta.url));
const NAME = "cards.example.org";
/** By name, whatever the address. */
const SAME_SITE = { servername: NAME, rejectUnauthorized: false, headers: { host: NAME } };

/** What the examples allow one caller, and one /48. Replaced by less, so that a few connections show it. */
const CALLER = { written: "1200", shrunk: 5 };
const SITE = { written: "4800", shrunk: 20 };

interface Proxy {
  readonly name: string;
  /** The languages of its examples, and the files they are written to. */
  readonly files: Readonly<Record<string, string>>;
  readonly before: readonly (readonly [string, ...string[]])[];
  readonly run: readonly [string, ...string[]];
  /** What stands around the example in a whole file. */
  readonly around: (language: string, example: string) => string;
}

const PROXIES: readonly Proxy[] = [
  {
    name: "nginx",
    files: { nginx: "nginx.conf" },
    before: [],
    run: ["nginx", "-p", ".", "-e", "stderr", "-c", "nginx.conf"],
    around: (_, example) =>
      `daemon off; error_log stderr crit; pid nginx.pid; events {} http { access_log off; ${example} }`,
  },
  {
    name: "HAProxy",
    files: { haproxy: "haproxy.cfg" },
    before: [],
    run: ["haproxy", "-q", "-f", "haproxy.cfg"],
    around: (_, example) => example,
  },
  {
    name: "Caddy with nftables",
    files: { caddy: "Caddyfile", nft: "callers.nft" },
    before: [
      ["nft", "flush", "ruleset"],
      ["nft", "-f", "callers.nft"],
    ],
    run: ["caddy", "run", "--config", "Caddyfile", "--adapter", "caddyfile"],
    around: (language, example) =>
      language === "caddy"
        ? `{\nadmin off\nlocal_certs\nskip_install_trust\nauto_https disable_redirects\n}\n${example}`
        : example,
  },
];

/** Calls that are made and held, and how many are to be let in. */
interface Wave {
  readonly what: string;
  readonly callers: readonly string[];
  readonly letIn: number;
}

const times = <Value>(count: number, value: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => value(index));

/** The proxy has a limit of 5 and 20, the server none that would show. */
const AT_THE_PROXY: readonly Wave[] = [
  { what: "20 calls from one IPv4 address", callers: times(20, () => "127.0.1.1"), letIn: 5 },
  { what: "another IPv4 address", callers: ["127.0.1.2"], letIn: 1 },
  { what: "20 addresses of one /64", callers: times(20, (at) => `2001:db8:1::${at + 1}`), letIn: 5 },
  { what: "another /64 of that /48", callers: times(6, (at) => `2001:db8:1:1::${at + 1}`), letIn: 5 },
  { what: "30 more /64s of that /48", callers: times(30, (at) => `2001:db8:1:${at + 2}::1`), letIn: 10 },
  { what: "another /48", callers: ["2001:db8:2::1"], letIn: 1 },
];

/** The proxy as it is in the example, and a server that lets 5 in from one address. */
const AT_THE_SERVER: readonly Wave[] = [
  { what: "at the server: 20 calls from one IPv4 address", callers: times(20, () => "127.0.1.1"), letIn: 5 },
  {
    what: "at the server: 20 addresses of one /64",
    callers: times(20, (at) => `2001:db8:1::${at + 1}`),
    letIn: 5,
  },
  { what: "at the server: another /64", callers: ["2001:db8:2::1"], letIn: 1 },
];

const chosen = process.argv[2];
if (chosen === undefined) inNetworksOfTheirOwn();
else await tryProxy(PROXIES[Number(chosen)]);

function inNetworksOfTheirOwn(): void {
  const unshare = process.getuid?.() === 0 ? ["-n"] : ["-rn"];
  for (const index of PROXIES.keys()) {
    const self = [process.execPath, ...process.execArgv, fileURLToPath(import.meta.url), String(index)];
    const { status } = spawnSync("unshare", [...unshare, ...self], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}

async function tryProxy(proxy: Proxy | undefined): Promise<void> {
  if (proxy === undefined) throw new Error("there is no such proxy");
  const folder = mkdtempSync(join(tmpdir(), "buck-proxies-"));
  process.chdir(folder);
  makeNetwork();
  makeCertificate();
  try {
    await tryWaves(proxy, AT_THE_PROXY, { connectionsPerAddress: 1000, isShrunk: true });
    await tryWaves(proxy, AT_THE_SERVER, { connectionsPerAddress: CALLER.shrunk, isShrunk: false });
  } finally {
    rmSync(folder, { recursive: true });
  }
  process.exit();
}

interface Setup {
  readonly connectionsPerAddress: number;
  readonly isShrunk: boolean;
}

async function tryWaves(proxy: Proxy, waves: readonly Wave[], setup: Setup): Promise<void> {
  const stop = await start(proxy, setup);
  check(`${proxy.name}: the metrics are kept from the public`, (await metricsStatus()) === 403, 403);
  for (const { what, callers, letIn } of waves) {
    const inside = (await Promise.all(callers.map(comesIn))).filter(Boolean).length;
    check(`${proxy.name}: ${what}, let in ${inside}`, inside === letIn, letIn);
  }
  await stop();
}

function check(what: string, isRight: boolean, wanted: number): void {
  console.log(isRight ? `ok    ${what}` : `WRONG ${what}, wanted ${wanted}`);
  if (!isRight) process.exitCode = 1;
}

function makeNetwork(): void {
  run("ip", "link", "set", "lo", "up");
  const called = [...AT_THE_PROXY, ...AT_THE_SERVER].flatMap(({ callers }) => callers);
  const ipv6 = new Set(called.filter((address) => address.includes(":")));
  for (const address of ipv6) run("ip", "-6", "address", "add", `${address}/128`, "dev", "lo", "nodad");
}

function makeCertificate(): void {
  const subject = ["-subj", `/CN=${NAME}`, "-days", "1"];
  run(
    "openssl",
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    "cards.key",
    "-out",
    "own.pem",
    ...subject,
  );
  // HAProxy wants both in one file, and nginx does not mind.
  writeFileSync("cards.pem", readFileSync("own.pem", "utf8") + readFileSync("cards.key", "utf8"));
}

function run(program: string, ...args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr}`);
}

async function start(proxy: Proxy, setup: Setup): Promise<() => Promise<void>> {
  const server = await serve(setup.connectionsPerAddress);
  for (const [language, file] of Object.entries(proxy.files)) {
    const example = exampleIn(language).replaceAll(/\/etc\/(?:nginx|haproxy)\//g, `${process.cwd()}/`);
    const shrunk = example
      .replaceAll(CALLER.written, String(CALLER.shrunk))
      .replaceAll(SITE.written, String(SITE.shrunk));
    writeFileSync(file, proxy.around(language, setup.isShrunk ? shrunk : example));
  }
  for (const command of proxy.before) run(...command);
  const [program, ...args] = proxy.run;
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", proxy.name.startsWith("Caddy") ? "ignore" : "inherit"],
    env: { ...process.env, HOME: process.cwd(), XDG_DATA_HOME: process.cwd() },
  });
  const ended = once(child, "close");
  process.once("exit", () => child.kill("SIGTERM"));
  await untilOpen();
  return async () => {
    child.kill("SIGTERM");
    await ended;
    await server.stop();
  };
}

async function serve(connectionsPerAddress: number) {
  const parsed = parseConfig({
    HOST: "127.0.0.1",
    DATA_DIR: `data-${connectionsPerAddress}`,
    TRUST_PROXY: "1",
    PUBLIC_URL: `https://${NAME}`,
    CONNECTIONS_PER_ADDRESS: String(connectionsPerAddress),
  });
  if (!parsed.ok) throw new Error(parsed.message);
  return startServer({ config: parsed.config, log: createLog("silent") });
}

/** The first example in this language under "Behind a proxy". */
function exampleIn(language: string): string {
  const [, section = ""] = readFileSync(HOSTING, "utf8").split("\n## Behind a proxy\n");
  const [, example] =
    new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section.split("\n## ")[0] ?? "") ?? [];
  if (example === undefined) throw new Error(`docs/hosting.md has no example in ${language}`);
  return example;
}

async function metricsStatus(localAddress = "127.0.2.1"): Promise<number> {
  const asked = request({ ...SAME_SITE, host: "127.0.0.1", path: "/metrics", localAddress, agent: false });
  asked.end();
  const [response] = await once(asked, "response");
  response.resume();
  return response.statusCode;
}

async function untilOpen(): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await metricsStatus();
      return;
    } catch (error) {
      if (tries === 100) throw error;
    }
    await wait(100);
  }
}

/** Whether a connection that is held open is let in. */
function comesIn(localAddress: string): Promise<boolean> {
  const host = localAddress.includes(":") ? "[::1]" : "127.0.0.1";
  const address = `wss://${host}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { ...SAME_SITE, localAddress, handshakeTimeout: 10_000 });
  return new Promise((resolve) => {
    socket.on("error", () => resolve(false));
    socket.on("message", () => resolve(true));
  });
}

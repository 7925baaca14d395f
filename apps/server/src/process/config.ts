import { join } from "node:path";
import { nodeName } from "@buck/protocol";
import { z } from "zod";
import type { DiskBudgetOptions } from "../limits/diskBudget.ts";
import type { Keep } from "../store/port.ts";

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

const basePath = z.string().regex(/^\/([\w.-]+\/)*$/, 'must begin and end with a slash, as in "/cards/"');

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address like postgres://user:password@host:5432/name",
});

const NODE_NAME_SENTENCE = "must be 1 to 32 lowercase letters, digits or hyphens";

/** Everything the environment can say. The order is the order of `--help` and of docs/hosting.md. */
const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe("the port to listen on; 0 takes any free one"),
  HOST: z.string().default("0.0.0.0").describe("the address to listen on; 127.0.0.1 for this machine only"),
  DATA_DIR: path
    .default("./buck-euchre-data")
    .describe("the folder for the database; created if it is missing"),
  DATABASE: path.optional().describe("the database file, if it is not buck.db in DATA_DIR"),
  DATABASE_URL: postgresAddress
    .optional()
    .describe("a PostgreSQL to use instead of the file: postgres://user:password@host:5432/name"),
  DATABASE_CONNECTIONS: wholeNumber(2, 100).default(4).describe("connections to that PostgreSQL"),
  NODE_NAME: z
    .string()
    .refine((name) => nodeName.safeParse(name).success, NODE_NAME_SENTENCE)
    .optional()
    .describe(
      "what the balancer calls this server, if several share that PostgreSQL: lowercase letters, digits, hyphens",
    ),
  LEASE_SECONDS: wholeNumber(1, 60)
    .default(3)
    .describe("seconds until other servers take over the tables of one that does not respond"),
  PUBLIC_URL: webOrigin.optional().describe("the address that people use, if there is a proxy in front"),
  BASE_PATH: basePath
    .default("/")
    .describe("the path of the game behind a proxy that serves other things, too: /cards/"),
  ALLOWED_ORIGINS: webOrigins
    .default([])
    .describe("other origins whose pages may connect, separated by commas"),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe("how many proxies in front of the server set X-Forwarded-For"),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(", ")}` })
    .default("info")
    .describe("how much to log to standard error, as lines of JSON"),
  MAX_TABLES: wholeNumber(1, 1_000_000).default(10_000).describe("tables in memory at once"),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(20_000).describe("open connections at once"),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(200)
    .describe("open connections from one IP address at once"),
  TABLES_PER_HOUR: wholeNumber(1, 1_000_000).default(60).describe("new tables per hour from one IP address"),
  BOT_THREADS: wholeNumber(1, 256)
    .optional()
    .describe("threads for bots that search; by default one fewer than the machine has cores"),
  UNLOAD_MINUTES: wholeNumber(1, 10_000)
    .default(10)
    .describe("minutes until an empty table is unloaded; it loads again when somebody comes back"),
  MEGABYTES_PER_TABLE: wholeNumber(1, 1_000_000)
    .default(20)
    .describe("megabytes a table may store per day, an eighth for each seat; each chat, a tenth per hour"),
  MEGABYTES_PER_ADDRESS: wholeNumber(1, 1_000_000)
    .default(200)
    .describe("megabytes an IP address may store per day at all its tables, not counting chat"),
  KEEP_TABLES_DAYS: wholeNumber(1, 100_000)
    .default(30)
    .describe("days until a table that nobody visits is deleted"),
  KEEP_GAMES_DAYS: wholeNumber(1, 100_000)
    .default(365)
    .describe("days until the record of a finished game is deleted"),
});

type Environment = z.infer<typeof environment>;

/** Where tables are kept when several servers share them. */
export interface ClusterConfig {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly leaseMs: number;
  /** Null: this server is the only one. */
  readonly node: string | null;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly database: string;
  /** Null: everything is in the file. */
  readonly cluster: ClusterConfig | null;
  readonly publicUrl: string | null;
  /** "" or "/cards": before the path of every address. */
  readonly basePath: string;
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
function missingTogether({ DATABASE_URL, NODE_NAME }: Environment): readonly string[] {
  return NODE_NAME !== undefined && DATABASE_URL === undefined
    ? ["NODE_NAME needs DATABASE_URL: servers share their tables in PostgreSQL."]
    : [];
}

function clusterOf(values: Environment): ClusterConfig | null {
  const { DATABASE_URL, NODE_NAME } = values;
  if (DATABASE_URL === undefined) return null;
  return {
    databaseUrl: DATABASE_URL,
    connections: values.DATABASE_CONNECTIONS,
    leaseMs: values.LEASE_SECONDS * 1000,
    node: NODE_NAME ?? null,
  };
}

function arrange(values: Environment): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    database: values.DATABASE ?? join(values.DATA_DIR, "buck.db"),
    cluster: clusterOf(values),
    publicUrl: values.PUBLIC_URL ?? null,
    basePath: values.BASE_PATH.slice(0, -1),
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

/** The settings, as --help lists them. */
export function settingsText(): string {
  const rows = variables().map(({ name, fallback, meaning }) => {
    const before = fallback === "" ? "" : ` [${fallback}]`;
    return `  ${name.padEnd(24)} ${meaning}${before}`;
  });
  return [
    "Settings, with their defaults:",
    ...rows,
    "",
    "docs/hosting.md explains proxies, backups and updates.",
  ].join("\n");
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseConfig, variables, type Config, settingsText } from "./config.ts";

function valueOf(environment: Record<string, string>, key: keyof Config) {
  const result = parseConfig(environment);
  return result.ok ? result.config[key] : result.message;
}

const NAME_SENTENCE = "NODE_NAME must be 1 to 32 lowercase letters, digits or hyphens.";
const PORT_SENTENCE = "PORT must be a whole number from 0 to 65535.";
const ORIGIN_SENTENCE = "must be an address like https://cards.example.org.";
const ORIGIN_ONLY = "must have no user, path, query or hash: write";

test.each<[Record<string, string>, keyof Config, unknown]>([
  [{}, "port", 3000],
  [{ PORT: "" }, "port", 3000],
  [{ PORT: "0" }, "port", 0],
  [{ PORT: "65535" }, "port", 65_535],
  [{ PORT: "65536" }, "port", PORT_SENTENCE],
  [{ PORT: "-1" }, "port", PORT_SENTENCE],
  [{ PORT: "80.5" }, "port", PORT_SENTENCE],
  [{ PORT: "http" }, "port", PORT_SENTENCE],
  [{ PORT: "1e3" }, "port", PORT_SENTENCE],
  [{}, "host", "0.0.0.0"],
  [{}, "database", "buck-euchre-data/buck.db"],
  [{ DATA_DIR: "/var/lib/buck" }, "database", "/var/lib/buck/buck.db"],
  [{ DATA_DIR: "/var/lib/buck", DATABASE: "/srv/cards.db" }, "database", "/srv/cards.db"],
  [{}, "cluster", null],
  [
    { DATABASE_URL: "postgres://buck@db/buck" },
    "cluster",
    { databaseUrl: "postgres://buck@db/buck", connections: 4, leaseMs: 3000, node: null },
  ],
  [
    {
      DATABASE_URL: "postgres://buck@db/buck",
      NODE_NAME: "cards-2",
      LEASE_SECONDS: "5",
      DATABASE_CONNECTIONS: "8",
    },
    "cluster",
    {
      databaseUrl: "postgres://buck@db/buck",
      connections: 8,
      leaseMs: 5000,
      node: "cards-2",
    },
  ],
  [
    { DATABASE_URL: "mysql://buck@db/buck" },
    "cluster",
    "DATABASE_URL must be an address like postgres://user:password@host:5432/name.",
  ],
  [{ NODE_NAME: "b" }, "cluster", "NODE_NAME needs DATABASE_URL: servers share their tables in PostgreSQL."],
  ...["B", "a_b", "10.0.0.1", "a b", "x".repeat(33)].map(
    (name): [Record<string, string>, keyof Config, unknown] => [
      { NODE_NAME: name },
      "cluster",
      NAME_SENTENCE,
    ],
  ),
  [{}, "publicUrl", null],
  [{ PUBLIC_URL: "https://cards.example.org" }, "publicUrl", "https://cards.example.org"],
  [{ PUBLIC_URL: "https://cards.example.org/" }, "publicUrl", "https://cards.example.org"],
  [{ PUBLIC_URL: "https://Cards.example.org:443/" }, "publicUrl", "https://cards.example.org"],
  ...["/play", "/play/", "//", "?", "/?table=1", "#", "/#play"].map(
    (rest): [Record<string, string>, keyof Config, unknown] => [
      { PUBLIC_URL: `https://cards.example.org:8443${rest}` },
      "publicUrl",
      `PUBLIC_URL ${ORIGIN_ONLY} https://cards.example.org:8443.`,
    ],
  ),
  [
    { PUBLIC_URL: "https://me:password@cards.example.org" },
    "publicUrl",
    `PUBLIC_URL ${ORIGIN_ONLY} https://cards.example.org.`,
  ],
  [{ PUBLIC_URL: "cards.example.org" }, "publicUrl", `PUBLIC_URL ${ORIGIN_SENTENCE}`],
  [{ PUBLIC_URL: "javascript:alert(1)" }, "publicUrl", `PUBLIC_URL ${ORIGIN_SENTENCE}`],
  [{}, "allowedOrigins", []],
  [
    { ALLOWED_ORIGINS: "http://a.test, http://b.test:81" },
    "allowedOrigins",
    ["http://a.test", "http://b.test:81"],
  ],
  [{ ALLOWED_ORIGINS: "http://a.test,b" }, "allowedOrigins", `ALLOWED_ORIGINS ${ORIGIN_SENTENCE}`],
  [
    { ALLOWED_ORIGINS: "http://a.test,http://b.test/play" },
    "allowedOrigins",
    `ALLOWED_ORIGINS ${ORIGIN_ONLY} http://b.test.`,
  ],
  [{ TRUST_PROXY: "1" }, "trustProxy", 1],
  [{ TRUST_PROXY: "yes" }, "trustProxy", "TRUST_PROXY must be a whole number from 0 to 10."],
  [
    { LOG_LEVEL: "loud" },
    "logLevel",
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
  ],
  [{}, "botThreads", null],
  [{ BOT_THREADS: "3" }, "botThreads", 3],
  [{ UNLOAD_MINUTES: "2" }, "unloadMs", 120_000],
  [{ PORT: "x", LOG_LEVEL: "" }, "logLevel", PORT_SENTENCE],
])("the environment %o gives %s %o", (environment, key, value) => {
  expect(valueOf(environment, key)).toEqual(value);
});

test("every wrong variable is named", () => {
  const result = parseConfig({ PORT: "x", MAX_TABLES: "0", HOME: "anything" });
  expect(result).toEqual({
    ok: false,
    message: `${PORT_SENTENCE}\nMAX_TABLES must be a whole number from 1 to 1000000.`,
  });
});

test.each(variables())("$name is in the help and in the hosting guide as it is in the code", (variable) => {
  const guide = readFileSync(new URL("../../../../docs/hosting.md", import.meta.url), "utf8");
  const row = guide.split("\n").find((line) => line.startsWith(`| \`${variable.name}\``)) ?? "";
  const cells = row.split("|").map((cell) => cell.trim());
  expect(cells.slice(1, 4)).toEqual([
    `\`${variable.name}\``,
    variable.fallback === "" ? "" : `\`${variable.fallback}\``,
    variable.meaning,
  ]);
  expect(settingsText()).toContain(variable.name);
  expect(settingsText()).toContain(variable.meaning);
});

test("the hosting guide names no variable that the server does not read", () => {
  const guide = readFileSync(new URL("../../../../docs/hosting.md", import.meta.url), "utf8");
  const named = [...guide.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  expect(named).toEqual(variables().map(({ name }) => name));
});

import { mkdirSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import { expect, test } from "vitest";
import { addressForOthers } from "../src/http/api.ts";
import { newToken } from "./support/guest.ts";
import { openTestServer, temporaryFolder } from "./support/testServer.ts";
import { openWithWeb } from "./support/webServer.ts";

test.each([
  ["/", 200, "Buck Euchre", null],
  ["/t/ACDE-FGHJ-2345", 200, "A seat at our Buck Euchre table", "noindex"],
  ["/t/acdefghj2345?x=1", 200, "A seat at our Buck Euchre table", "noindex"],
  ["/tv/ACDE-FGHJ-2345", 200, "Watch a Buck Euchre table", "noindex"],
  ["/watch/ACDE-FGHJ-2345", 200, "Watch a Buck Euchre table", "noindex"],
  ["/game/abcdefghijklmnopqrstuv", 404, "A game of Buck Euchre, card by card", "noindex"],
  ["/learn", 200, "Learn Buck Euchre", null],
  ["/daily", 200, "Deal of the day · Buck Euchre", null],
  ["/daily/euchre/2025-11-16/play", 200, "Deal of the day · Buck Euchre", null],
  ["/again/abcdefghijklmnopqrstuv/2", 200, "Buck Euchre", null],
  ["/games", 200, "Buck Euchre", null],
  ["/learn/first-hand", 200, "Learn Buck Euchre", null],
  ["/learn/classic/first-hand", 200, "Learn Buck Euchre", null],
  ["/daily/buck", 200, "Deal of the day · Buck Euchre", null],
  ["/play", 200, "Buck Euchre", null],
  ["/nowhere/at/all", 404, "Buck Euchre", "noindex"],
])("GET %s answers %i with the page titled %s", async (path, status, title, robots) => {
  const { url } = await openWithWeb();
  const response = await fetch(url + path);
  const page = await response.text();
  expect(response.status).toBe(status);
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("x-robots-tag")).toBe(robots);
  expect(page).toContain(`<title>${title}</title>`);
  expect(page).toContain(`<meta property="og:title" content="${title}" />`);
  expect(page).toContain(`<script type="module" src="/assets/app-1a2b.js">`);
  expect(page.match(/name="description"/g)).toHaveLength(1);
});

function callFor(remoteAddress: string, headers: Record<string, string>) {
  return { socket: { remoteAddress, localPort: 3000 }, headers } as unknown as IncomingMessage;
}

const AT_HOME = { basePath: "", publicUrl: null, host: "192.168.1.20" };
const PUBLIC = "https://cards.example.org";

test.each([
  ["this machine", callFor("127.0.0.1", { host: "localhost:3000" }), "http://192.168.1.20:3000"],
  ["this machine over IPv6", callFor("::1", { host: "[::1]:3000" }), "http://192.168.1.20:3000"],
  ["the network", callFor("192.168.1.9", { host: "192.168.1.20:3000" }), null],
  ["somebody who pretends to be here", callFor("203.0.113.9", { host: "localhost" }), null],
  ["a proxy", callFor("127.0.0.1", { host: "localhost", "x-forwarded-for": "203.0.113.9" }), null],
  ["a tunnel", callFor("127.0.0.1", { host: "cards.example.org" }), null],
])("a caller from %s is told the address in the network only where it is needed", (_, call, address) => {
  expect(addressForOthers(call, AT_HOME)).toBe(address);
  expect(addressForOthers(call, { ...AT_HOME, publicUrl: PUBLIC })).toBe(PUBLIC);
});

test("GET /api/address tells the public address, or nothing that others could not open", async () => {
  const addresses = await Promise.all(
    [PUBLIC, null].map(async (publicUrl) => {
      const { url } = await openTestServer({ config: { publicUrl } });
      return (await fetch(`${url}/api/address`)).json();
    }),
  );
  expect(addresses).toEqual([{ address: PUBLIC }, { address: null }]);
});

test.each([
  ["/assets/app-1a2b.js", "public, max-age=31536000, immutable"],
  ["/sw.js", "no-cache"],
])("%s is cached with %s", async (path, caching) => {
  const { url } = await openWithWeb();
  const response = await fetch(url + path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, caching]);
});

test("files are compressed for whoever can read that", async () => {
  const { url } = await openWithWeb();
  const encodings = await Promise.all(
    ["br", "gzip", "identity"].map(async (encoding) => {
      const response = await fetch(`${url}/assets/app-1a2b.js`, { headers: { "accept-encoding": encoding } });
      return response.headers.get("content-encoding");
    }),
  );
  expect(encodings).toEqual(["br", "gzip", null]);
});

test.each([
  ["br, gzip", "br", "packed by brotli"],
  ["gzip, deflate, br, zstd", "br", "packed by brotli"],
  ["gzip", "gzip", "packed by gzip"],
  ["gzip, br;q=0", "gzip", "packed by gzip"],
  ["identity", null, "not packed"],
])(
  "whoever accepts %j is given what the build has packed for that: %s",
  async (accepted, encoding, content) => {
    const webRoot = temporaryFolder();
    mkdirSync(join(webRoot, "assets"));
    const file = join(webRoot, "assets", "app.js");
    writeFileSync(file, "not packed");
    writeFileSync(`${file}.br`, brotliCompressSync("packed by brotli"));
    writeFileSync(`${file}.gz`, gzipSync("packed by gzip"));
    const { url } = await openTestServer({ webRoot });
    const response = await fetch(`${url}/assets/app.js?x=1`, { headers: { "accept-encoding": accepted } });
    expect(await response.text()).toBe(content);
    const { headers } = response;
    expect(headers.get("content-encoding")).toBe(encoding);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("cache-control")).toContain("immutable");
    expect(headers.get("vary")).toContain("Accept-Encoding");
  },
);

test.each([
  ["/assets/gone.js", 404],
  ["/favicon.ico", 404],
  ["/..%2f..%2fpackage.json", 404],
  ["/assets/..%2f..%2f..%2fpackage.json", 404],
])("GET %s is no page", async (path, status) => {
  const { url } = await openWithWeb();
  const response = await fetch(url + path);
  expect([response.status, response.headers.get("content-type")]).toEqual([
    status,
    "application/json; charset=utf-8",
  ]);
});

test("without a built web app every page says so in a sentence", async () => {
  const { url } = await openTestServer({ webRoot: join(temporaryFolder(), "nothing") });
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([
    503,
    "The web app is not built yet. Run npm start or pnpm build, then come back.",
  ]);
});

test("the page may load its own scripts only, connect home only, be framed nowhere, and gets no cookie", async () => {
  const { url } = await openWithWeb();
  const { headers } = await fetch(url);
  const { host } = new URL(url);
  expect(headers.get("content-security-policy")?.split(";")).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ws://${host} wss://${host}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
  expect(headers.get("set-cookie")).toBeNull();
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("strict-transport-security")).toBeNull();
  expect(headers.get("x-powered-by")).toBeNull();
});

test("with TLS in front, browsers are told to keep to it", async () => {
  const { url } = await openWithWeb({ config: { publicUrl: "https://cards.example.org" } });
  expect((await fetch(url)).headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("a forged host gets nothing into the policy", async () => {
  const { url } = await openWithWeb();
  const policy = await new Promise<string>((resolve, reject) => {
    request(url, { headers: { host: "x; script-src *" } }, (response) => {
      response.resume();
      resolve(String(response.headers["content-security-policy"]));
    })
      .on("error", reject)
      .end();
  });
  expect(policy).not.toContain("*");
});

const post = (url: string, body: string, type = "application/json") =>
  fetch(`${url}/api/tables`, { method: "POST", headers: { "content-type": type }, body });

const table = (more: Record<string, unknown> = {}) =>
  JSON.stringify({ settings: DEFAULT_SETTINGS, name: "Ann", token: newToken(), ...more });

test("a table is made over HTTP", async () => {
  const { url } = await openTestServer();
  const response = await post(url, table());
  expect([response.status, await response.json()]).toEqual([
    201,
    { ok: true, code: expect.stringMatching(/^\w{4}-\w{4}$/) },
  ]);
});

test.each([
  ["nothing", "", "application/json", 400, "BAD_MESSAGE"],
  ["no JSON", "{", "application/json", 400, "BAD_MESSAGE"],
  ["a form", table(), "text/plain", 400, "BAD_MESSAGE"],
  ["no token", table({ token: undefined }), "application/json", 400, "BAD_MESSAGE"],
  ["one field too many", table({ admin: true }), "application/json", 400, "BAD_MESSAGE"],
  ["a prototype", `{"__proto__":{"name":"Ann"}}`, "application/json", 400, "BAD_MESSAGE"],
  ["a name of nothing", table({ name: "\u200b" }), "application/json", 400, "INVALID_NAME"],
  ["too much", table({ name: "x".repeat(20_000) }), "application/json", 413, "BAD_MESSAGE"],
])("a table asked for with %s is refused", async (_, body, type, status, code) => {
  const { url } = await openTestServer();
  const response = await post(url, body, type);
  const text = await response.text();
  expect([response.status, JSON.parse(text)]).toMatchObject([status, { ok: false, code }]);
  expect(text).not.toMatch(/at .*\.(ts|js)|node_modules/);
});

test.each([
  ["GET", "/api/nothing"],
  ["GET", "/api"],
  ["DELETE", "/api/tables"],
  ["GET", "/api/games/short"],
  ["GET", "/api/games/AAAAAAAAAAAAAAAAAAAAAA"],
  ["GET", "/api/games/__proto__"],
  ["GET", "/api/games/short/egn"],
  ["GET", "/api/games/AAAAAAAAAAAAAAAAAAAAAA/egn"],
  ["POST", "/"],
])("%s %s is not there", async (method, path) => {
  const { url } = await openTestServer();
  const response = await fetch(url + path, { method });
  expect([response.status, await response.json()]).toMatchObject([404, { ok: false }]);
});

test("health, readiness and metrics are told", async () => {
  const { url, database } = await openTestServer();
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: "ok" });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await post(url, table());
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const line of ["buck_tables 1", "buck_connections 0", "buck_appends_per_commit_count 1"]) {
    expect(metrics).toContain(line);
  }
  expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(database.open).toBe(true);
});

test("a database that cannot be written makes the server not ready, and still alive", async () => {
  const { url, database } = await openTestServer();
  database.exec("PRAGMA query_only = ON");
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const response = await post(url, table());
  expect([response.status, await response.json()]).toMatchObject([503, { code: "STORE_FAILING" }]);
  database.exec("PRAGMA query_only = OFF");
  expect((await post(url, table())).status).toBe(201);
});

test("below BASE_PATH everything lies where it lay, and outside monitors alone find something", async () => {
  const { url } = await openWithWeb({ config: { basePath: "/my/cards" } });
  const page = await (await fetch(`${url}/my/cards/t/ACDE-FGHJ`)).text();
  expect(page).toContain('src="/my/cards/assets/app-1a2b.js"');
  expect(page).toContain(`content="${url}/my/cards/preview.png"`);
  expect((await fetch(`${url}/my/cards/assets/app-1a2b.js`)).status).toBe(200);
  expect((await fetch(`${url}/my/cards/socket.io/?EIO=4&transport=polling`)).status).toBe(200);
  const outside = await fetch(`${url}/t/ACDE-FGHJ`, { redirect: "manual" });
  expect([outside.status, outside.headers.get("location")]).toEqual([302, "/my/cards/"]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

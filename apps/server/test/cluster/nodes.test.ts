import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { Guest, isOver, newToken, playOn } from "../support/guest.ts";
import { makeTable } from "../support/making.ts";
import { fourAtTable } from "../support/party.ts";
import { RawClient } from "../support/rawClient.ts";
import { RoutingProxy, type RoutingProxyOptions } from "../support/routingProxy.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { openTestNode, type TestNodeOptions } from "../support/testNodes.ts";
import { NO_LIMITS, type TestServer } from "../support/testServer.ts";
import { webFolder } from "../support/webServer.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

const NAMES = ["a", "b", "c"] as const;

interface Node extends Pick<TestServer, "url" | "server" | "logged"> {
  readonly name: string;
  readonly port: number;
  isUp: boolean;
}

async function openNodes(count: number, options: Partial<TestNodeOptions> = {}): Promise<readonly Node[]> {
  const databaseUrl = await postgres.newDatabase();
  return Promise.all(
    NAMES.slice(0, count).map(async (name) => {
      const { url, server, logged } = await openTestNode({ rates: NO_LIMITS, databaseUrl, ...options, name });
      return { url, server, logged, name, port: server.port, isUp: true };
    }),
  );
}

async function openBalancer(
  nodes: readonly Node[],
  more: Partial<RoutingProxyOptions> = {},
): Promise<string> {
  const proxy = await RoutingProxy.open({ nodes, random: seededRandom(SEED), ...more });
  onTestFinished(() => proxy.close());
  return proxy.url;
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
}

/** The nodes that have a table. */
async function tablesAt(nodes: readonly Node[]): Promise<readonly Node[]> {
  const counts = await Promise.all(nodes.map(({ url }) => metric(url, "buck_tables")));
  return nodes.filter((_, index) => (counts[index] ?? 0) > 0);
}

test(`four behind a balancer of three nodes play a whole game at one of them (SEED=${SEED})`, async () => {
  const nodes = await openNodes(3, { webRoot: webFolder() });
  const url = await openBalancer(nodes);
  const { code, host, guests } = await fourAtTable(url);
  const watcher = await new Guest({ url, table: code, token: newToken() }).arrived();
  await watcher.must({ type: "watch", name: "Wim" });
  expect(await tablesAt(nodes)).toHaveLength(1);

  await host.must({ type: "start" });
  await Promise.all(guests.map((guest) => guest.until(() => guest.frame.game !== null)));
  const pick = seededRandom(SEED);
  for (const guest of guests) playOn(guest, pick);
  await watcher.until(() => isOver(watcher.frame));
  const [gameId = ""] = watcher.frame.table.finishedGames;
  for (const node of nodes) {
    expect((await fetch(`${node.url}/api/games/${gameId}`)).status).toBe(200);
    const page = await (await fetch(`${node.url}/t/${code}`, { headers: { accept: "text/html" } })).text();
    expect(page).toContain("Ann, Bob, Cleo and Dan");
  }
  expect(await tablesAt(nodes)).toHaveLength(1);
});

test("a server that does not have the table names the one that does, and tells its code to nobody else", async () => {
  const [a, b] = await openNodes(2);
  if (a === undefined || b === undefined) throw new Error("there are two");
  const { code, token } = await makeTable(a.url);
  expect(await new RawClient({ url: b.url, table: code, token }).sentTo()).toBe("a");
  expect(await new RawClient({ url: b.url, table: "ACDE-FGHJ" }).refused()).toBe("NO_SUCH_TABLE");
  await new RawClient({ url: a.url, table: code, token, node: "a" }).arrived();
  expect(await metric(b.url, 'buck_refused_connections_total{reason="ELSEWHERE"}')).toBe(1);
  expect(await metric(b.url, "buck_misrouted_total")).toBe(0);
});

/** Longer than any test may take: whoever waited for it would fail. */
const LONG_LEASE_MS = 600_000;

test("a node that is stopped gives its tables to others and does not wait for its lease to pass", async () => {
  const nodes = await openNodes(2, { leaseMs: LONG_LEASE_MS });
  const url = await openBalancer(nodes);
  const { code, host, guests } = await fourAtTable(url);
  await host.must({ type: "start" });
  const [owner] = await tablesAt(nodes);
  const left = nodes.filter((node) => node !== owner);
  if (owner !== undefined) owner.isUp = false;
  await owner?.server.stop();
  await guests[1]?.must({ type: "say", text: "Still here" });
  expect(await tablesAt(left)).toEqual(left);
  const back = await new Guest({ url, table: code }).arrived();
  await back.must({ type: "watch", name: "Wim" });
  await back.until(({ frame }) => frame?.table.stage === "playing");
});

test("a balancer that ignores the name: people are told, and the host reads what to mend", async () => {
  const nodes = await openNodes(2);
  const [a, b] = nodes;
  if (a === undefined || b === undefined) throw new Error("there are two");
  const { code, token } = await makeTable(a.url);
  const url = await openBalancer(nodes, { ignoresNode: true, random: (below) => below - 1 });
  const guest = new Guest({ url, table: code, token });
  await guest.until(({ connection }) => connection === "misrouted");
  expect(guest.state.frame).toBeNull();
  expect(await metric(b.url, "buck_misrouted_total")).toBeGreaterThanOrEqual(3);
  const warnings = b.logged.filter((line) => line.includes("the balancer has to map that name"));
  expect(warnings).toHaveLength(1);
  b.isUp = false;
  await guest.arrived();
});

test("a name belongs to one server, and one without a name shares with nobody", async () => {
  const databaseUrl = await postgres.newDatabase();
  const first = await openTestNode({ databaseUrl, name: "a" });
  const taken = "another server on its PostgreSQL has the same NODE_NAME";
  await expect(openTestNode({ databaseUrl, name: "a" })).rejects.toThrow(taken);
  await expect(openTestNode({ databaseUrl, name: null })).rejects.toThrow("or one of the two has none");
  await first.server.stop();
  const alone = await openTestNode({ databaseUrl, name: null });
  await expect(openTestNode({ databaseUrl, name: "a" })).rejects.toThrow("or one of the two has none");
  await alone.server.stop();
  const { url } = await openTestNode({ databaseUrl, name: "a" });
  expect((await fetch(`${url}/upz`)).status).toBe(200);
});

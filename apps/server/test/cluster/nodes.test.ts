import { afterAll, beforeAll, expect, test } from "vitest";
import { TestPostgres } from "../postgres/testPostgres.ts";
import { Guest, isOver, newToken, playOn } from "../support/guest.ts";
import { makeTable } from "../support/making.ts";
import { fourAtTable } from "../support/party.ts";
import { RawClient } from "../support/rawClient.ts";
import { seededRandom, SEED } from "../support/seededRandom.ts";
import { openTestNode, openTestNodes, type TestNodeOptions } from "../support/testNodes.ts";
import { NO_LIMITS, type TestServer } from "../support/testServer.ts";

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

async function openNodes(count: number, options: Pick<TestNodeOptions, "leaseMs"> = {}) {
  const databaseUrl = await postgres.newDatabase();
  const nodes = await openTestNodes(count, { ...options, databaseUrl, rates: NO_LIMITS });
  return { databaseUrl, nodes, urls: nodes.map(({ url }) => url) };
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.*)$`, "m").exec(text)?.[1]);
}

/** The nodes that have a table. */
async function tablesAt(urls: readonly string[]): Promise<readonly string[]> {
  const counts = await Promise.all(urls.map((url) => metric(url, "buck_tables")));
  return urls.filter((_, index) => (counts[index] ?? 0) > 0);
}

test(`four at three nodes play a whole game while somebody watches at another (SEED=${SEED})`, async () => {
  const { urls } = await openNodes(3);
  const [first = "", ...others] = urls;
  const { code, host, guests, tokens } = await fourAtTable(first, undefined, others);
  const watcher = await new Guest({ url: others[1] ?? "", table: code, token: newToken() }).arrived();
  await watcher.must({ type: "watch", name: "Wim" });
  await guests[1]?.must({ type: "say", text: "Good evening" });
  await guests[2]?.until(({ chat }) => chat.some(({ text }) => text === "Good evening"));
  const owners = await tablesAt(urls);
  expect(owners).toHaveLength(1);
  const relayed = await Promise.all(urls.map((url) => metric(url, "buck_relayed_lines")));
  expect(relayed.reduce((sum, lines) => sum + lines, 0)).toBeGreaterThanOrEqual(3);

  await host.must({ type: "start" });
  await Promise.all(guests.map((guest) => guest.until(() => guest.frame.game !== null)));
  const pick = seededRandom(SEED);
  for (const guest of guests) playOn(guest, pick);
  await watcher.until(() => isOver(watcher.frame));
  const shown = watcher.frames.filter(({ game }) => game !== null && !game.view.gameOver);
  expect(
    shown.flatMap(({ game }) => game?.view.players.map(({ hand }) => hand) ?? []).filter(Boolean),
  ).toEqual([]);
  const [gameId = ""] = watcher.frame.table.finishedGames;
  for (const url of urls) expect((await fetch(`${url}/api/games/${gameId}`)).status).toBe(200);

  // Who comes back elsewhere finds their seat, and the line before is closed.
  const elsewhere = await new Guest({ url: others[1] ?? "", table: code, token: tokens[1] ?? "" }).arrived();
  expect(elsewhere.frame.you).toEqual(guests[1]?.frame.you);
  await guests[1]?.until(({ ending }) => ending === "openedElsewhere");
});

test("whoever is at another node is answered, resynced and limited as at the table's own", async () => {
  const databaseUrl = await postgres.newDatabase();
  const socket = { burst: 12, perSecond: 0.001 };
  const rates = { ...NO_LIMITS, socket };
  const [own, other] = [
    await openTestNode({ databaseUrl, rates }),
    await openTestNode({ databaseUrl, rates }),
  ];
  const { code, token } = await makeTable(own.url);
  // Somebody is at the first node before, so the table is there.
  const visitor = await new RawClient({ url: own.url, table: code }).arrived();
  const host = await new RawClient({ url: other.url, table: code, token }).arrived();
  expect(await metric(other.url, "buck_relayed_lines")).toBe(1);
  expect(await metric(own.url, 'buck_claims_total{owner="me"}')).toBeGreaterThan(0);
  expect(await metric(other.url, 'buck_claims_total{owner="other"}')).toBeGreaterThan(0);
  expect(await metric(own.url, "buck_lease_seconds")).toBeGreaterThan(0);
  await host.must({ type: "lock", locked: true });
  expect(await metric(other.url, "buck_hop_seconds_count")).toBeGreaterThan(0);
  expect(await metric(own.url, "buck_commit_seconds_count")).toBeGreaterThan(0);
  await visitor.until(() => visitor.frame.table.locked);
  expect(await host.say("resync")).toMatchObject({ frame: { version: visitor.frame.version } });
  expect(await host.say("command", { admin: true })).toMatchObject({ ok: false, code: "BAD_MESSAGE" });
  for (let said = 0; said < socket.burst; said += 1) host.mutter("resync");
  await host.gone();
  expect(host.goodbyes).toEqual(["flooding"]);
  expect(visitor.socket.connected).toBe(true);
});

test("a seat moves to a device at another node", async () => {
  const { urls } = await openNodes(2);
  const [first = "", second = ""] = urls;
  const { code, token } = await makeTable(first);
  const host = await new Guest({ url: first, table: code, token }).arrived();
  const asked = await host.must({ type: "moveSeat" });
  const moveCode = asked.ok ? (asked.moveCode ?? "") : "";
  const device = await new Guest({ url: second, table: code }).arrived();
  await device.must({ type: "claimSeat", moveCode });
  await device.until(({ frame }) => frame?.you.isHost === true);
  await host.until(({ ending }) => ending === "seatMoved");
  expect(await tablesAt(urls)).toHaveLength(1);
});

/** Longer than any test may take: whoever waited for it would fail. */
const LONG_LEASE_MS = 600_000;

test("a node that is stopped gives its tables to others and does not wait for its lease to pass", async () => {
  const { nodes, urls } = await openNodes(2, { leaseMs: LONG_LEASE_MS });
  const { code, host, guests } = await fourAtTable(urls[0] ?? "", undefined, urls.slice(1));
  await host.must({ type: "start" });
  const [owner] = await tablesAt(urls);
  const [stopped, stays] = nodes[0]?.url === owner ? nodes : nodes.toReversed();
  await stopped?.server.stop();
  await guests[stays === nodes[0] ? 0 : 1]?.must({ type: "say", text: "Still here" });
  const left = stays?.url ?? "";
  expect(await tablesAt([left])).toEqual([left]);
  const back = await new Guest({ url: left, table: code }).arrived();
  await back.must({ type: "watch", name: "Wim" });
  await back.until(({ frame }) => frame?.table.stage === "playing");
});

test("whoever does not know the secret learns nothing", async () => {
  const databaseUrl = await postgres.newDatabase();
  const { url } = await openTestNode({ databaseUrl });
  const { code, token } = await makeTable(url);
  await new Guest({ url, table: code, token }).arrived();
  const stranger = await openTestNode({ databaseUrl, secret: "x".repeat(40) });
  const guest = new Guest({ url: stranger.url, table: code });
  await guest.until(({ connection }) => connection === "busy");
  expect(guest.state.frame).toBeNull();
});

/** What a node has told about the secrets of others. */
function saidOfSecrets({ logged }: TestServer): readonly unknown[] {
  return logged
    .map((line): { level: number; server?: string; msg: string } => JSON.parse(line))
    .filter(({ msg }) => msg.includes("CLUSTER_SECRET"))
    .map(({ level, server, msg }) => [level, server, msg.split(":")[0]]);
}

async function comeInVain(url: string, table: string): Promise<void> {
  const guest = new Guest({ url, table });
  await guest.until(({ connection }) => connection === "busy");
}

test("servers with different secrets tell it once on both sides, and again after they had the same", async () => {
  const databaseUrl = await postgres.newDatabase();
  const own = await openTestNode({ databaseUrl });
  const { code, token } = await makeTable(own.url);
  await new Guest({ url: own.url, table: code, token }).arrived();
  const secret = "y".repeat(40);
  const stranger = await openTestNode({ databaseUrl, secret });
  await comeInVain(stranger.url, code);
  await comeInVain(stranger.url, code);
  const refused = [40, "127.0.0.1", "refused a link from another server"];
  expect(saidOfSecrets(own)).toEqual([refused]);
  expect(saidOfSecrets(stranger)).toEqual([
    [40, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), "another server refuses a link"],
  ]);
  expect(await metric(own.url, 'buck_refused_links_total{by="me"}')).toBeGreaterThan(1);
  expect(await metric(stranger.url, 'buck_refused_links_total{by="other"}')).toBeGreaterThan(1);

  const friend = await openTestNode({ databaseUrl });
  await new Guest({ url: friend.url, table: code }).arrived();
  await comeInVain(stranger.url, code);
  expect(saidOfSecrets(own)).toEqual([
    refused,
    [30, "127.0.0.1", "the CLUSTER_SECRET of another server is the one here again"],
    refused,
  ]);
  expect(saidOfSecrets(friend)).toEqual([]);
  expect([own, stranger].flatMap(({ logged }) => logged).join("")).not.toContain(secret);
});

test("a server without an address shares with nobody", async () => {
  const databaseUrl = await postgres.newDatabase();
  const alone = await openTestNode({ databaseUrl, isAlone: true });
  await expect(openTestNode({ databaseUrl })).rejects.toThrow("another server uses the database");
  await expect(openTestNode({ databaseUrl, isAlone: true })).rejects.toThrow(
    "another server uses the database",
  );
  await alone.server.stop();
  const { url } = await openTestNode({ databaseUrl });
  expect((await fetch(`${url}/upz`)).status).toBe(200);
});

// Plays one thing on a real stack and prints which functions ran, file by file: `pnpm walk card`. The server with
// SQLite, four clients and their web sessions share this process, so that V8 counts every call they make.
import { mkdtempSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join as pathOf, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseConfig } from "../apps/server/src/process/config.ts";
import { createLog } from "../apps/server/src/process/log.ts";
import { startServer } from "../apps/server/src/server.ts";
import { openDatabase } from "../apps/server/src/store/sqliteFile.ts";
import { inProcess } from "../apps/server/src/store/sqliteStore.ts";
import { TableSession } from "../apps/web/src/table/session/session.ts";
import {
  connectLive,
  createTable,
  defaultPlatform,
  legalDecisions,
  makeToken,
  seatToken,
} from "../packages/client/src/index.ts";
import { type Command, DEFAULT_SETTINGS } from "../packages/protocol/src/index.ts";

const ROOT = pathOf(import.meta.dirname, "..");
/** From the finger to the rules and back to the screen. */
const LAYERS = [
  "apps/web",
  "packages/client",
  "packages/protocol",
  "apps/server",
  "packages/table",
  "packages/authority",
  "packages/engine",
  "packages/records",
  "packages/bots",
  "packages/words",
];
/** The table's pauses pass so many times as fast. */
const SPEED = 50;

const folder = mkdtempSync(pathOf(tmpdir(), "buck-walk-"));
const file = pathOf(folder, "buck.db");

function startStack(port: number) {
  const config = parseConfig({ PORT: String(port), HOST: "127.0.0.1", DATABASE: file });
  if (!config.ok) throw new Error(config.message);
  return startServer({
    config: { ...config.config, port },
    log: createLog("fatal"),
    // In this process and not in a thread of its own, where nothing would be counted.
    database: inProcess(openDatabase(file), file),
    clock: {
      wallTime: () => Date.now(),
      monotonic: () => performance.now() * SPEED,
      after: (ms, callback) => {
        const timer = setTimeout(callback, ms / SPEED);
        return () => clearTimeout(timer);
      },
    },
  });
}

const platform = defaultPlatform();
const people: TableSession[] = [];
let server = await startStack(0);
const url = `http://127.0.0.1:${server.port}`;

/** Somebody opens the link; the code is known once the host has made the table. */
async function openPage(code: string, token = makeToken(platform.random)): Promise<TableSession> {
  const session = new TableSession(connectLive({ server: url, code, token, platform }));
  people.push(session);
  await hold(areOnline);
  return session;
}

async function send({ client }: TableSession, command: Command): Promise<void> {
  const answer = await client.send(command);
  if (!answer.ok) throw new Error(`${command.type}: ${answer.message}`);
}

async function hold(isTrue: () => boolean): Promise<void> {
  const end = performance.now() + 20_000;
  while (!isTrue()) {
    if (performance.now() > end) throw new Error(`Still waiting: ${isTrue.toString()}`);
    await wait(5);
  }
}

function areOnline(): boolean {
  return people.every(({ client }) => client.store.getState().connection === "online");
}

function versions(): readonly number[] {
  return people.map(({ client }) => client.store.getState().frame?.version ?? 0);
}

/** Everybody is shown the same version, at least this one, and nothing is on its way. */
async function allSee(version: number): Promise<void> {
  const isSettled = () =>
    Math.min(...versions()) >= version &&
    new Set(versions()).size === 1 &&
    people.every(({ pending }) => pending.getState().pending === null);
  await hold(isSettled);
}

async function join(code: string, position: 1 | 2 | 3): Promise<void> {
  const session = await openPage(code);
  await send(session, { type: "sit", position, name: `Guest ${position}` });
  await allSee(Math.max(...versions()));
}

/** Whoever is to act in the game, and what they would do: they bid and stay in where they can. */
function onTurn() {
  for (const session of people) {
    const { frame } = session.client.store.getState();
    const decisions = frame === null ? [] : legalDecisions(frame);
    const bold = decisions.find(
      (each) => !("amount" in each && each.amount === "PASS") && !("folded" in each && each.folded),
    );
    const decision = bold ?? decisions[0];
    if (frame?.game && decision !== undefined) return { session, decision, view: frame.game.view };
  }
  return null;
}

type Turn = NonNullable<ReturnType<typeof onTurn>>;

/** Plays until somebody is to decide something of this kind. */
async function playTo(isWanted: (turn: Turn) => boolean): Promise<Turn> {
  for (;;) {
    await hold(() => onTurn() !== null);
    const turn = onTurn();
    if (turn !== null && isWanted(turn)) return turn;
    if (turn !== null) await decide(turn);
  }
}

async function decide({ session, decision }: Turn): Promise<void> {
  const before = Math.max(...versions());
  if ("cardId" in decision) session.chooseCard(decision.cardId, { confirm: false });
  else void session.act(decision);
  await allSee(before + 1);
}

/** In the middle of a trick. */
const isCard = ({ decision, view }: Turn) => "cardId" in decision && view.currentTrick.cards.length === 1;
const isBid = ({ decision }: Turn) => decision.type === "PLACE_BID";

async function undo(turn: Turn): Promise<void> {
  await send(turn.session, { type: "undo" });
  for (const other of people.filter((session) => session !== turn.session)) {
    await send(other, { type: "answerUndo", agrees: true });
  }
  await allSee(Math.max(...versions()));
}

async function restart(): Promise<void> {
  const { port } = server;
  await server.stop();
  server = await startStack(port);
  await hold(areOnline);
}

const session = new Session();

/** What ran while `walk` was done: calls by function, by file. */
async function counted(
  walk: () => Promise<unknown>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>> {
  await session.post("Profiler.takePreciseCoverage");
  await walk();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const files = new Map<string, Map<string, number>>();
  for (const script of result) {
    if (!script.url.startsWith("file:") || script.url.includes("node_modules")) continue;
    const calls = new Map<string, number>();
    for (const { functionName, ranges } of script.functions) {
      const [{ startOffset, count } = { startOffset: 0, count: 0 }] = ranges;
      // The script itself, while it is loaded.
      if (functionName === "" && startOffset === 0) continue;
      // The compiler's own helper.
      if (functionName === "__name") continue;
      const name = functionName || "(anonymous)";
      if (count > 0) calls.set(name, (calls.get(name) ?? 0) + count);
    }
    if (calls.size > 0) files.set(relative(ROOT, fileURLToPath(script.url)), calls);
  }
  return files;
}

async function walk(what: string) {
  const made = await createTable({ server: url, settings: DEFAULT_SETTINGS, name: "Ada", platform });
  if (!made.ok) throw new Error(made.message);
  const host = await openPage(made.code, seatToken({ server: url, code: made.code }, platform));
  for (const position of [1, 2] as const) await join(made.code, position);
  if (what === "join") return counted(() => join(made.code, 3));
  await join(made.code, 3);
  await send(host, { type: "start" });
  const turn = await playTo(what === "bid" ? isBid : isCard);
  if (what === "restart") return counted(restart);
  if (what !== "undo") return counted(() => decide(turn));
  await decide(turn);
  return counted(() => undo(turn));
}

function print(what: string, files: ReadonlyMap<string, ReadonlyMap<string, number>>): void {
  const all = LAYERS.map((layer) => ({
    layer,
    files: [...files]
      .filter(([path]) => path.startsWith(`${layer}/`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }));
  const walked = all.flatMap((layer) => layer.files);
  const calls = walked.flatMap(([, counts]) => [...counts.values()]);
  const total = calls.reduce((sum, count) => sum + count, 0);
  const texts = walked.filter(([path]) => /^packages\/words|\/texts\//.test(path)).length;
  console.log(
    `${what}: ${walked.length - texts} files and ${texts} of texts, ${calls.length} functions, ${total} calls`,
  );
  for (const { layer, files: inLayer } of all) {
    if (inLayer.length > 0) console.log(`\n${layer}, ${inLayer.length} files`);
    for (const [path, counts] of inLayer) {
      const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} ${count}x`));
      console.log(`  ${path.slice(layer.length + "/src/".length)}: ${names.join(", ")}`);
    }
  }
}

const WALKS = ["card", "bid", "join", "undo", "restart"];
const [what = "card"] = process.argv.slice(2);
if (!WALKS.includes(what)) throw new Error(`Walk one of ${WALKS.join(", ")}`);
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
print(what, await walk(what));
for (const { client } of people) client.close();
await server.stop();
session.disconnect();
rmSync(folder, { recursive: true });

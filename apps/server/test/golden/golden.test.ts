import type { Clock } from "@buck/authority";
// A database as version 1.0.0 wrote it: every later version opens it. `GOLDEN=write pnpm unit apps/server/test/golden`
// and then `pnpm format` write it anew, which is right only until 1.0.0 is released.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultPlatform, deviceHash, playSeat, until, watchSeals } from "@buck/client";
import { buck, euchre } from "@buck/engine";
import { created } from "@buck/protocol";
import type { ClientEvents, ClubCommand, ClubFrame, Frame, Rules, ServerEvents } from "@buck/protocol";
import { decodeRecord, replay } from "@buck/records";
import { io, type Socket } from "socket.io-client";
import { expect, onTestFinished, test } from "vitest";
import { backUp, openDatabase } from "../../src/store/sqliteFile.ts";
import { fastClock } from "../support/fastClock.ts";
import { Guest, isOver, newToken, nextWish, playOn } from "../support/guest.ts";
import { fourAtTable, oneAmongBots } from "../support/party.ts";
import type { Party } from "../support/party.ts";
import { seededRandom } from "../support/seededRandom.ts";
import { NO_LIMITS, openTestServer, QUICK, temporaryFolder } from "../support/testServer.ts";

const DATABASE = join(import.meta.dirname, "schema1.db");
const TABLES = join(import.meta.dirname, "schema1.json");
const YEAR_MS = 365 * 24 * 60 * 60_000;
const KINDS = ["lobby", "buck", "euchre", "undo", "sealed", "finished", "closed"] as const;
type Kind = (typeof KINDS)[number];

/** What the host was shown last, and how everybody comes back. */
interface Kept {
  readonly code: string;
  readonly tokens: readonly string[];
  readonly frame: Frame;
}

interface Golden extends Record<Kind, Kept> {
  readonly club: { readonly code: string; readonly token: string };
}

const pick = seededRandom(1);
const BUCK: Rules = { game: "buck", options: buck.DEFAULT_OPTIONS };
const RULES: Readonly<Partial<Record<Kind, Rules>>> = {
  euchre: { game: "euchre", options: euchre.DEFAULT_OPTIONS },
  finished: { game: "buck", options: { ...buck.DEFAULT_OPTIONS, startScore: 10 } },
};

const isMidHand = ({ game }: Frame) => game?.view.phase === "PLAYING" && game.view.currentTrick.number === 3;

/** Everybody plays until all are shown what is waited for, and then nobody does any more. */
async function play({ guests, host }: Party, isThere: (frame: Frame) => boolean): Promise<void> {
  const { clock } = defaultPlatform();
  await host.must({ type: "start" });
  const stops = guests.map(({ client }) =>
    playSeat(client, { clock, next: (frame) => (isThere(frame) ? null : nextWish(frame, pick)) }),
  );
  await Promise.all(guests.map((guest) => guest.until(({ frame }) => frame !== null && isThere(frame))));
  for (const stop of stops) stop();
}

async function partyFor(kind: Kind, url: string): Promise<Party> {
  if (kind === "lobby") return oneAmongBots(url);
  const party = await fourAtTable(url, { ...QUICK, rules: RULES[kind] ?? BUCK });
  if (kind === "closed") return party;
  const hash = await deviceHash();
  for (const { client } of kind === "sealed" ? party.guests : []) {
    watchSeals(client, { platform: defaultPlatform(), hash });
  }
  await play(party, kind === "finished" ? isOver : isMidHand);
  return party;
}

test.runIf(process.env["GOLDEN"] === "write")("the golden database is written", async () => {
  const { url, server, file } = await openTestServer({ rates: NO_LIMITS });
  const tables: Partial<Record<Kind, Kept>> = {};
  for (const kind of KINDS) {
    const { code, tokens, guests, host } = await partyFor(kind, url);
    if (kind === "undo") await guests.find(({ frame }) => frame.you.mayUndo)?.must({ type: "undo" });
    if (kind === "undo") await host.until(({ frame }) => frame?.table.undo !== null);
    await host.must({ type: "say", text: `This is ${kind}.` });
    tables[kind] = { code, tokens, frame: host.frame };
    if (kind === "closed") {
      await host.send({ type: "close" });
      await until(host.client, ({ ending }) => ending === "closed");
    }
    for (const guest of guests) guest.close();
  }
  expect(Object.keys(tables)).toEqual(KINDS);
  const club = await foundedClub(url);
  await server.stop();
  rmSync(DATABASE, { force: true });
  backUp(file, DATABASE);
  writeFileSync(TABLES, JSON.stringify({ ...tables, club }));
});

/** A club that its founder has left for the evening. */
async function foundedClub(url: string) {
  const token = newToken();
  const body = JSON.stringify({ name: "Friday night", founder: "Ann", token });
  const headers = { "Content-Type": "application/json" };
  const answer = created.parse(
    await (await fetch(`${url}/api/clubs`, { method: "POST", headers, body })).json(),
  );
  if (!answer.ok) throw new Error(answer.code);
  const { ask, frame } = await enterClub(url, { code: answer.code, token });
  await ask({ type: "openTable", settings: QUICK });
  await ask({
    type: "startNight",
    settings: { table: QUICK, hands: 8, rounds: 6, movement: "mix", bots: "fill", botLevel: "easy" },
  });
  await ask({ type: "joinNight", memberId: frame.you.memberId ?? "" });
  return { code: answer.code, token };
}

/** A line to a club, with its first frame. */
async function enterClub(url: string, { code, token }: { readonly code: string; readonly token: string }) {
  const auth = { protocol: 1, club: code, token };
  const socket: Socket<ServerEvents, ClientEvents> = io(url, {
    auth,
    transports: ["websocket"],
    forceNew: true,
  });
  onTestFinished(() => void socket.close());
  const frame = await new Promise<ClubFrame>((resolve) => socket.once("clubFrame", resolve));
  let commands = 0;
  const ask = async (command: ClubCommand): Promise<void> => {
    commands += 1;
    const sent = { commandId: `golden-${commands}`, expectedVersion: frame.version, command };
    expect(await socket.emitWithAck("clubCommand", sent)).toMatchObject({ ok: true });
  };
  return { frame, ask };
}

async function openGolden() {
  const file = join(temporaryFolder(), "buck.db");
  copyFileSync(DATABASE, file);
  const { club, ...tables }: Golden = JSON.parse(readFileSync(TABLES, "utf8"));
  const clock = fastClock();
  const aYearLater: Clock = { ...clock, wallTime: () => clock.wallTime() + YEAR_MS };
  const { url } = await openTestServer({ file, clock: aYearLater, rates: NO_LIMITS });
  const come = ({ code, tokens }: Kept) => tokens.map((token) => new Guest({ url, table: code, token }));
  return { url, tables, club, come };
}

const playersOf = ({ game }: Frame) =>
  game?.view.players.map(({ name, tricksTaken, hand }) => ({ name, tricksTaken, hand }));

test.each(["buck", "euchre", "undo", "sealed"] as const)(
  "a table in the middle of a hand (%s) is as it was, and plays to the end of the game",
  async (kind) => {
    const { tables, come } = await openGolden();
    const kept = tables[kind];
    const guests = come(kept);
    await Promise.all(guests.map((guest) => guest.arrived()));
    const [first] = guests[0]?.frames ?? [];
    if (first === undefined) throw new Error("nothing was shown");
    expect(first.table.seats.map(({ kind: who }) => who)).toEqual(
      kept.frame.table.seats.map(({ kind: who }) => who),
    );
    expect(first.game?.view.phase).toBe("PLAYING");
    expect(playersOf(first)).toEqual(playersOf(kept.frame));
    expect(first.seals).toEqual(kept.frame.seals);
    for (const guest of guests) playOn(guest, pick);
    await guests[0]?.until(({ frame }) => frame !== null && isOver(frame));
  },
);

test("a lobby starts its game, a closed table stays closed, and a finished game can be looked through", async () => {
  const { url, tables, come } = await openGolden();
  const [host] = come(tables.lobby);
  await host?.arrived();
  await host?.must({ type: "start" });
  const [late] = come(tables.closed);
  await expect(late?.arrived()).rejects.toThrow("Never");
  const { frame } = tables.finished;
  const response = await fetch(`${url}/api/games/${frame.table.gameId}`);
  const decoded = decodeRecord(await response.text());
  if (!decoded.ok) throw new Error(decoded.code);
  expect(replay(decoded.record)).toMatchObject({ ok: true });
  const [winner] = come(tables.finished);
  await winner?.arrived();
  expect(winner?.frame.game?.view).toMatchObject({ phase: "GAME_OVER" });
});

test("a club is as it was, with its night", async () => {
  const { url, club } = await openGolden();
  const { frame } = await enterClub(url, club);
  expect(frame).toMatchObject({
    name: "Friday night",
    you: { isOrganizer: true },
    members: [{ name: "Ann" }],
  });
  expect(frame.night).toMatchObject({ stage: "gathering", people: [frame.you.memberId] });
});

test("a file of a later schema is refused, and left as it is", () => {
  const file = join(temporaryFolder(), "buck.db");
  copyFileSync(DATABASE, file);
  const database = openDatabase(file);
  database.pragma("user_version = 2");
  database.close();
  const before = readFileSync(file);
  expect(() => openDatabase(file)).toThrow("newer Buck Euchre");
  expect(readFileSync(file).equals(before)).toBe(true);
});

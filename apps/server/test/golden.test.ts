import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { ChatLine, CommandMessage, Frame } from "@buck/protocol";
import { KnownCommand } from "@buck/table";
import Database from "libsql";
import { describe, expect, test } from "vitest";
import { COMMANDS_KEPT } from "../src/store/bounds.ts";
import { openDatabase } from "../src/store/database.ts";
import { inProcess } from "../src/store/databaseAccess.ts";
import { sqliteStore } from "../src/store/sqliteStore.ts";
import { Guest, isOver, playOn } from "./support/guest.ts";
import { RawClient } from "./support/rawClient.ts";
import { SEED, seededRandom } from "./support/seededRandom.ts";
import { fastClock } from "./support/fastClock.ts";
import { entry, snapshot } from "./support/serverStoreContract.ts";
import { NO_LIMITS, openTestServer, temporaryFolder } from "./support/testServer.ts";

const FOLDER = fileURLToPath(new URL("./golden/", import.meta.url));

/** What the server of that day showed of each table, with time standing still. */
interface Golden {
  readonly tables: readonly {
    readonly about: string;
    readonly code: string;
    readonly state: "open" | "closed";
    readonly version: number;
    readonly table: Frame["table"];
    readonly people: readonly {
      readonly token: string;
      readonly you: Frame["you"];
      readonly view: NonNullable<Frame["game"]>["view"] | null;
      readonly chat: readonly ChatLine[];
    }[];
  }[];
  readonly retries: readonly {
    readonly table: string;
    readonly token: string;
    readonly message: CommandMessage;
    readonly answer: unknown;
  }[];
  readonly games: readonly { readonly gameId: string }[];
}

const unpacked = (name: string) => gunzipSync(readFileSync(join(FOLDER, name)));
const goldenNames = readdirSync(FOLDER).flatMap((name) => /^(.*)\.db\.gz$/.exec(name)?.[1] ?? []);

function copyOf(name: string): string {
  const file = join(temporaryFolder(), "buck.db");
  writeFileSync(file, unpacked(`${name}.db.gz`));
  return file;
}

/** Who is connected is not stored. */
function withoutPresence(this: object, key: string, value: unknown): unknown {
  return key === "connected" ? undefined : value;
}

function isCovered({ seats }: Frame["table"], position: Frame["you"]["position"]): boolean {
  const seat = seats.find((each) => each.position === position);
  return seat?.kind === "person" && seat.covered;
}

const stillClock = { ...fastClock(), after: () => () => {} };

describe.each(goldenNames)("a database written by %s", (name) => {
  const golden: Golden = JSON.parse(unpacked(`${name}.json.gz`).toString(), withoutPresence);

  const tables = (state: "open" | "closed") => golden.tables.filter((table) => table.state === state);

  test.each(tables("open"))(
    "$about: everybody finds their seat, their hand and their trick",
    async (table) => {
      const { url } = await openTestServer({ file: copyOf(name), clock: stillClock, rates: NO_LIMITS });
      // Whoever had left is a visitor now, and asks for the seat again.
      const stayed = table.people.filter(({ you }) => !isCovered(table.table, you.position));
      for (const { token, you, view, chat } of stayed) {
        const { frame, welcomes } = await new RawClient({ url, table: table.code, token }).arrived();
        expect(frame).toMatchObject({
          version: table.version,
          you,
          table: table.table,
          game: view && { view },
        });
        expect(welcomes[0]?.chat).toEqual(chat);
      }
    },
  );

  test("a server replays fewer than 64 entries of any table, however long its log was", async () => {
    const file = copyOf(name);
    const store = sqliteStore(inProcess(openDatabase(file), file));
    for (const { code } of tables("open")) {
      expect((await store.restore(code))?.entries.length).toBeLessThan(64);
    }
    await store.close();
  });

  test.each(tables("closed"))("$about: stays closed", async ({ code, people }) => {
    const { url } = await openTestServer({ file: copyOf(name) });
    for (const { token } of people) {
      expect(await new RawClient({ url, table: code, token }).refused()).toBe("TABLE_CLOSED");
    }
  });

  test("a command that was answered before the update gets the same answer after it", async () => {
    const { url } = await openTestServer({ file: copyOf(name), clock: stillClock, rates: NO_LIMITS });
    // Older ones are not kept: no client sends a command again after a minute.
    for (const { table, token, message, answer } of golden.retries.slice(-2)) {
      const guest = await new RawClient({ url, table, token }).arrived();
      expect(await guest.say("command", message)).toEqual(answer);
    }
  });

  test("TABLE-STORE-5 a command that was stored before the update is refused after it, for as long", async () => {
    const file = copyOf(name);
    const store = sqliteStore(inProcess(openDatabase(file), file));
    for (const { code, version } of tables("open")) {
      const before = (await store.restore(code))?.answered ?? [];
      expect(before.length).toBeGreaterThan(0);
      for (const { commandId, seq } of before) {
        const again = store.append(code, entry(version + 1, { commandId }));
        await expect(again).rejects.toThrow(new KnownCommand(seq));
      }
      // Two snapshots, and nothing of before is in the log.
      for (const seq of [version + 1, version + 2]) {
        await store.append(code, entry(seq, { commandId: `p/${seq}` }), { snapshot: snapshot(seq) });
      }
      const all = [
        ...before,
        ...[1, 2].map((age) => ({ commandId: `p/${version + age}`, seq: version + age })),
      ];
      const answered = all.filter(({ seq }) => seq > version + 2 - COMMANDS_KEPT);
      expect(await store.restore(code)).toMatchObject({ entries: [], answered });
      const [oldest] = answered;
      const again = store.append(code, entry(version + 3, { commandId: oldest?.commandId ?? "" }));
      await expect(again).rejects.toThrow(KnownCommand);
    }
    await store.close();
  });

  test("finished games can still be looked at", async () => {
    const { url } = await openTestServer({ file: copyOf(name) });
    expect(golden.games.length).toBeGreaterThan(0);
    for (const game of golden.games) {
      expect(await (await fetch(`${url}/api/games/${game.gameId}`)).json()).toMatchObject(game);
    }
  });

  test(`the running game is played to its end (SEED=${SEED})`, async () => {
    const { url } = await openTestServer({ file: copyOf(name), rates: NO_LIMITS });
    const [table] = golden.tables;
    if (table === undefined) throw new Error("there is no table");
    const guests = table.people.map(({ token }) => new Guest({ url, table: table.code, token }));
    await Promise.all(guests.map((guest) => guest.arrived()));
    for (const guest of guests) playOn(guest, seededRandom(SEED));
    const [host] = guests;
    await host?.until(() => isOver(host.frame));
    const gameId = host?.frame.table.finishedGames.at(-1);
    const record = await (await fetch(`${url}/api/games/${gameId}`)).json();
    expect(record).toMatchObject({ gameId, players: [{}, {}, {}, {}] });
  });
});

test("a log of version 1 that makes no sense keeps no other table from being opened", async () => {
  const golden: Golden = JSON.parse(unpacked("version1.json.gz").toString());
  const [broken, whole] = golden.tables.filter(({ state }) => state === "open");
  const file = copyOf("version1");
  const database = new Database(file);
  database
    .prepare("UPDATE log SET body = ? WHERE table_code = ? AND seq = 2")
    .run(JSON.stringify({ changes: [{ type: "gameActed", action: {} }] }), broken?.code);
  database.close();
  const { url } = await openTestServer({ file, clock: stillClock });
  const guest = new RawClient({ url, table: whole?.code ?? "", token: whole?.people[0]?.token ?? "" });
  expect((await guest.arrived()).frame.version).toBe(whole?.version);
});

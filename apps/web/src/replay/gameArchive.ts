import { readKeptGame, SUMMARY_VERSION } from "@buck/records";
import type { GameToKeep, KeptGame, KeptResult } from "@buck/records";
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";

/** How many games a device keeps; the oldest go first. */
export const MOST_KEPT = 1_000;

/** A kept game with the version of its summary: one that was made by older code is made anew. */
interface Shelved {
  readonly kept: KeptGame;
  readonly summaryVersion: number;
}

interface Shelves extends DBSchema {
  /** Short, for lists and numbers. */
  games: { key: string; value: Shelved; indexes: { endedAt: number } };
  /** The records themselves, many times as long: read one at a time. */
  records: { key: string; value: string };
}

type Database = IDBPDatabase<Shelves>;

/**
 * The finished games that were played on this device. Where the browser keeps nothing, as some private windows, they
 * live as long as the page.
 */
export class GameArchive {
  readonly #database: Promise<Database | null>;
  readonly #inMemory = new Map<string, { readonly shelved: Shelved; readonly text: string }>();
  readonly #most: number;
  #isRefused = false;

  constructor(most = MOST_KEPT) {
    this.#most = most;
    this.#database = this.#open();
  }

  /** Whether the games outlive the page. */
  async isLasting(): Promise<boolean> {
    await this.#database;
    return !this.#isRefused;
  }

  /** Keeps a game once, however often it is brought. A game that breaks a rule is not kept. */
  async keep(game: GameToKeep): Promise<KeptResult> {
    const read = readKeptGame(game);
    if (!read.ok) return read;
    const { kept } = read;
    const shelved = { kept, summaryVersion: SUMMARY_VERSION };
    const isStored = await this.#try(async (database) => {
      const change = database.transaction(["games", "records"], "readwrite");
      await change.objectStore("records").put(game.text, kept.gameId);
      await change.objectStore("games").put(shelved, kept.gameId);
      await change.done;
      await dropOldest(database, this.#most);
      return true;
    });
    if (isStored !== true) this.#inMemory.set(kept.gameId, { shelved, text: game.text });
    return read;
  }

  /** All games, the newest first. */
  async list(): Promise<readonly KeptGame[]> {
    const stored = (await this.#try((database) => database.getAll("games"))) ?? [];
    const current = await Promise.all(stored.map((shelved) => this.#renewed(shelved)));
    const games = [...current.flat(), ...[...this.#inMemory.values()].map(({ shelved }) => shelved.kept)];
    return games.toSorted((a, b) => b.endedAt - a.endedAt);
  }

  /** The record of a game with names and times; null for a game that is not kept here. */
  async textOf(gameId: string): Promise<string | null> {
    const inMemory = this.#inMemory.get(gameId)?.text;
    return inMemory ?? (await this.#try((database) => database.get("records", gameId))) ?? null;
  }

  /** All games with their records, the oldest first. */
  async all(): Promise<readonly GameToKeep[]> {
    const games = (await this.list()).toReversed();
    const texts = await Promise.all(games.map(({ gameId }) => this.textOf(gameId)));
    return games.flatMap(({ seat, isPractice }, index) => {
      const text = texts[index] ?? null;
      return text === null ? [] : [{ text, seat, isPractice }];
    });
  }

  async find(gameId: string): Promise<KeptGame | null> {
    const inMemory = this.#inMemory.get(gameId)?.shelved;
    return (inMemory ?? (await this.#try((database) => database.get("games", gameId))))?.kept ?? null;
  }

  async remove(gameId: string): Promise<void> {
    this.#inMemory.delete(gameId);
    await this.#try((database) => removeFrom(database, [gameId]));
  }

  async clear(): Promise<void> {
    this.#inMemory.clear();
    await this.#try(async (database) => {
      const change = database.transaction(["games", "records"], "readwrite");
      await Promise.all([change.objectStore("games").clear(), change.objectStore("records").clear()]);
      await change.done;
    });
  }

  async #open(): Promise<Database | null> {
    try {
      return await openDB<Shelves>("buck.games", 1, {
        upgrade: (database) => {
          database.createObjectStore("games").createIndex("endedAt", "kept.endedAt");
          database.createObjectStore("records");
        },
      });
    } catch {
      this.#isRefused = true;
      return null;
    }
  }

  /** Undefined where the browser refuses: closed to this page, or full. */
  async #try<Result>(use: (database: Database) => Promise<Result>): Promise<Result | undefined> {
    const database = await this.#database;
    if (database === null) return undefined;
    try {
      return await use(database);
    } catch {
      this.#isRefused = true;
      return undefined;
    }
  }

  /** Nothing for a game that the rules of today refuse: it stays in the archive, and is not listed. */
  async #renewed({ kept, summaryVersion }: Shelved): Promise<readonly KeptGame[]> {
    if (summaryVersion === SUMMARY_VERSION) return [kept];
    const text = await this.textOf(kept.gameId);
    const read = text === null ? null : await this.keep({ ...kept, text });
    return read?.ok === true ? [read.kept] : [];
  }
}

async function dropOldest(database: Database, most: number): Promise<void> {
  const tooMany = (await database.count("games")) - most;
  if (tooMany <= 0) return;
  await removeFrom(database, await database.getAllKeysFromIndex("games", "endedAt", null, tooMany));
}

async function removeFrom(database: Database, gameIds: readonly string[]): Promise<void> {
  const change = database.transaction(["games", "records"], "readwrite");
  for (const gameId of gameIds) {
    void change.objectStore("games").delete(gameId);
    void change.objectStore("records").delete(gameId);
  }
  await change.done;
}

/** What can be done with kept games, wherever they are. */
export type Archive = Pick<GameArchive, "isLasting" | "list" | "all" | "find" | "keep" | "remove" | "clear">;

/** The archive of this device. */
export const gameArchive = new GameArchive();

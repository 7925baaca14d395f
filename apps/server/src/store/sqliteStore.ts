import { Worker } from "node:worker_threads";
import { groupCommit } from "./groupCommit.ts";
import { errorOf, type ServerStore, type StoreListener } from "./port.ts";
import {
  appendOf,
  bytesOf,
  clubAppendOf,
  finishedGameOf,
  resultsOf,
  savedClubOf,
  savedTableOf,
  type Append,
} from "./rows.ts";
import { sqliteCalls, type SqliteCalls } from "./sqliteDatabase.ts";
import { lockDatabase, openDatabase, type SqliteDatabase } from "./sqliteFile.ts";

/** One question to the database, and its answer later. */
export interface DatabaseAccess {
  call<Name extends keyof SqliteCalls>(
    name: Name,
    ...args: Parameters<SqliteCalls[Name]>
  ): Promise<ReturnType<SqliteCalls[Name]>>;
  /** Releases the database, whatever state it is in. */
  end(): Promise<void>;
}

/** All tables in one SQLite file, which has one server at a time. */
export function sqliteStore(
  database: DatabaseAccess,
  { onCommit, onAppend }: StoreListener = {},
): ServerStore {
  const appends = groupCommit(async (batch: readonly Append[]) => {
    const start = performance.now();
    const outcomes = await database.call("append", batch);
    onCommit?.({ appends: batch.length, ms: performance.now() - start });
    return outcomes;
  }, errorOf);
  return {
    append: async (table, entry, more = {}) => {
      await appends.add(appendOf(table, entry, more));
      onAppend?.(table, bytesOf(entry, more));
    },
    restore: async (table) => {
      // On a full disk a table can still be read.
      await database.call("touch", [table]).catch(() => {});
      const rows = await database.call("restore", table);
      return rows === null ? null : savedTableOf(table, rows);
    },
    appendClub: async (club, entry, more = {}) => {
      await appends.add(clubAppendOf(club, entry, more));
      onAppend?.(club, bytesOf(entry));
    },
    restoreClub: async (club) => {
      await database.call("touch", [club]).catch(() => {});
      const rows = await database.call("restore", club);
      return rows === null ? null : savedClubOf(club, rows);
    },
    findClub: (link) => database.call("findClub", link),
    results: async (club, after) => resultsOf(await database.call("results", club, after)),
    finishedGame: async (gameId) => finishedGameOf(gameId, await database.call("game", gameId)),
    deleteGame: (gameId) => database.call("deleteGame", gameId),
    find: (table) => database.call("find", table),
    claim: async () => ({ owner: "me" }),
    release: async () => {},
    observedSeconds: () => database.call("observedSeconds"),
    observe: (seconds) => database.call("observe", seconds),
    touch: (tables) => database.call("touch", tables),
    deleteOld: (keep) => database.call("deleteOld", keep),
    probe: () => database.call("probe"),
    close: async () => {
      await appends.settled();
      await database.call("close");
      await database.end();
    },
  };
}

/** Runs every call on this thread, at once. */
export function inProcess(database: SqliteDatabase, file: string, onEnd = () => {}): DatabaseAccess {
  const calls = sqliteCalls(database, file);
  return {
    call: async (name, ...args) => Reflect.apply(calls[name], undefined, args),
    end: async () => onEnd(),
  };
}

export function openInProcess(file: string): DatabaseAccess {
  const unlock = lockDatabase(file);
  return inProcess(openDatabase(file), file, unlock);
}

export interface ThreadWork {
  readonly file: string;
  readonly task: "serve" | "check";
}

export interface ThreadRequest {
  readonly id: number;
  readonly name: keyof SqliteCalls;
  readonly args: readonly unknown[];
}

/** `id` 0 tells that the database is open, or why it is not. */
export interface ThreadAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code: string };
}

interface Waiting {
  resolve(this: void, value: unknown): void;
  reject(this: void, error: Error): void;
}

export interface ThreadOptions {
  readonly script: URL;
  readonly file: string;
  /** The thread is gone although nobody ended it: nothing can be written or read any more. */
  readonly onDeath: (error: Error) => void;
}

/** Opens the database in a thread of its own, so that no wait for a disk or a lock stops the server. */
export async function openInThread({ script, file, onDeath }: ThreadOptions) {
  const worker = startThread(script, { file, task: "serve" });
  const waiting = new Map<number, Waiting>();
  let serial = 0;
  let isServing = false;
  let ended: Error | null = null;

  function fail(reason: Error): void {
    if (ended !== null) return;
    ended = reason;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    if (isServing) onDeath(ended);
  }

  worker.on("message", ({ id, value, error }: ThreadAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("the database is closed")));

  const isUnclean = await new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }));
  isServing = true;
  const access: DatabaseAccess = {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended);
        serial += 1;
        waiting.set(serial, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        worker.postMessage({ id: serial, name, args } satisfies ThreadRequest);
      }),
    end: async () => {
      isServing = false;
      await worker.terminate();
    },
  };
  return { access, isUnclean: isUnclean === true };
}

/** Reads the whole file in a thread of its own, while the server goes on: what is damaged, or null. */
export function checkInThread(script: URL, file: string): Promise<string | null> {
  const worker = startThread(script, { file, task: "check" });
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.on("message", ({ value }: ThreadAnswer) => resolve(typeof value === "string" ? value : null));
    worker.on("error", reject);
  });
}

function startThread(script: URL, work: ThreadWork): Worker {
  return new Worker(script, { workerData: work });
}

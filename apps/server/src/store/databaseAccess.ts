import { Worker } from "node:worker_threads";
import { openDatabase } from "./database.ts";
import { lockDatabase } from "./databaseLock.ts";
import { databaseOperations, type Operations } from "./operations.ts";
import type { SqliteDatabase } from "./transaction.ts";

/** One question to the database, and its answer later. */
export interface DatabaseAccess {
  call<Name extends keyof Operations>(
    name: Name,
    ...args: Parameters<Operations[Name]>
  ): Promise<ReturnType<Operations[Name]>>;
  /** Releases the database, whatever state it is in. */
  end(): Promise<void>;
}

export interface ThreadRequest {
  readonly id: number;
  readonly name: keyof Operations;
  readonly args: readonly unknown[];
}

/** `id` 0 tells that the database is open, or why it is not. */
export interface ThreadAnswer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code: string };
}

/** Runs every call on this thread, at once. */
export function inProcess(database: SqliteDatabase, file: string, onEnd = () => {}): DatabaseAccess {
  const operations = databaseOperations(database, file);
  return {
    call: async (name, ...args) => Reflect.apply(operations[name], undefined, args),
    end: async () => onEnd(),
  };
}

export function openInProcess(file: string): DatabaseAccess {
  const unlock = lockDatabase(file);
  return inProcess(openDatabase(file), file, unlock);
}

interface Waiting {
  resolve(this: void, value: unknown): void;
  reject(this: void, error: Error): void;
}

/** Opens the database in a thread of its own, so that no wait for a disk or a lock stops the server. */
export async function openInThread(script: URL, file: string): Promise<DatabaseAccess> {
  const worker = new Worker(script, { workerData: file });
  const waiting = new Map<number, Waiting>();
  let serial = 0;
  let ended: Error | null = null;

  function fail(reason: Error): void {
    ended ??= reason;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  }

  worker.on("message", ({ id, value, error }: ThreadAnswer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(Object.assign(new Error(error.message), { code: error.code }));
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("the database is closed")));

  const opened = new Promise<unknown>((resolve, reject) => waiting.set(0, { resolve, reject }));
  await opened;
  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (ended !== null) return reject(ended);
        serial += 1;
        waiting.set(serial, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
        worker.postMessage({ id: serial, name, args } satisfies ThreadRequest);
      }),
    end: async () => void (await worker.terminate()),
  };
}

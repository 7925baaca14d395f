import { parentPort, workerData } from "node:worker_threads";
import { sqliteCalls } from "./sqliteDatabase.ts";
import { checkFile, endedUncleanly, errorCode, lockDatabase, openDatabase } from "./sqliteFile.ts";
import type { ThreadAnswer, ThreadRequest, ThreadWork } from "./sqliteStore.ts";

/** The thread in which every call of SQLite happens; or one that checks the file meanwhile. */
const { file, task }: ThreadWork = workerData;

function answer(id: number, work: () => unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort?.postMessage(answerOf(id, work));
}

function answerOf(id: number, work: () => unknown): ThreadAnswer {
  try {
    return { id, value: work() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id, error: { message, code: errorCode(error) } };
  }
}

/** Resolves with whether the last server on the file ended as it should. */
function serve(): boolean {
  const unlock = lockDatabase(file);
  try {
    const isUnclean = endedUncleanly(file);
    const calls = sqliteCalls(openDatabase(file), file);
    parentPort?.on("message", ({ id, name, args }: ThreadRequest) => {
      answer(id, () => Reflect.apply(calls[name], undefined, args));
    });
    return isUnclean;
  } catch (error) {
    unlock();
    throw error;
  }
}

answer(0, task === "serve" ? serve : () => checkFile(file));

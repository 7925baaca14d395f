import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "./database.ts";
import type { ThreadAnswer, ThreadRequest } from "./databaseAccess.ts";
import { lockDatabase } from "./databaseLock.ts";
import { databaseOperations } from "./operations.ts";
import { errorCode } from "./transaction.ts";

/** The thread in which every call of SQLite happens. */
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

answer(0, () => {
  const file = String(workerData);
  const unlock = lockDatabase(file);
  try {
    const operations = databaseOperations(openDatabase(file), file);
    parentPort?.on("message", ({ id, name, args }: ThreadRequest) => {
      answer(id, () => Reflect.apply(operations[name], undefined, args));
    });
  } catch (error) {
    unlock();
    throw error;
  }
});

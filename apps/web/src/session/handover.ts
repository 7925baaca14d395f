import { openConnection } from "./tableConnection.ts";
import type { TableConnection } from "./tableConnection.ts";

let waiting: TableConnection | null = null;

/** Keeps an open line for the screen that comes next, so that it need not connect again. */
export function handOver(connection: TableConnection): void {
  waiting?.close();
  waiting = connection;
}

/** The line somebody has handed over, or a new one. */
export function takeConnection(code: string): TableConnection {
  const connection = waiting;
  waiting = null;
  if (connection?.live.code === code) return connection;
  connection?.close();
  return openConnection(code);
}

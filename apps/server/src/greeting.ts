import { networkInterfaces } from "node:os";
import type { Config } from "./config.ts";
import { isLocked } from "./store/lock.ts";

const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** What people read when the server is open: where it is for them, and for the phones beside them. */
export function greeting({ host, publicUrl }: Config, port: number): string {
  const here = EVERYWHERE.has(host) ? "localhost" : host;
  const lines = [`Buck Euchre is open at http://${here}:${port}`];
  const nearby = EVERYWHERE.has(host) ? addressesHere() : [];
  for (const address of nearby) lines.push(`  phones in the same network: http://${address}:${port}`);
  if (publicUrl !== null) lines.push(`  everybody else: ${publicUrl}`);
  return lines.join("\n");
}

function addressesHere(): readonly string[] {
  return Object.values(networkInterfaces())
    .flat()
    .flatMap((entry) => (entry?.family === "IPv4" && !entry.internal ? [entry.address] : []));
}

/** Why it does not open, in a sentence. */
export function explain(error: NodeJS.ErrnoException, { port, database }: Config): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (isLocked(error)) {
    return `Another Buck Euchre uses ${database}. Stop it, or give this one a folder of its own: DATA_DIR=./data2 PORT=${port + 1} npm start`;
  }
  if (error.syscall === "listen" && error.code === "EACCES") {
    return `This user may not listen on port ${port}. Choose one above 1023.`;
  }
  if (error.syscall === "listen") return `The server could not listen: ${error.message}`;
  return `The database ${database} could not be opened: ${error.message}`;
}

import { DatabaseTaken } from "./cluster/lease.ts";
import type { Config } from "./config/config.ts";
import { EVERYWHERE, networkHosts } from "./platform/networkAddress.ts";
import { isInUse } from "./store/databaseLock.ts";
import { VERSION } from "./version.ts";

/** Printed at the start: the addresses for this machine, for phones in the network and for everybody else. */
export function openedText({ host, publicUrl }: Config, port: number): string {
  const here = EVERYWHERE.has(host) ? "localhost" : host;
  const lines = [`Buck Euchre ${VERSION} is open at http://${here}:${port}`];
  const nearby = EVERYWHERE.has(host) ? networkHosts() : [];
  for (const address of nearby) lines.push(`  phones in the same network: http://${address}:${port}`);
  if (publicUrl !== null) lines.push(`  everybody else: ${publicUrl}`);
  return lines.join("\n");
}

/** Printed when the server cannot start: the reason in one sentence. */
export function failureText(error: NodeJS.ErrnoException, { port, database, cluster }: Config): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
  }
  if (isInUse(error)) {
    return `Another Buck Euchre uses ${database}. Stop it, or give this one a folder of its own: DATA_DIR=./data2 PORT=${port + 1} npm start`;
  }
  if (error.syscall === "listen" && error.code === "EACCES") {
    return `This user may not listen on port ${port}. Choose one above 1023.`;
  }
  if (error.syscall === "listen") return `The server could not listen: ${error.message}`;
  if (error instanceof DatabaseTaken) return `This server may not start: ${error.message}.`;
  // The address holds a password.
  const name = cluster === null ? database : `at ${new URL(cluster.databaseUrl).host}`;
  return `The database ${name} could not be opened: ${error.message || String(error.code)}`;
}

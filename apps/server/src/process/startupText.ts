import { isInUse } from "../store/sqliteFile.ts";
import { DatabaseTaken } from "../store/lease.ts";
import type { Config } from "./config.ts";
import { EVERYWHERE, networkHosts } from "./networkAddress.ts";
import { VERSION } from "./version.ts";

/** Printed at the start: the addresses for this machine, for phones in the network and for everybody else. */
export function openedText({ host, publicUrl, basePath }: Config, port: number): string {
  const here = EVERYWHERE.has(host) ? "localhost" : host;
  const lines = [`Buck Euchre ${VERSION} is open at http://${here}:${port}${basePath}`];
  const nearby = EVERYWHERE.has(host) ? networkHosts() : [];
  for (const address of nearby)
    lines.push(`  phones on the same network: http://${address}:${port}${basePath}`);
  if (publicUrl !== null) lines.push(`  everybody else: ${publicUrl}${basePath}`);
  return lines.join("\n");
}

/** What errors of listening have beside their code. */
interface ListenError extends NodeJS.ErrnoException {
  readonly hostname?: string;
}

/** Printed when the server cannot start: the reason in one sentence. */
export function failureText(error: ListenError, config: Config): string {
  const { port, database, cluster } = config;
  if (isInUse(error)) {
    return `Another Buck Euchre is using ${database}. Stop it, or give this one a folder of its own: DATA_DIR=./other-data PORT=${port + 1} npm start`;
  }
  if (error instanceof DatabaseTaken) return `This server may not start: ${error.message}.`;
  const listenFailure = listenFailureText(error, config);
  if (listenFailure !== null) return listenFailure;
  // The address holds a password.
  const name = cluster === null ? database : `at ${new URL(cluster.databaseUrl).host}`;
  return `The database ${name} could not be opened: ${error.message || String(error.code)}`;
}

/** Null when the error has nothing to do with the addresses to listen at. */
function listenFailureText({ code, syscall, hostname, message }: ListenError, config: Config): string | null {
  if (code === "EADDRINUSE") {
    return `Port ${config.port} is already in use. Stop the other program, or choose another port: PORT=${config.port + 1} npm start`;
  }
  if (syscall === "listen" && code === "EACCES") {
    return `This user is not allowed to listen on port ${config.port}. Choose one above 1023.`;
  }
  if (syscall === "listen") return `The server could not listen: ${message}`;
  const isOurs = syscall === "getaddrinfo" && hostname === config.host;
  return isOurs ? `HOST is ${hostname}, which was not found.` : null;
}

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

/** What errors of listening have beside their code. */
interface ListenError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly hostname?: string;
}

/** Printed when the server cannot start: the reason in one sentence. */
export function failureText(error: ListenError, config: Config): string {
  const { port, database, cluster } = config;
  if (isInUse(error)) {
    return `Another Buck Euchre uses ${database}. Stop it, or give this one a folder of its own: DATA_DIR=./data2 PORT=${port + 1} npm start`;
  }
  if (error instanceof DatabaseTaken) return `This server may not start: ${error.message}.`;
  const listenFailure = listenFailureText(error, config);
  if (listenFailure !== null) return listenFailure;
  // The address holds a password.
  const name = cluster === null ? database : `at ${new URL(cluster.databaseUrl).host}`;
  return `The database ${name} could not be opened: ${error.message || String(error.code)}`;
}

/** Null when the error has nothing to do with the addresses to listen at. */
function listenFailureText(error: ListenError, config: Config): string | null {
  const { code, syscall, hostname } = error;
  if (code === "EADDRINUSE") return portTakenText(error, config);
  if (syscall === "listen" && code === "EACCES") {
    return `This user may not listen on port ${config.port}. Choose one above 1023.`;
  }
  if (syscall === "listen") return `The server could not listen: ${error.message}`;
  const unknownHost = syscall === "getaddrinfo" ? variableOf(hostname, config) : null;
  return unknownHost === null ? null : `${unknownHost} names ${hostname}, which was not found.`;
}

function portTakenText(error: ListenError, { port, cluster }: Config): string {
  const peerPort = portOf(cluster?.peers?.url);
  if (error.port === peerPort && peerPort !== port) {
    return `Port ${peerPort}, which NODE_URL names, is already in use. Stop the other program, or choose another port.`;
  }
  return `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`;
}

function portOf(url: string | undefined): number | null {
  return url === undefined ? null : Number(new URL(url).port || 80);
}

/** Which setting names this host to listen at. */
function variableOf(hostname: string | undefined, { host, cluster }: Config): "HOST" | "NODE_URL" | null {
  if (hostname === host) return "HOST";
  const url = cluster?.peers?.url;
  return url !== undefined && new URL(url).hostname === hostname ? "NODE_URL" : null;
}

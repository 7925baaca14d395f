import { WebSocket } from "ws";
import { z } from "zod";

/** The answer of `GET /api/caller`: the caller as the server sees them. */
export const callerSeen = z.object({
  version: z.string(),
  host: z.string(),
  address: z.string(),
  /** How many addresses X-Forwarded-For had. */
  forwarded: z.int(),
  trustProxy: z.int(),
});
export type CallerSeen = z.infer<typeof callerSeen>;

/** One thing that a proxy may break. */
export interface Finding {
  readonly name: string;
  /** What to change; null when all is well. */
  readonly fault: string | null;
}

export interface CheckOptions {
  /** How long a connection must stay open while the server keeps it alive. */
  readonly holdMs?: number;
}

/** An address reserved for documentation. A server that trusts it would trust any address. */
const INVENTED_ADDRESS = "192.0.2.1";
const ANSWER_MS = 10_000;
/** Longer than the server waits between two pings, and shorter than it waits for a table to be named. */
const HOLD_MS = 8000;

/** Tries what browsers need of a server, as they would reach it, and says of each thing that fails what to change. */
export async function check(
  address: URL,
  { holdMs = HOLD_MS }: CheckOptions = {},
): Promise<readonly Finding[]> {
  const tls = { name: "encrypted (https)", fault: tlsFault(address) };
  const seen = await askCaller(address, {});
  if (typeof seen === "string") return [tls, { name: "reachable", fault: seen }];
  return [
    tls,
    { name: "reachable", fault: null },
    { name: "host name", fault: hostFault(address, seen) },
    { name: "caller's address", fault: await callerFault(address, seen) },
    { name: "pages at this address", fault: await originFault(address) },
    ...(await webSocketFindings(address, holdMs)),
  ];
}

const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function tlsFault({ protocol, hostname }: URL): string | null {
  if (protocol === "https:" || LOCAL_HOST.test(hostname)) return null;
  return "Anybody along the way can read everything, and phones cannot install the app: let the proxy serve https.";
}

async function askCaller(
  address: URL,
  headers: Readonly<Record<string, string>>,
): Promise<CallerSeen | string> {
  try {
    const response = await fetch(new URL("api/caller", address), {
      headers,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const body: unknown = await response.json().catch(() => null);
    const { success, data } = callerSeen.safeParse(body);
    if (success) return data;
    return `Something other than Buck Euchre answers at ${address.href} (status ${response.status}): check the proxy's target.`;
  } catch (error) {
    return `Nothing answers at ${address.href} (${reasonOf(error)}): check the name, the port and the certificate.`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return "no answer within 10 seconds";
  return error.cause instanceof Error ? error.cause.message : error.message;
}

function hostFault({ host }: URL, seen: CallerSeen): string | null {
  if (seen.host.toLowerCase() === host) return null;
  return `The server was asked for ${seen.host || "no host"} instead of ${host}: let the proxy pass on the Host header.`;
}

async function callerFault(address: URL, { forwarded, trustProxy }: CallerSeen): Promise<string | null> {
  const setting = `set TRUST_PROXY=${forwarded}`;
  if (trustProxy < forwarded) {
    return `The server sees one address for everybody, so everybody shares its limits: ${setting}.`;
  }
  if (forwarded === 0 && trustProxy > 0) {
    return "The server trusts a proxy that does not say who is calling: let the proxy set X-Forwarded-For, or set TRUST_PROXY=0.";
  }
  const invented = await askCaller(address, { "X-Forwarded-For": INVENTED_ADDRESS });
  if (typeof invented === "string") return invented;
  return invented.address === INVENTED_ADDRESS
    ? `Callers can make up an address and so escape every limit: ${setting}.`
    : null;
}

function engineAddress(address: URL, transport: "polling" | "websocket"): URL {
  const url = new URL(`socket.io/?EIO=4&transport=${transport}`, address);
  if (transport === "websocket") url.protocol = url.protocol.replace("http", "ws");
  return url;
}

async function originFault(address: URL): Promise<string | null> {
  try {
    const response = await fetch(engineAddress(address, "polling"), {
      headers: { Origin: address.origin },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    return `The server refuses pages from ${address.origin} (status ${response.status}): set PUBLIC_URL=${address.origin}.`;
  } catch (error) {
    return `No connection can be opened (${reasonOf(error)}): let the proxy pass on /socket.io/.`;
  }
}

interface Held {
  readonly opened: boolean;
  /** How long the connection lived; null when it was still open at the end. */
  readonly cutAfterMs: number | null;
}

async function webSocketFindings(address: URL, holdMs: number): Promise<readonly Finding[]> {
  const { opened, cutAfterMs } = await hold(engineAddress(address, "websocket"), holdMs);
  const upgrade =
    "The proxy does not pass on WebSockets, which slows down every move: let it forward Upgrade.";
  const seconds = ((cutAfterMs ?? 0) / 1000).toFixed(1);
  const cut = `Quiet connections are cut after ${seconds} s: raise the proxy's idle timeout to a minute or more.`;
  return [
    { name: "WebSocket", fault: opened ? null : upgrade },
    ...(opened ? [{ name: "quiet connections", fault: cutAfterMs === null ? null : cut }] : []),
  ];
}

/** Opens a WebSocket and only answers the server's pings, as the page of somebody who thinks does. */
function hold(url: URL, holdMs: number): Promise<Held> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { handshakeTimeout: ANSWER_MS });
    let openedAt: number | null = null;
    const finish = (cut: boolean) => {
      clearTimeout(timer);
      socket.terminate();
      resolve({
        opened: openedAt !== null,
        cutAfterMs: cut && openedAt !== null ? performance.now() - openedAt : null,
      });
    };
    let timer = setTimeout(() => finish(true), ANSWER_MS);
    socket.on("message", (message) => {
      // Engine.IO begins with "0" and pings with "2".
      const packet = Buffer.isBuffer(message) ? message.toString("latin1", 0, 1) : "";
      if (packet === "2") socket.send("3");
      if (packet !== "0" || openedAt !== null) return;
      openedAt = performance.now();
      clearTimeout(timer);
      timer = setTimeout(() => finish(false), holdMs);
    });
    socket.on("close", () => finish(true));
    socket.on("error", () => finish(true));
  });
}

/** What the command prints. */
export function checkText(address: URL, findings: readonly Finding[]): string {
  const rows = findings.map(
    ({ name, fault }) => `${fault === null ? "ok " : "NO "} ${name}${fault ? `\n    ${fault}` : ""}`,
  );
  const faults = findings.filter(({ fault }) => fault !== null).length;
  const end =
    faults === 0 ? "All good." : `${faults === 1 ? "One thing needs" : `${faults} things need`} to change.`;
  return [address.href, ...rows, end].join("\n");
}

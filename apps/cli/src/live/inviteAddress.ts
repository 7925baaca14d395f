import { networkInterfaces } from "node:os";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const ANSWER_WITHIN_MS = 1_000;

/** An address of the server that other machines can open; null when only this machine can. */
export async function inviteAddress(
  server: string,
  hosts: readonly string[] = networkHosts(),
): Promise<string | null> {
  const url = new URL(server);
  if (!LOOPBACK.test(url.hostname)) return server;
  for (const host of hosts) {
    url.hostname = host;
    if (await answers(url.origin)) return url.origin;
  }
  return null;
}

/** The addresses of this machine in its networks. */
function networkHosts(): readonly string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.flatMap(({ family, internal, address }) =>
    family === "IPv4" && !internal ? [address] : [],
  );
}

/** The server may listen on this machine alone. */
async function answers(server: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${server}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    return ok;
  } catch {
    return false;
  }
}

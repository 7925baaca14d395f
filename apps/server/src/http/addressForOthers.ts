import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { Config } from "../config/config.ts";
import { networkOrigin } from "../platform/networkAddress.ts";

/**
 * Where others open this server: the configured address or, for somebody at this very machine, the one in its network.
 * Null for everybody else: the address they use works for others too, and the network's is not their business.
 */
export function addressForOthers(
  request: IncomingMessage,
  { publicUrl, host }: Pick<Config, "publicUrl" | "host">,
): string | null {
  if (publicUrl !== null) return publicUrl;
  const { localPort } = request.socket;
  return isFromThisMachine(request) && localPort !== undefined ? networkOrigin(host, localPort) : null;
}

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

/** A proxy on this machine calls from here, too, but names the address that it was called by, or who called. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = "" } = socket;
  const isLoopback = ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
  return isLoopback && headers["x-forwarded-for"] === undefined && LOOPBACK_HOST.test(headers.host ?? "");
}

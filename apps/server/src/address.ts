import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

const FORWARDED = "x-forwarded-for";

/** Tells where a call comes from, as far as limits are concerned. */
export type Whence = (request: IncomingMessage) => string;

/** `onUntrusted` is told once when a proxy speaks and is not believed. */
export function whenceOf(proxies: number, onUntrusted: () => void): Whence {
  let told = false;
  return (request) => {
    if (!told && proxies === 0 && request.headers[FORWARDED] !== undefined) {
      told = true;
      onUntrusted();
    }
    return neighbourhood(addressOf(request, proxies));
  };
}

/** Who calls, seen through `proxies` trusted proxies; what further ones claim is not believed. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const claimed = String(request.headers[FORWARDED] ?? "").split(",");
  const hops = [...claimed.map((hop) => hop.trim()).filter(Boolean), request.socket.remoteAddress ?? ""];
  return hops[Math.max(0, hops.length - 1 - proxies)] ?? "";
}

/** What is counted together: an IPv6 household has a whole /64 to call from. */
export function neighbourhood(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(plain) ? firstGroups(plain) : plain;
}

function firstGroups(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddress from "proxy-addr";

/** One IPv6 household has a whole /64: four groups of 16 bits. */
const IPV6_GROUPS = 4;

/** A network that is counted as one caller, with so many times what one address may do. */
export interface Network {
  readonly key: string;
  readonly share: number;
}

/** Many households have a whole /56 or /48: up to 65,536 networks of 64 bits. */
const SHARE_OF_56 = 2;
const SHARE_OF_48 = 4;

/** The key under which a request's address is counted. */
export type RateLimitKeyOf = (request: IncomingMessage) => string;

/** `onUntrustedProxy` is called once, when a proxy names a client and TRUST_PROXY is 0. */
export function rateLimitKeys(proxies: number, onUntrustedProxy: () => void): RateLimitKeyOf {
  let reported = false;
  return (request) => {
    if (!reported && proxies === 0 && request.headers["x-forwarded-for"] !== undefined) {
      reported = true;
      onUntrustedProxy();
    }
    return rateLimitKey(clientAddress(request, proxies));
  };
}

/** The client behind `proxies` trusted proxies; further addresses in X-Forwarded-For are not trusted. */
export function clientAddress(request: IncomingMessage, proxies: number): string {
  return proxyAddress(request, (_address, hop) => hop < proxies) ?? "";
}

/** Addresses of one IPv6 household have one key, and so have an IPv4 address and its IPv6 form. */
export function rateLimitKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  return parsed.parts
    .slice(0, IPV6_GROUPS)
    .map((group) => group.toString(16))
    .join(":");
}

/** The networks that an address's key belongs to, the smallest first: for IPv6 its /64, /56 and /48. */
export function networksOf(rateLimitKey: string): readonly Network[] {
  const groups = rateLimitKey.split(":");
  const own = { key: rateLimitKey, share: 1 };
  if (groups.length !== IPV6_GROUPS) return [own];
  const site = groups.slice(0, 3).join(":");
  const upperByte = (groups[3] ?? "").padStart(4, "0").slice(0, 2);
  return [
    own,
    { key: `${site}:${upperByte}/56`, share: SHARE_OF_56 },
    { key: `${site}/48`, share: SHARE_OF_48 },
  ];
}

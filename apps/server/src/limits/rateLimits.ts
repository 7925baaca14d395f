import { NewestKept } from "../process/newestKept.ts";
import { AddressBuckets, TokenBuckets, type Rate } from "./tokenBuckets.ts";

export interface Rates {
  /** Messages from one socket, one person over all their sockets, and one address. */
  readonly socket: Rate;
  readonly person: Rate;
  readonly address: Rate;
  /** Other names that one person may take. */
  readonly renames: Rate;
  /** New connections from one address. */
  readonly connects: Rate;
  /** Codes of no table that one address may ask for. */
  readonly wrongCodes: Rate;
  /** Bytes from one connection and from one address, whatever they say. */
  readonly connectionBytes: Rate;
  readonly addressBytes: Rate;
  /** HTTP requests from one address. */
  readonly requests: Rate;
}

const KB = 1024;

/** Far above what people do; one address may be a whole school. */
export const RATES: Rates = {
  socket: { burst: 40, perSecond: 10 },
  person: { burst: 60, perSecond: 15 },
  address: { burst: 1000, perSecond: 200 },
  renames: { burst: 5, perSecond: 5 / 60 },
  connects: { burst: 200, perSecond: 20 },
  wrongCodes: { burst: 20, perSecond: 1 / 60 },
  connectionBytes: { burst: 128 * KB, perSecond: 32 * KB },
  addressBytes: { burst: 4096 * KB, perSecond: 1024 * KB },
  requests: { burst: 2000, perSecond: 200 },
};

/** A refused message costs this much more than an accepted one: clients of ours are rarely refused. */
const REFUSED_MESSAGE = 3;
/** Clients of ours are rarely refused. */
const REFUSED_CONNECT = 9;
/** Wrong codes of pages whose sockets have not come yet. */
const PAID_LOOKUPS_KEPT = 1000;
/** Later there may be such a table, and to ask again would be another guess. */
const PAID_LOOKUP_MS = 30_000;
/** Even an empty packet costs something to handle. */
const LEAST_BYTES = 64;

export interface Sender {
  readonly connectionId: string;
  readonly rateLimitKey: string;
}

export interface Speaker {
  readonly socketId: string;
  readonly tokenHash: string | null;
  readonly rateLimitKey: string;
}

export interface Limits {
  mayConnect(rateLimitKey: string): boolean;
  chargeRefusedConnect(rateLimitKey: string): void;
  /** Whether an address has not yet asked for too many codes of no table. */
  mayLookUp(rateLimitKey: string): boolean;
  /** Paid before a code is looked up, so that many at once are counted, and given back when there is such a table. */
  payForLookup(rateLimitKey: string): void;
  refundLookup(rateLimitKey: string): void;
  /** The page of a wrong code has paid; the socket that it opens asks for the same code and does not pay again. */
  keepPaidLookup(rateLimitKey: string, code: string): void;
  takePaidLookup(rateLimitKey: string, code: string): boolean;
  /** Asked for every packet before it is parsed. */
  mayReceive(sender: Sender, bytes: number): boolean;
  maySpeak(speaker: Speaker): boolean;
  mayRename(speaker: Speaker): boolean;
  chargeRefusal(speaker: Speaker): void;
  /** Asked for every HTTP request; `cost` is 1 for a file. */
  mayRequest(rateLimitKey: string, cost: number): boolean;
  /** An address that goes on asking can owe so much that it may open no connection. */
  chargeRefusedRequest(rateLimitKey: string): void;
  mayOpenConnection(rateLimitKey: string): boolean;
}

export function createLimits(rates: Rates, now: () => number = performance.now.bind(performance)): Limits {
  const sockets = new TokenBuckets(rates.socket, now);
  const people = new TokenBuckets(rates.person, now);
  const addresses = new AddressBuckets(rates.address, now);
  const renames = new TokenBuckets(rates.renames, now);
  const connects = new AddressBuckets(rates.connects, now);
  const wrongCodes = new AddressBuckets(rates.wrongCodes, now);
  const paidLookups = new NewestKept<number>(PAID_LOOKUPS_KEPT);
  const connectionBytes = new TokenBuckets(rates.connectionBytes, now);
  const addressBytes = new AddressBuckets(rates.addressBytes, now);
  const requests = new AddressBuckets(rates.requests, now);
  return {
    mayConnect: (rateLimitKey) => connects.take(rateLimitKey),
    chargeRefusedConnect: (rateLimitKey) => connects.charge(rateLimitKey, REFUSED_CONNECT),
    mayLookUp: (rateLimitKey) => wrongCodes.has(rateLimitKey),
    payForLookup: (rateLimitKey) => wrongCodes.charge(rateLimitKey, 1),
    refundLookup: (rateLimitKey) => wrongCodes.charge(rateLimitKey, -1),
    keepPaidLookup: (rateLimitKey, code) => paidLookups.set(`${rateLimitKey} ${code}`, now()),
    takePaidLookup: (rateLimitKey, code) => {
      const key = `${rateLimitKey} ${code}`;
      const paidAt = paidLookups.get(key) ?? -Infinity;
      paidLookups.forget(key);
      return now() - paidAt < PAID_LOOKUP_MS;
    },
    mayReceive: ({ connectionId, rateLimitKey }, bytes) => {
      const cost = Math.max(LEAST_BYTES, bytes);
      return connectionBytes.take(connectionId, cost) && addressBytes.take(rateLimitKey, cost);
    },
    maySpeak: ({ socketId, tokenHash, rateLimitKey }) =>
      sockets.take(socketId) &&
      (tokenHash === null || people.take(tokenHash)) &&
      addresses.take(rateLimitKey),
    mayRename: ({ socketId, tokenHash }) => renames.take(tokenHash ?? socketId),
    chargeRefusal: ({ socketId, tokenHash, rateLimitKey }) => {
      sockets.charge(socketId, REFUSED_MESSAGE);
      if (tokenHash !== null) people.charge(tokenHash, REFUSED_MESSAGE);
      addresses.charge(rateLimitKey, REFUSED_MESSAGE);
    },
    mayRequest: (rateLimitKey, cost) => requests.take(rateLimitKey, cost),
    chargeRefusedRequest: (rateLimitKey) => requests.charge(rateLimitKey, 1),
    mayOpenConnection: (rateLimitKey) => !requests.owesMuch(rateLimitKey),
  };
}

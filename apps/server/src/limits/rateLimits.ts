import { TokenBuckets, type Rate } from "./tokenBuckets.ts";

export interface Rates {
  readonly socket: Rate;
  readonly person: Rate;
  readonly address: Rate;
  /** New connections from one address. */
  readonly connects: Rate;
}

/** Far above what people do; one address may be a whole school. */
export const RATES: Rates = {
  socket: { burst: 40, perSecond: 10 },
  person: { burst: 60, perSecond: 15 },
  address: { burst: 1000, perSecond: 200 },
  connects: { burst: 200, perSecond: 20 },
};

export interface Limits {
  mayConnect(rateLimitKey: string): boolean;
  maySpeak(speaker: {
    readonly socketId: string;
    readonly tokenHash: string | null;
    readonly rateLimitKey: string;
  }): boolean;
}

export function createLimits(rates: Rates): Limits {
  const sockets = new TokenBuckets(rates.socket);
  const people = new TokenBuckets(rates.person);
  const addresses = new TokenBuckets(rates.address);
  const connects = new TokenBuckets(rates.connects);
  return {
    mayConnect: (rateLimitKey) => connects.take(rateLimitKey),
    maySpeak: ({ socketId, tokenHash, rateLimitKey }) =>
      sockets.take(socketId) &&
      (tokenHash === null || people.take(tokenHash)) &&
      addresses.take(rateLimitKey),
  };
}

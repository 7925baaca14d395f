import { TokenBuckets, type Rate } from "../token-bucket.ts";

export interface Rates {
  readonly socket: Rate;
  readonly person: Rate;
  readonly address: Rate;
  /** New connections from one address. */
  readonly connects: Rate;
}

/** Far above what four quick hands can do; an address may be a whole school. */
export const RATES: Rates = {
  socket: { burst: 40, perSecond: 10 },
  person: { burst: 60, perSecond: 15 },
  address: { burst: 1000, perSecond: 200 },
  connects: { burst: 200, perSecond: 20 },
};

export interface Limits {
  mayConnect(neighbourhood: string): boolean;
  maySpeak(speaker: {
    readonly socketId: string;
    readonly tokenHash: string | null;
    readonly neighbourhood: string;
  }): boolean;
}

export function createLimits(rates: Rates): Limits {
  const sockets = new TokenBuckets(rates.socket);
  const people = new TokenBuckets(rates.person);
  const addresses = new TokenBuckets(rates.address);
  const connects = new TokenBuckets(rates.connects);
  return {
    mayConnect: (neighbourhood) => connects.take(neighbourhood),
    maySpeak: ({ socketId, tokenHash, neighbourhood }) =>
      sockets.take(socketId) &&
      (tokenHash === null || people.take(tokenHash)) &&
      addresses.take(neighbourhood),
  };
}

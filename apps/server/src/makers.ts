import { type Created, type CreateTable, TABLE_ERRORS } from "@buck/protocol";
import { hashToken } from "./random.ts";
import type { Tables } from "./tables.ts";
import { TokenBuckets } from "./token-bucket.ts";

const HOUR_SECONDS = 3600;

/** Who makes tables, over HTTP or a socket: so many an hour from one address. */
export interface Makers {
  create(request: CreateTable, neighbourhood: string): Promise<Created>;
}

export function createMakers(tables: Tables, tablesPerHour: number): Makers {
  const buckets = new TokenBuckets({ burst: tablesPerHour, perSecond: tablesPerHour / HOUR_SECONDS });
  return {
    create: async ({ settings, name, token }, neighbourhood) =>
      buckets.take(neighbourhood)
        ? tables.create({ settings, name, tokenHash: hashToken(token) })
        : { ok: false, code: "FLOODING", message: TABLE_ERRORS.FLOODING },
  };
}

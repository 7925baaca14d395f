import type { Created, CreateClub, CreateTable } from "@buck/protocol";
import type { DiskBudget } from "../limits/diskBudget.ts";
import { AddressBuckets } from "../limits/tokenBuckets.ts";
import { hashToken } from "../process/system.ts";
import type { Clubs } from "./clubs.ts";
import type { Tables } from "./tables.ts";

const HOUR_SECONDS = 3600;

/** Who makes tables and clubs, over HTTP or a socket: so many an hour from one address. */
export interface TableCreation {
  create(request: CreateTable, rateLimitKey: string): Promise<Created>;
  createClub(request: CreateClub, rateLimitKey: string): Promise<Created>;
  /** Whether this address may open one more table in a club. */
  mayOpen(rateLimitKey: string): boolean;
}

export interface TableCreationOptions {
  readonly tables: Tables;
  readonly clubs: Clubs;
  readonly tablesPerHour: number;
  readonly diskBudget: DiskBudget;
}

const FLOODING: Created = { ok: false, code: "FLOODING" };

export function createTableCreation(options: TableCreationOptions): TableCreation {
  const { tables, clubs, tablesPerHour, diskBudget } = options;
  const buckets = new AddressBuckets({ burst: tablesPerHour, perSecond: tablesPerHour / HOUR_SECONDS });
  const mayOpen = (rateLimitKey: string) => diskBudget.mayCreate(rateLimitKey) && buckets.take(rateLimitKey);
  return {
    mayOpen,
    create: async ({ token, ...request }, rateLimitKey) =>
      mayOpen(rateLimitKey)
        ? tables.create({ ...request, tokenHash: hashToken(token), rateLimitKey })
        : FLOODING,
    createClub: async ({ token, ...request }, rateLimitKey) =>
      mayOpen(rateLimitKey)
        ? clubs.create({ ...request, tokenHash: hashToken(token), rateLimitKey })
        : FLOODING,
  };
}

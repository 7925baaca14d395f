import type { Created, CreateTable } from "@buck/protocol";
import type { DiskBudget } from "../limits/diskBudget.ts";
import { hashToken } from "../process/system.ts";
import type { Tables } from "./tables.ts";
import { AddressBuckets } from "../limits/tokenBuckets.ts";

const HOUR_SECONDS = 3600;

/** Who makes tables, over HTTP or a socket: so many an hour from one address. */
export interface TableCreation {
  create(request: CreateTable, rateLimitKey: string): Promise<Created>;
}

export interface TableCreationOptions {
  readonly tables: Tables;
  readonly tablesPerHour: number;
  readonly diskBudget: DiskBudget;
}

export function createTableCreation(options: TableCreationOptions): TableCreation {
  const { tables, tablesPerHour, diskBudget } = options;
  const buckets = new AddressBuckets({ burst: tablesPerHour, perSecond: tablesPerHour / HOUR_SECONDS });
  return {
    create: async ({ token, ...request }, rateLimitKey) =>
      diskBudget.mayCreate(rateLimitKey) && buckets.take(rateLimitKey)
        ? tables.create({ ...request, tokenHash: hashToken(token), rateLimitKey })
        : { ok: false, code: "FLOODING" },
  };
}

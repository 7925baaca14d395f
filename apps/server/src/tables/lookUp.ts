import type { Code } from "@buck/protocol";
import type { Limits } from "../limits/rateLimits.ts";
import type { Opened, Tables } from "./tables.ts";

interface Caller {
  readonly rateLimitKey: string;
  readonly tokenHash: string | null;
  /** Whether a page has paid for this code already. */
  readonly isPaid: boolean;
}

const BUSY: Opened = { ok: false, error: "SERVER_BUSY" };

/**
 * Finds a table by the code that somebody brings. An address that has brought too many codes of no table learns
 * nothing more for a while, right or wrong; those who have a seat at the table still come back to it.
 */
export async function lookUp(
  code: Code,
  { rateLimitKey, tokenHash, isPaid }: Caller,
  { tables, limits }: { readonly tables: Tables; readonly limits: Limits },
): Promise<Opened> {
  const isFree = isPaid || tables.isInMemory(code);
  const mayKnow = isPaid || (isFree ? limits.mayLookUp(rateLimitKey) : limits.payForLookup(rateLimitKey));
  const opened = await tables.open(code);
  if (!isFree && mayKnow && isThere(opened)) limits.refundLookup(rateLimitKey);
  return mayKnow || (opened.ok && (await opened.table.hasSeat(tokenHash))) ? opened : BUSY;
}

function isThere(opened: Opened): boolean {
  return opened.ok || opened.error !== "NO_SUCH_TABLE";
}

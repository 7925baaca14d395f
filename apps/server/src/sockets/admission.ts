import { type ConnectError, handshake, PROTOCOL_VERSION } from "@buck/protocol";
import type { ReachableTable } from "../tables/reachableTable.ts";
import { hashToken } from "../platform/random.ts";
import type { Opened } from "../tables/tables.ts";

export type Admission =
  | {
      readonly ok: true;
      readonly table: ReachableTable | null;
      readonly tokenHash: string | null;
      readonly wantsFrames: boolean;
    }
  | { readonly ok: false; readonly error: ConnectError };

export type Opener = (code: string, tokenHash: string | null) => Promise<Opened>;

/** Decides whether a socket is accepted, and for which table. */
export async function admit(auth: unknown, open: Opener): Promise<Admission> {
  // The version is checked first: another version may have another shape.
  if (isOtherVersion(auth)) return { ok: false, error: "OLD_CLIENT" };
  const { success, data } = handshake.safeParse(auth);
  if (!success) return { ok: false, error: "BAD_HANDSHAKE" };
  const tokenHash = data.token === undefined ? null : hashToken(data.token);
  const wantsFrames = data.frames === "whole";
  if (data.table === undefined) return { ok: true, table: null, tokenHash, wantsFrames };
  const opened = await open(data.table, tokenHash);
  return opened.ok ? { ok: true, table: opened.table, tokenHash, wantsFrames } : opened;
}

function isOtherVersion(auth: unknown): boolean {
  if (typeof auth !== "object" || auth === null || !("protocol" in auth)) return false;
  return Number.isSafeInteger(auth.protocol) && auth.protocol !== PROTOCOL_VERSION;
}

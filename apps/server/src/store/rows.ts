import { crc32 } from "node:zlib";
import type { Entry, FinishedGame, SavedTable, Snapshot, WithEntry } from "@buck/table";
import * as stored from "@buck/table/stored";
import { z } from "zod/mini";
import { COMMANDS_KEPT, DamagedTable } from "./port.ts";

/** One entry of a table as it is written. The caller has already turned it into text. */
export interface Append {
  readonly table: string;
  readonly seq: number;
  readonly at: number;
  /** Null for what the table did by itself. */
  readonly command: string | null;
  /** As JSON. */
  readonly changes: string;
  readonly checksum: number;
  readonly closes: boolean;
  /** The record of the game that ended with this entry, as JSON. */
  readonly game: { readonly gameId: string; readonly body: string; readonly checksum: number } | null;
  /** The table after this entry, as JSON. */
  readonly snapshot: { readonly state: string; readonly checksum: number } | null;
}

const row = { seq: z.int(), checksum: z.int() };
const snapshotRow = z.object({ ...row, state: z.string() });
const entryRow = z.object({
  ...row,
  at: z.int(),
  command: z.nullable(z.string()),
  changes: z.string(),
});
/** What a database gives back of a table: its newest snapshots, newest first, and its entries, oldest first. */
const tableRows = z.object({
  version: z.int(),
  snapshots: z.array(snapshotRow),
  entries: z.array(entryRow),
});
const gameRow = z.object({ body: z.string(), checksum: z.int() });

export type TableRows = z.infer<typeof tableRows>;
export type GameRow = z.infer<typeof gameRow>;
type EntryRow = z.infer<typeof entryRow>;
type SnapshotRow = z.infer<typeof snapshotRow>;

/**
 * Finds every bit that has turned, and every row that stands where it was not written. It keeps out nobody who means to
 * change the database.
 */
function checksumOf(...values: readonly (string | number | null)[]): number {
  return crc32(JSON.stringify(values));
}

/** What a table does by itself has no command that could come again. */
const OWN_COMMANDS = "table/";

/** An entry as every database keeps it. */
export function appendOf(table: string, entry: Entry, { finished, snapshot }: WithEntry): Append {
  const { seq, at, commandId } = entry;
  const command = commandId.startsWith(OWN_COMMANDS) ? null : commandId;
  const changes = JSON.stringify(entry.changes);
  return {
    table,
    seq,
    at,
    command,
    changes,
    checksum: checksumOf(table, seq, at, command, changes),
    closes: entry.changes.some(({ type }) => type === "closed"),
    game: finished === undefined ? null : gameOf(finished),
    snapshot: snapshot === undefined ? null : savedSnapshot(table, seq, snapshot),
  };
}

function gameOf(finished: FinishedGame): NonNullable<Append["game"]> {
  const { gameId } = finished;
  const body = JSON.stringify(finished);
  return { gameId, body, checksum: checksumOf(gameId, body) };
}

function savedSnapshot(table: string, seq: number, snapshot: Snapshot): NonNullable<Append["snapshot"]> {
  const state = JSON.stringify(snapshot);
  return { state, checksum: checksumOf(table, seq, state) };
}

/** A row of the database has a code, a command, their index and some numbers beside its text. */
const ROW_BYTES = 200;

/**
 * What an entry adds beside talk, whose old lines are forgotten. A snapshot takes the place of older entries, so one
 * that changes nothing leaves nothing behind.
 */
export function bytesOf({ changes }: Entry, { finished }: WithEntry = {}): number {
  const kept = changes.filter(({ type }) => type !== "said");
  if (kept.length === 0 && finished === undefined) return 0;
  const game = finished === undefined ? "" : JSON.stringify(finished);
  return ROW_BYTES + Buffer.byteLength(JSON.stringify(kept)) + Buffer.byteLength(game);
}

/** What a table is opened from. Throws DamagedTable unless it is exactly what was written. */
export function savedTableOf(table: string, found: unknown): SavedTable {
  const rows = tableRows.safeParse(found);
  if (!rows.success) throw new DamagedTable("a row of it cannot be read");
  const { version, snapshots, entries } = rows.data;
  mustFollow(rows.data);
  for (const entry of entries) mustBeWhole(table, entry);
  const start = snapshots.flatMap((row) => wholeSnapshot(table, row))[0] ?? null;
  const from = start?.version ?? 0;
  if (from > version) throw new DamagedTable(`it has a snapshot of entry ${from}, which is missing`);
  if (from + 1 < (entries[0]?.seq ?? 1)) throw new DamagedTable("its snapshots are damaged");
  return {
    snapshot: start,
    entries: entries.filter(({ seq }) => seq > from).map(entryOf),
    answered: entries.flatMap(({ command, seq }) => (command === null ? [] : [{ commandId: command, seq }])),
  };
}

/** Nothing may be missing: neither between two entries nor at either end. */
function mustFollow({ version, snapshots, entries }: TableRows): void {
  const oldest = Math.max(1, (snapshots[0]?.seq ?? 0) - COMMANDS_KEPT + 1);
  let next = Math.min(oldest, entries[0]?.seq ?? oldest);
  for (const { seq } of entries) {
    if (seq !== next) throw new DamagedTable(`entry ${next} is missing`);
    next += 1;
  }
  if (next <= version) throw new DamagedTable(`entry ${next} is missing`);
  if (next > version + 1)
    throw new DamagedTable(`it ends with entry ${next - 1}, and should with ${version}`);
}

function mustBeWhole(table: string, { seq, at, command, changes, checksum }: EntryRow): void {
  if (checksumOf(table, seq, at, command, changes) !== checksum) {
    throw new DamagedTable(`entry ${seq} is not as it was written`);
  }
}

/** A damaged snapshot is passed over: the one before it leads to the same table. */
function wholeSnapshot(table: string, { seq, state, checksum }: SnapshotRow): readonly Snapshot[] {
  if (checksumOf(table, seq, state) !== checksum) return [];
  const snapshot = stored.snapshot.safeParse(JSON.parse(state));
  return snapshot.success && snapshot.data.version === seq ? [snapshot.data] : [];
}

/** What people were told is not kept. Whose decision it was can be told by its command alone. */
function entryOf({ seq, at, command, changes }: EntryRow): Entry {
  const read = stored.changes.safeParse(JSON.parse(changes));
  if (!read.success) throw new DamagedTable(`entry ${seq} is none that a table writes`);
  return { seq, at, commandId: command ?? `${OWN_COMMANDS}${seq}`, changes: read.data, news: [] };
}

/** The record of a finished game; null where there is none. Throws unless it is exactly what was written. */
export function finishedGameOf(gameId: string, found: unknown): FinishedGame | null {
  if (found === null) return null;
  const { success, data } = gameRow.safeParse(found);
  if (!success || checksumOf(gameId, data.body) !== data.checksum) {
    throw new Error(`the record of game ${gameId} is not as it was written`);
  }
  return stored.finishedGame.parse(JSON.parse(data.body));
}

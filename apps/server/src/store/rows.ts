import { crc32 } from "node:zlib";
import type { Entry as AnyEntry, SavedLog } from "@buck/authority";
import type { Entry as ClubEntry, SavedClub, StoredResult, WithEntry as WithClubEntry } from "@buck/club";
import * as storedClub from "@buck/club/stored";
import type { ClubState } from "@buck/club/stored";
import { tableResult } from "@buck/protocol";
import type { Entry, FinishedGame, ResultOfClub, SavedTable, Snapshot, WithEntry } from "@buck/table";
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
  /** Whether this is the first entry of a club. */
  readonly founds: boolean;
  /** A code that leads to the club from now on. */
  readonly link: string | null;
  /** What a table leaves for its club, as JSON. */
  readonly result: {
    readonly club: string;
    readonly gameId: string;
    readonly body: string;
    readonly checksum: number;
  } | null;
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

type More = Omit<Append, "table" | "seq" | "at" | "command" | "changes" | "checksum">;

function rowOf(table: string, entry: Entry | ClubEntry, more: More): Append {
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
    ...more,
  };
}

/** An entry of a table as every database keeps it. */
export function appendOf(table: string, entry: Entry, { finished, result, snapshot }: WithEntry): Append {
  return rowOf(table, entry, {
    closes: entry.changes.some(({ type }) => type === "closed"),
    founds: false,
    link: null,
    result: result === undefined ? null : resultRow(result),
    game: finished === undefined ? null : gameOf(finished),
    snapshot: snapshot === undefined ? null : savedSnapshot(table, entry.seq, snapshot),
  });
}

/** An entry of a club. */
export function clubAppendOf(club: string, entry: ClubEntry, { link, snapshot }: WithClubEntry): Append {
  return rowOf(club, entry, {
    closes: false,
    founds: entry.seq === 1,
    link: link ?? null,
    result: null,
    game: null,
    snapshot: snapshot === undefined ? null : savedSnapshot(club, entry.seq, snapshot),
  });
}

function resultRow({ club, result }: ResultOfClub): NonNullable<Append["result"]> {
  const { gameId } = result;
  const body = JSON.stringify(result);
  return { club, gameId, body, checksum: checksumOf(gameId, body) };
}

function gameOf(finished: FinishedGame): NonNullable<Append["game"]> {
  const { gameId } = finished;
  const body = JSON.stringify(finished);
  return { gameId, body, checksum: checksumOf(gameId, body) };
}

function savedSnapshot(
  table: string,
  seq: number,
  snapshot: Snapshot | ClubState,
): NonNullable<Append["snapshot"]> {
  const state = JSON.stringify(snapshot);
  return { state, checksum: checksumOf(table, seq, state) };
}

/** A row of the database has a code, a command, their index and some numbers beside its text. */
const ROW_BYTES = 200;

/**
 * What an entry adds beside talk, whose old lines are forgotten. A snapshot takes the place of older entries, so one
 * that changes nothing leaves nothing behind.
 */
export function bytesOf({ changes }: Entry | ClubEntry, { finished }: WithEntry = {}): number {
  const kept = changes.filter(({ type }) => type !== "said");
  if (kept.length === 0 && finished === undefined) return 0;
  const game = finished === undefined ? "" : JSON.stringify(finished);
  return ROW_BYTES + Buffer.byteLength(JSON.stringify(kept)) + Buffer.byteLength(game);
}

/** What a table is opened from. Throws DamagedTable unless it is exactly what was written. */
export function savedTableOf(table: string, found: unknown): SavedTable {
  return savedLogOf(table, found, stored);
}

export function savedClubOf(club: string, found: unknown): SavedClub {
  return savedLogOf(club, found, storedClub);
}

interface Written<State, Change> {
  readonly snapshot: z.ZodMiniType<State>;
  readonly changes: z.ZodMiniType<readonly Change[]>;
}

function savedLogOf<State extends { readonly version: number }, Change>(
  table: string,
  found: unknown,
  written: Written<State, Change>,
): SavedLog<State, AnyEntry<Change, never>> {
  const rows = tableRows.safeParse(found);
  if (!rows.success) throw new DamagedTable("a row of it cannot be read");
  const { version, snapshots, entries } = rows.data;
  mustFollow(rows.data);
  for (const entry of entries) mustBeWhole(table, entry);
  const start = snapshots.flatMap((row) => wholeSnapshot(table, row, written))[0] ?? null;
  const from = start?.version ?? 0;
  if (from > version) throw new DamagedTable(`it has a snapshot of entry ${from}, which is missing`);
  if (from + 1 < (entries[0]?.seq ?? 1)) throw new DamagedTable("its snapshots are damaged");
  return {
    snapshot: start,
    entries: entries.filter(({ seq }) => seq > from).map((entry) => entryOf(entry, written)),
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
function wholeSnapshot<State extends { readonly version: number }>(
  table: string,
  { seq, state, checksum }: SnapshotRow,
  written: Pick<Written<State, unknown>, "snapshot">,
): readonly State[] {
  if (checksumOf(table, seq, state) !== checksum) return [];
  const snapshot = written.snapshot.safeParse(JSON.parse(state));
  return snapshot.success && snapshot.data.version === seq ? [snapshot.data] : [];
}

/** What people were told is not kept. Whose decision it was can be told by its command alone. */
function entryOf<Change>(
  { seq, at, command, changes }: EntryRow,
  written: Pick<Written<unknown, Change>, "changes">,
): AnyEntry<Change, never> {
  const read = written.changes.safeParse(JSON.parse(changes));
  if (!read.success) throw new DamagedTable(`entry ${seq} is none that a table writes`);
  return { seq, at, commandId: command ?? `${OWN_COMMANDS}${seq}`, changes: read.data, news: [] };
}

const resultRows = z.array(
  z.object({ number: z.int(), game_id: z.string(), body: z.string(), checksum: z.int() }),
);

/** Throws unless every result is exactly what was written: a club would count something else. */
export function resultsOf(found: unknown): readonly StoredResult[] {
  return resultRows.parse(found).map(({ number, game_id: gameId, body, checksum }) => {
    if (checksumOf(gameId, body) !== checksum) {
      throw new Error(`the result of game ${gameId} is not as it was written`);
    }
    return { id: number, result: tableResult.parse(JSON.parse(body)) };
  });
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

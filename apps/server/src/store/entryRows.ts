import type { ChatLine } from "@buck/protocol";
import type { Entry, SavedTable, WithEntry } from "@buck/table";
import type { Append } from "./appendBatch.ts";
import type { SavedEntry, SavedRows } from "./tableReader.ts";

/** What a table does by itself has no command that could come again. */
const OWN_COMMANDS = "table/";

/** An entry as every database keeps it: what was said lies beside the log. */
export function appendOf(table: string, entry: Entry, { finished, snapshot }: WithEntry): Append {
  const { seq, at, commandId, changes } = entry;
  const isTalk = changes.some(({ type }) => type === "said");
  const logged = isTalk ? changes.filter(({ type }) => type !== "said") : changes;
  return {
    table,
    seq,
    at,
    command: commandId.startsWith(OWN_COMMANDS) ? null : commandId,
    changes: JSON.stringify(logged),
    chat: isTalk ? linesOf(changes) : [],
    closes: logged.some(({ type }) => type === "closed"),
    game: finished === undefined ? null : { gameId: finished.gameId, body: JSON.stringify(finished) },
    snapshot: snapshot === undefined ? null : JSON.stringify(snapshot),
  };
}

function linesOf(changes: Entry["changes"]): Append["chat"] {
  return changes.flatMap((change) =>
    change.type === "said"
      ? [{ room: change.line.room, id: change.line.id, line: JSON.stringify(change.line) }]
      : [],
  );
}

/** A row of the database has some bytes beside its text. */
const ROW_BYTES = 100;
const NO_CHANGES = "[]";

/**
 * What an entry adds beside talk, whose old lines are deleted. A snapshot takes the place of older entries, so one
 * that changes nothing leaves nothing behind.
 */
export function bytesOf({ changes, game }: Append): number {
  if (changes === NO_CHANGES && game === null) return 0;
  return ROW_BYTES + Buffer.byteLength(changes) + Buffer.byteLength(game?.body ?? "");
}

/** What people were told is not kept. Whose decision it was can be told by its command alone. */
export function entryOf({ seq, at, changes }: SavedEntry, command = `table/${seq}`): Entry {
  return { seq, at, commandId: command, changes: JSON.parse(changes), news: [] };
}

/** What a table is opened from. */
export function savedTableOf({ snapshot, entries, chat, commands }: SavedRows): SavedTable {
  const commandOf = new Map(commands.map(([command, seq]) => [seq, command]));
  return {
    snapshot: JSON.parse(snapshot ?? "null"),
    entries: entries.map((entry) => entryOf(entry, commandOf.get(entry.seq))),
    chat: chat.map((line): ChatLine => JSON.parse(line)),
    answered: commands.map(([commandId, seq]) => ({ commandId, seq })),
  };
}

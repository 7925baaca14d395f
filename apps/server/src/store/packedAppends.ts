import type { Append } from "./appendBatch.ts";

/**
 * Entries on their way to the thread of the database: nine values for each, one after the other. A list of texts and
 * numbers is copied to a thread several times as fast as objects with names in them.
 */
export type PackedAppends = readonly (string | number | boolean | null)[];

const VALUES = 9;
const NO_LINES: Append["chat"] = [];

export function packAppends(batch: readonly Append[]): PackedAppends {
  return batch.flatMap(({ table, seq, at, command, changes, chat, closes, game, snapshot }) => [
    table,
    seq,
    at,
    command,
    changes,
    chat.length === 0 ? null : JSON.stringify(chat),
    closes,
    game && JSON.stringify(game),
    snapshot,
  ]);
}

export function unpackAppends(packed: PackedAppends): readonly Append[] {
  return Array.from({ length: packed.length / VALUES }, (_, index) => unpack(packed, index * VALUES));
}

function unpack(packed: PackedAppends, first: number): Append {
  const [table, seq, at, command, changes, chat, closes, game, snapshot] = packed.slice(
    first,
    first + VALUES,
  );
  return {
    table: String(table),
    seq: numberOf(seq),
    at: numberOf(at),
    command: textOrNull(command),
    changes: String(changes),
    chat: typeof chat === "string" ? JSON.parse(chat) : NO_LINES,
    closes: closes === true,
    game: typeof game === "string" ? JSON.parse(game) : null,
    snapshot: textOrNull(snapshot),
  };
}

/** What is no number fails when it is written, and alone. */
function numberOf(value: PackedAppends[number] | undefined): number {
  return typeof value === "number" ? value : NaN;
}

function textOrNull(value: PackedAppends[number] | undefined): string | null {
  return typeof value === "string" ? value : null;
}

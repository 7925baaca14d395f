import { nameFrom, newPersonId } from "@buck/authority";
import type { Named, Refused } from "@buck/authority";
import { seatsFor } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { BotLevel, Code, Look, Settings } from "@buck/protocol";
import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import { newGame, starters } from "./game.ts";
import { refusal } from "./features/feature.ts";
import { botName, cleanSettings } from "./features/host.ts";
import type { Ports, SavedTable } from "./ports.ts";
import { reduce } from "./reduce.ts";
import type { Change, KnownDeals, OfClub, Snapshot } from "./state/changes.ts";
import type { Entry } from "./state/entry.ts";
import { snapshotOf, stateOf } from "./state/snapshot.ts";
import { unopened } from "./state/state.ts";
import { TableAuthority } from "./table.ts";
import type { Table } from "./table.ts";

export interface NewTable {
  readonly code: Code;
  readonly settings: Settings;
  readonly host: { readonly name: string; readonly tokenHash: string };
  /** Bots that sit there from the beginning; one without a name gets one. */
  readonly bots?: readonly NewBot[];
  /** The deals of its first game, where they are known. */
  readonly deals?: KnownDeals;
  readonly ports: Ports;
}

export interface NewBot {
  /** Not the host's seat, and another one for each. */
  readonly position: Exclude<Position, 0>;
  readonly name?: string;
  readonly level: BotLevel;
}

export type CreatedTable = { readonly ok: true; readonly table: Table } | Refused;

/** Creates and stores a table whose host sits at position 0. */
export async function makeTable(table: NewTable): Promise<CreatedTable> {
  const { code, settings, host, bots = [], deals, ports } = table;
  const named = nameFrom(host.name, []);
  if (!named.ok) return refusal(named.code);
  const seated = seatBots(bots, named.name);
  if (!seated.ok) return refusal(seated.code);
  const cleaned = cleanSettings(settings);
  if (cleaned === null) return refusal("INVALID_TITLE");
  const personId = newPersonId(ports);
  const entry: Entry = {
    seq: 1,
    at: ports.clock.wallTime(),
    commandId: "table/1",
    changes: [
      { type: "opened", settings: cleaned, ...(deals === undefined ? {} : { deals }) },
      { type: "personSat", position: 0, personId, name: named.name, tokenHash: host.tokenHash },
      { type: "hostChanged", personId },
      ...seated.changes,
    ],
    news: [],
  };
  try {
    await ports.store.append(code, entry);
  } catch (error) {
    ports.onError?.(error);
    return refusal("STORE_FAILING");
  }
  return { ok: true, table: openTable({ code, entries: [entry], ports }) };
}

/** Somebody for whom a club keeps a chair at a new table. */
export type OrderedSeat =
  | { readonly kind: "empty" }
  | { readonly kind: "bot"; readonly level: BotLevel }
  | {
      readonly kind: "person";
      readonly personId: string;
      readonly name: string;
      readonly tokenHash: string;
      readonly look: Look;
    };

export interface NewClubTable {
  readonly code: Code;
  readonly club: OfClub;
  readonly settings: Settings;
  /** By position. The first person is the host. */
  readonly seats: readonly OrderedSeat[];
  readonly deals: KnownDeals | null;
  readonly ports: Ports;
}

/** Creates and stores a table of a club. In a night its game begins with the table. Rejects with what the store says. */
export async function makeClubTable({
  code,
  club,
  settings,
  seats,
  deals,
  ports,
}: NewClubTable): Promise<Table> {
  const opened: Change = { type: "opened", settings, club, ...(deals === null ? {} : { deals }) };
  const positions = seatsFor(seats.length);
  const names = seats.flatMap((seat) => (seat.kind === "person" ? [seat.name] : []));
  const people = seats.flatMap((seat, index): readonly Change[] => {
    const position = positions[index];
    if (position === undefined || seat.kind === "empty") return [];
    if (seat.kind === "bot") {
      const name = botName(names);
      names.push(name);
      return [{ type: "botSat", position, name, level: seat.level }];
    }
    const { personId, name, tokenHash, look } = seat;
    return [
      { type: "personSat", position, personId, name, tokenHash },
      { type: "lookChosen", personId, look },
    ];
  });
  const first = seats.find(({ kind }) => kind === "person");
  const host: readonly Change[] =
    first?.kind === "person" ? [{ type: "hostGiven", personId: first.personId }] : [];
  const lobby = [opened, ...people, ...host];
  const entryOf = (changes: readonly Change[]): Entry => ({
    seq: 1,
    at: ports.clock.wallTime(),
    commandId: "table/1",
    changes,
    news: [],
  });
  const state = reduce(unopened(code), entryOf(lobby));
  const start = { players: starters(state), isRematch: false };
  const entry = entryOf(
    club.night === undefined ? lobby : [...lobby, newGame({ ...ports, state, hash: ports.hash }, start)],
  );
  await ports.store.append(code, entry);
  return openTable({ code, entries: [entry], ports });
}

/** Bots at a new table beside its host. */
function seatBots(
  bots: readonly NewBot[],
  host: string,
): { readonly ok: true; readonly changes: readonly Change[] } | Extract<Named, { readonly ok: false }> {
  const taken = [host];
  const changes: Change[] = [];
  for (const { position, name = botName(taken), level } of bots) {
    const named = nameFrom(name, taken);
    if (!named.ok) return named;
    taken.push(named.name);
    changes.push({ type: "botSat", position, name: named.name, level });
  }
  return { ok: true, changes };
}

/** A log alone is enough. */
export interface StoredTable extends Pick<SavedTable, "entries">, Partial<Omit<SavedTable, "entries">> {
  readonly code: Code;
  readonly ports: Ports;
}

/** Restores a table from its log. Its timers start when the first person connects. */
export function openTable(stored: StoredTable): Table {
  const { code, ports, snapshot = null, entries, answered = entries } = stored;
  if (snapshot === null && entries[0]?.seq !== 1) throw new Error(`There is no log of table ${code}`);
  return new TableAuthority({ code, ports, saved: { snapshot, entries, answered } });
}

const NO_CODE: Code = "";

/** The record of the game at a kept table, also of one that nobody has won; null where there is none. */
export function keptRecord({ snapshot, entries }: Pick<SavedTable, "snapshot" | "entries">): string | null {
  const start = snapshot === null ? unopened(NO_CODE) : stateOf(snapshot);
  const { game } = entries.reduce((state, entry) => reduce(state, entry), start);
  if (game === null) return null;
  const { rules, actions } = game;
  return JSON.stringify({ format: RECORD_FORMAT, version: RECORD_VERSION, ...rules, actions });
}

/** The table after a whole log, of which only one entry is in memory at a time. */
export function snapshotOfLog(code: Code, log: Iterable<Entry>): Snapshot {
  let state = unopened(code);
  for (const entry of log) state = reduce(state, entry);
  return snapshotOf(state);
}

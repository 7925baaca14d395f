import type { Connection, Random } from "./ports.ts";
import { personWith } from "./state.ts";
import type { Person, TableState } from "./state.ts";

/** How many letters of a token's hash tell one sender's commands from another's. */
const SENDER_LETTERS = 16;

/** One open line to the table and what is known of it only while it is open. */
export interface Visit {
  readonly connection: Connection;
  /** Commands of one token are one sender's, on whichever line they come. */
  readonly sender: string;
  /** The name of somebody who watches. */
  watchingAs: string | null;
  /** Got up in a running game: a visitor again, though the token still belongs to a seat. */
  left: boolean;
  /** The line is closed, or the table has said goodbye. */
  gone: boolean;
}

export function newVisit(connection: Connection, random: Random): Visit {
  const sender = connection.tokenHash?.slice(0, SENDER_LETTERS) ?? random.id();
  return { connection, sender, watchingAs: null, left: false, gone: false };
}

/** Who somebody is at this table right now. */
export interface Who {
  readonly role: "visitor" | "watcher" | "player";
  /** The seat they play. */
  readonly person: Person | null;
  /** The seat their token belongs to, also when they have got up. */
  readonly owner: Person | null;
}

/** Asked of everybody on every step, and mostly nothing about them has changed. */
const known = new WeakMap<Visit, Known>();

interface Known extends Pick<Visit, "watchingAs" | "left" | "gone"> {
  readonly seats: TableState["seats"];
  readonly watching: boolean;
  readonly who: Who;
}

export function whoIs(state: TableState, visit: Visit): Who {
  const before = known.get(visit);
  if (before !== undefined && isCurrent(before, state, visit)) return before.who;
  const { watchingAs, left, gone } = visit;
  const { seats, settings } = state;
  const who = identify(state, visit);
  known.set(visit, { seats, watching: settings.watching, watchingAs, left, gone, who });
  return who;
}

function isCurrent(before: Known, { seats, settings }: TableState, visit: Visit): boolean {
  const isSameTable = before.seats === seats && before.watching === settings.watching;
  const { watchingAs, left, gone } = visit;
  return isSameTable && before.watchingAs === watchingAs && before.left === left && before.gone === gone;
}

function identify(state: TableState, visit: Visit): Who {
  const owner = visit.gone ? null : personWith(state, visit.connection.tokenHash);
  const person = visit.left ? null : owner;
  if (person !== null) return { role: "player", person, owner };
  const watches = !visit.gone && visit.watchingAs !== null && state.settings.watching;
  return { role: watches ? "watcher" : "visitor", person, owner };
}

import { TABLE_ERRORS } from "@buck/protocol";
import type { Command, Goodbye, TableErrorCode } from "@buck/protocol";
import type { Identity } from "../connectionState.ts";
import type { EntryDraft } from "../entry.ts";
import type { Random } from "../ports.ts";
import type { SeatTransfers } from "../seatTransfer.ts";
import type { TableState } from "../state.ts";

/** Who sends a command, and everything that its ruling depends on. */
export type Request = Identity & RequestContext;

export interface RequestContext {
  readonly state: TableState;
  /** The same for all connections with the same token. */
  readonly sender: string;
  /** The names of everybody else who watches. */
  readonly otherWatchers: () => readonly string[];
  readonly expectedVersion: number;
  /** Wall time. */
  readonly at: number;
  readonly random: Random;
  readonly transfers: SeatTransfers;
  /** Deals of new games are sealed. */
  readonly seals: boolean;
  /** Whether what the command opens is what was sealed. */
  readonly partFits: boolean;
}

export type CommandOf<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

/** What happens to connections and transfer codes once the changes are stored. */
export type Effect =
  | { readonly type: "goodbye"; readonly tokenHash: string; readonly reason: Goodbye["reason"] }
  | { readonly type: "watch"; readonly name: string | null }
  | { readonly type: "satDown" }
  | { readonly type: "moved"; readonly personId: string };

export interface Granted extends EntryDraft {
  readonly ok: true;
  readonly effects: readonly Effect[];
  readonly moveCode?: string;
}

export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

export type Ruling = Granted | Refused;

export function grant({
  changes = [],
  news = [],
  effects = [],
  nextPlay,
}: Partial<Omit<Granted, "ok" | "moveCode">>): Granted {
  return { ok: true, changes, news, effects, nextPlay };
}

export function refusal(code: TableErrorCode): Refused {
  return { ok: false, code, message: TABLE_ERRORS[code] };
}

/** Refuses when there is a reason. */
export function unless(reason: TableErrorCode | null, granted: () => Ruling): Ruling {
  return reason === null ? granted() : refusal(reason);
}

export function notHost({ person, state }: Request): TableErrorCode | null {
  if (person === null) return "NOT_SEATED";
  return person.personId === state.host ? null : "NOT_HOST";
}

export function notSeated({ person }: Request): TableErrorCode | null {
  return person === null ? "NOT_SEATED" : null;
}

export function notInLobby({ state }: Request): TableErrorCode | null {
  return state.stage === "lobby" ? null : "NOT_IN_LOBBY";
}

/** STALE unless the person decided on a version from `oldest` up to now. */
export function stale({ expectedVersion, state }: Request, oldest: number): TableErrorCode | null {
  return expectedVersion < oldest || expectedVersion > state.version ? "STALE" : null;
}

import type { MoveCodes, Random, Refused } from "@buck/authority";
import type { Position } from "@buck/engine";
import type { Hash } from "@buck/records";
import type { Command, Frame, Goodbye, TableErrorCode, TableInfo, You } from "@buck/protocol";
import type { TableTimer } from "../clock/timers.ts";
import type { Change } from "../state/changes.ts";
import type { Entry, EntryDraft } from "../state/entry.ts";
import type { Play } from "../state/play.ts";
import type { Identity, TableState } from "../state/state.ts";

/** One thing that a table can do, whole. A part that a feature does not need is left out. */
export interface Feature {
  /** Whether a command is granted, and what it changes: one ruling for each command. */
  readonly rule?: Rules;
  /** What each of its changes does to the table. */
  readonly reduce?: Reductions;
  /** What changes of other features mean for it. They have been reduced by then. */
  readonly follow?: Reductions;
  /** What it waits for, given who is here. */
  readonly timers?: (state: TableState, here: readonly Position[]) => readonly TableTimer[];
  /** Its part of what people are shown. */
  readonly shown?: {
    readonly table?: (state: TableState) => Partial<TableInfo>;
    readonly you?: (state: TableState, identity: Identity) => Partial<You>;
    readonly frame?: (state: TableState, identity: Identity) => Partial<Frame>;
  };
}

export type CommandOf<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;
export type ChangeOf<Type extends Change["type"]> = Extract<Change, { readonly type: Type }>;

export type Rules = {
  readonly [Type in Command["type"]]?: (
    request: Request,
    command: CommandOf<Type>,
  ) => Ruling | Promise<Ruling>;
};

export type Reductions = {
  readonly [Type in Change["type"]]?: (
    state: TableState,
    change: ChangeOf<Type>,
    context: ChangeContext,
  ) => TableState;
};

export interface ChangeContext extends Pick<Entry, "seq" | "at" | "commandId"> {
  /** The game after the entry's action, where that has been applied already. */
  readonly nextPlay: Play | undefined;
  /** The table before this change. */
  readonly before: TableState;
}

/** Who sends a command, and everything that its ruling depends on. */
export type Request = Identity & RequestContext;

export interface RequestContext {
  readonly state: TableState;
  /** The same for all connections with the same token. */
  readonly sender: string;
  /** The names of everybody else who watches. */
  readonly otherWatchers: readonly string[];
  readonly expectedVersion: number;
  /** Wall time. */
  readonly at: number;
  readonly random: Random;
  readonly transfers: MoveCodes;
  /** Deals of new games are sealed where there is one. */
  readonly hash: Hash | undefined;
}

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

export type Ruling = Granted | Refused;

export function grant({
  changes = [],
  news = [],
  effects = [],
  ...more
}: Partial<Omit<Granted, "ok">>): Granted {
  return { ok: true, changes, news, effects, ...more };
}

export function refusal(code: TableErrorCode): Refused {
  return { ok: false, code };
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

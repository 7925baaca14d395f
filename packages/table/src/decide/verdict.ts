import type { Position } from "@buck/engine";
import { cleanText, LIMITS, TABLE_ERRORS } from "@buck/protocol";
import type { Command, Goodbye, News, TableErrorCode } from "@buck/protocol";
import type { Change } from "../log.ts";
import type { MoveCodes } from "../moves.ts";
import type { Random } from "../ports.ts";
import type { TableState } from "../state.ts";
import type { Who } from "../visit.ts";

/** A wish, who has it, and everything that decides whether it is granted. */
export interface Ask extends Who {
  readonly state: TableState;
  readonly tokenHash: string | null;
  /** The name somebody watches under. */
  readonly watchingAs: string | null;
  /** The names of everybody else who watches. */
  readonly otherWatchers: () => readonly string[];
  readonly expectedVersion: number;
  /** Wall time. */
  readonly at: number;
  readonly random: Random;
  readonly moves: MoveCodes;
}

export type Wish<Type extends Command["type"]> = Extract<Command, { readonly type: Type }>;

/** What happens beside the log once the changes are stored. */
export type Effect =
  | { readonly type: "goodbye"; readonly tokenHash: string; readonly reason: Goodbye["reason"] }
  | { readonly type: "watch"; readonly name: string | null }
  | { readonly type: "gotUp" }
  | { readonly type: "satDown" }
  | { readonly type: "moved"; readonly personId: string };

export interface Granted {
  readonly ok: true;
  readonly changes: readonly Change[];
  readonly news: readonly News[];
  readonly effects: readonly Effect[];
  readonly moveCode?: string;
}

export interface Refused {
  readonly ok: false;
  readonly code: string;
  readonly message: string;
}

export type Verdict = Granted | Refused;

export function grant({
  changes = [],
  news = [],
  effects = [],
}: Partial<Pick<Granted, "changes" | "news" | "effects">>): Granted {
  return { ok: true, changes, news, effects };
}

export function refuse(code: TableErrorCode): Refused {
  return { ok: false, code, message: TABLE_ERRORS[code] };
}

/** Refuses for the first reason there is; otherwise grants. */
export function unless(reason: TableErrorCode | null, granted: () => Verdict): Verdict {
  return reason === null ? granted() : refuse(reason);
}

export function notHost({ person, state }: Ask): TableErrorCode | null {
  if (person === null) return "NOT_SEATED";
  return person.personId === state.host ? null : "NOT_HOST";
}

export function notSeated({ person }: Ask): TableErrorCode | null {
  return person === null ? "NOT_SEATED" : null;
}

export function notInLobby({ state }: Ask): TableErrorCode | null {
  return state.stage === "lobby" ? null : "NOT_IN_LOBBY";
}

/** The version a person decided on must not lie before `oldest`, nor in the future. */
export function stale({ expectedVersion, state }: Ask, oldest: number): TableErrorCode | null {
  return expectedVersion < oldest || expectedVersion > state.version ? "STALE" : null;
}

export type Named =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: TableErrorCode };

/** A name fit to be shown that nobody in `others` has. */
export function nameFrom(text: string, others: readonly string[]): Named {
  const name = cleanText(text, LIMITS.nameGraphemes);
  if (name === null) return { ok: false, code: "INVALID_NAME" };
  return others.some((other) => sameName(other, name))
    ? { ok: false, code: "NAME_TAKEN" }
    : { ok: true, name };
}

const UNSEEN = /[\p{Cf}\uFE00-\uFE0F]/gu;

function sameName(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** What people read: without case, and without what cannot be seen. */
function plain(name: string): string {
  return name.normalize("NFKC").replace(UNSEEN, "").toLowerCase();
}

/** The names in all seats but one. */
export function namesBeside({ seats }: TableState, position: Position | null): readonly string[] {
  return seats.flatMap((seat, index) => (seat.kind === "empty" || index === position ? [] : [seat.name]));
}

import type { MoveCodes, Random, Refused, Told, Waiting } from "@buck/authority";
import type { ClubCommand, ErrorCode } from "@buck/protocol";
import type { Entry, Ports } from "../ports.ts";
import type { Change, ClubState, Member } from "../state/changes.ts";
import { memberById } from "../state/state.ts";

/** One thing that a club can do, whole. A part that a feature does not need is left out. */
export interface Feature {
  /** Who may: the ruling on each of its commands. */
  readonly rule?: Rules;
  /** What each of its changes does to the club. */
  readonly reduce?: Reductions;
  /** What changes of other features mean for it. They have been reduced by then. */
  readonly follow?: Reductions;
  readonly timers?: (state: ClubState) => readonly ClubTimer[];
}

export type CommandOf<Type extends ClubCommand["type"]> = Extract<ClubCommand, { readonly type: Type }>;
export type ChangeOf<Type extends Change["type"]> = Extract<Change, { readonly type: Type }>;

export type Rules = {
  readonly [Type in ClubCommand["type"]]?: (request: Request, command: CommandOf<Type>) => Ruling;
};

export type Reductions = {
  readonly [Type in Change["type"]]?: (
    state: ClubState,
    change: ChangeOf<Type>,
    context: ChangeContext,
  ) => ClubState;
};

export interface ChangeContext extends Pick<Entry, "seq" | "at"> {
  /** The club before this change. */
  readonly before: ClubState;
}

/** Who sends a command, and everything that its ruling depends on. */
export interface Request {
  readonly state: ClubState;
  readonly tokenHash: string | null;
  readonly member: Member | null;
  /** The same for all connections with the same token. */
  readonly sender: string;
  readonly expectedVersion: number;
  /** Wall time. */
  readonly at: number;
  readonly random: Random;
  readonly moveCodes: MoveCodes;
  readonly tables: Ports["tables"];
}

/** What happens beside the changes once they are stored. */
export type Effect =
  | { readonly type: "goodbye"; readonly tokenHash: string; readonly reason: "seatMoved" | "removed" }
  | { readonly type: "strangersLeave" }
  | { readonly type: "moved"; readonly memberId: string }
  | { readonly type: "endTable"; readonly code: string };

interface Granted {
  readonly ok: true;
  readonly changes: readonly Change[];
  readonly effects: readonly Effect[];
  readonly told?: Told;
}

export type Ruling = Granted | Refused;

/** One thing that a club does by itself: it ends with changes, or with null where there are none yet. */
export interface ClubTimer extends Waiting {
  readonly write: (state: ClubState, ports: Ports) => Promise<readonly Change[] | null>;
  /** What people see pass. */
  readonly isShown?: true;
}

export function grant({ changes = [], effects = [], ...more }: Partial<Omit<Granted, "ok">>): Granted {
  return { ok: true, changes, effects, ...more };
}

export function refusal(code: ErrorCode): Refused {
  return { ok: false, code };
}

/** For members alone. */
export function ofMember(request: Request, granted: (member: Member) => Ruling): Ruling {
  return request.member === null ? refusal("NOT_A_MEMBER") : granted(request.member);
}

/** For organizers alone. */
export function ofOrganizer(request: Request, granted: (member: Member) => Ruling): Ruling {
  return ofMember(request, (member) => (member.isOrganizer ? granted(member) : refusal("NOT_AN_ORGANIZER")));
}

/** For organizers, about another member. */
export function aboutMember(request: Request, memberId: string, granted: (about: Member) => Ruling): Ruling {
  return ofOrganizer(request, () => {
    const about = memberById(request.state, memberId);
    return about === null ? refusal("NO_SUCH_MEMBER") : granted(about);
  });
}

import { withToken } from "@buck/authority";
import type { Code } from "@buck/protocol";
import type { ClubState, Member, NightState } from "./changes.ts";

/** A club before its first entry. */
export function unfounded(code: Code): ClubState {
  return {
    code,
    version: 0,
    createdAt: 0,
    updatedAt: 0,
    link: code,
    name: "",
    members: [],
    removed: [],
    season: { every: "quarter", since: 0 },
    weekly: null,
    dates: [],
    rsvps: [],
    tables: [],
    lastSettings: null,
    night: null,
    readUpTo: 0,
    results: [],
    totals: [],
  };
}

export function memberWithToken({ members }: ClubState, tokenHash: string | null): Member | null {
  return withToken(members, tokenHash);
}

export function memberById({ members }: ClubState, memberId: string): Member | null {
  return members.find((member) => member.memberId === memberId) ?? null;
}

/** Whose token this is or was: also of a device that somebody has moved away from. */
export function holderOf({ members }: ClubState, tokenHash: string): Member | null {
  const holds = ({ formerTokens, ...member }: Member) =>
    member.tokenHash === tokenHash || formerTokens.includes(tokenHash);
  return members.find(holds) ?? null;
}

export function withMember(state: ClubState, memberId: string, changes: Partial<Member>): ClubState {
  const members = state.members.map((member) =>
    member.memberId === memberId ? { ...member, ...changes } : member,
  );
  return { ...state, members };
}

/** The same club with something changed in its night; the same where there is none. */
export function withNight(state: ClubState, changes: Partial<NightState>): ClubState {
  return state.night === null ? state : { ...state, night: { ...state.night, ...changes } };
}

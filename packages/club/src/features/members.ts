import { nameFrom, newPersonId } from "@buck/authority";
import { LIMITS, lookByName } from "@buck/protocol";
import type { ClubState, Member } from "../state/changes.ts";
import { memberById, withMember } from "../state/state.ts";
import { aboutMember, grant, ofMember, refusal } from "./feature.ts";
import type { ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** Who belongs to the club, under which name, on which device, and who organizes it. */
export const members = {
  rule: {
    join,
    rename,
    chooseLook,
    moveDevice,
    claimDevice,
    leave,
    makeOrganizer,
    removeMember,
    readmit,
    mergeMembers,
  },
  reduce: {
    joined: (state, { memberId, name, tokenHash }) => withNewMember(state, { memberId, name, tokenHash }),
    renamed: (state, { memberId, name }) => withMember(state, memberId, { name }),
    lookChosen: (state, { memberId, look }) => withMember(state, memberId, { look }),
    tokenChanged: moved,
    organizerSet: (state, { memberId, organizer }) => withMember(state, memberId, { isOrganizer: organizer }),
    removed,
    readmitted,
    merged,
    forgotten: (state, { memberId }) => organized(without(state, memberId)),
  },
  follow: {
    founded: (state, { memberId, founder, tokenHash }) =>
      organized(withNewMember(state, { memberId, name: founder, tokenHash })),
  },
} satisfies Feature;

/** Devices that somebody had before and whose games still count for them. */
const FORMER_TOKENS = 8;

type NewMember = Pick<Member, "memberId" | "name" | "tokenHash">;

function withNewMember(state: ClubState, who: NewMember): ClubState {
  const look = lookByName(who.name);
  return { ...state, members: [...state.members, { ...who, formerTokens: [], look, isOrganizer: false }] };
}

function namesBeside({ members: all }: ClubState, memberId: string | null): readonly string[] {
  return all.flatMap((member) => (member.memberId === memberId ? [] : [member.name]));
}

function join(request: Request, { name }: CommandOf<"join">): Ruling {
  const { state, tokenHash, member } = request;
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (member !== null) return refusal("ALREADY_A_MEMBER");
  if (isRemoved(state, tokenHash)) return refusal("REMOVED_FROM_CLUB");
  if (state.members.length >= LIMITS.clubMembers) return refusal("CLUB_FULL");
  const named = nameFrom(name, namesBeside(state, null));
  if (!named.ok) return refusal(named.code);
  return grant({
    changes: [{ type: "joined", memberId: newPersonId(request), name: named.name, tokenHash }],
  });
}

export function isRemoved({ removed: gone }: ClubState, tokenHash: string | null): boolean {
  return gone.some((member) => member.tokenHash === tokenHash);
}

/** Organizers may rename everybody. */
function rename(request: Request, { memberId, name }: CommandOf<"rename">): Ruling {
  const { state } = request;
  const renamed = (member: Member): Ruling => {
    const named = nameFrom(name, namesBeside(state, member.memberId));
    if (!named.ok) return refusal(named.code);
    return grant({ changes: [{ type: "renamed", memberId, name: named.name }] });
  };
  return ofMember(request, (member) =>
    member.memberId === memberId ? renamed(member) : aboutMember(request, memberId, renamed),
  );
}

function chooseLook(request: Request, { look }: CommandOf<"chooseLook">): Ruling {
  return ofMember(request, ({ memberId }) => grant({ changes: [{ type: "lookChosen", memberId, look }] }));
}

function moveDevice(request: Request): Ruling {
  return ofMember(request, ({ memberId }) =>
    grant({ told: { moveCode: request.moveCodes.offer(memberId) } }),
  );
}

/** The member goes on with this device; the one before is disconnected. */
function claimDevice(request: Request, { moveCode }: CommandOf<"claimDevice">): Ruling {
  const { state, tokenHash, member, sender, moveCodes } = request;
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (member !== null) return refusal("ALREADY_A_MEMBER");
  if (isRemoved(state, tokenHash)) return refusal("REMOVED_FROM_CLUB");
  const memberId = moveCodes.find(moveCode, sender);
  const owner = memberId === null ? null : memberById(state, memberId);
  if (owner === null) return refusal("WRONG_MOVE_CODE");
  return grant({
    changes: [{ type: "tokenChanged", memberId: owner.memberId, tokenHash }],
    effects: [
      { type: "goodbye", tokenHash: owner.tokenHash, reason: "seatMoved" },
      { type: "moved", memberId: owner.memberId },
    ],
  });
}

function moved(state: ClubState, { memberId, tokenHash }: ChangeOf<"tokenChanged">): ClubState {
  const member = memberById(state, memberId);
  if (member === null) return state;
  const formerTokens = [...member.formerTokens, member.tokenHash].slice(-FORMER_TOKENS);
  return withMember(state, memberId, { tokenHash, formerTokens });
}

function leave(request: Request): Ruling {
  return ofMember(request, ({ memberId }) => grant({ changes: [{ type: "forgotten", memberId }] }));
}

function makeOrganizer(request: Request, { memberId, organizer }: CommandOf<"makeOrganizer">): Ruling {
  return aboutMember(request, memberId, (about) => {
    if (about.isOrganizer === organizer) return grant({});
    if (!organizer && isLastOrganizer(request.state, about)) return refusal("LAST_ORGANIZER");
    return grant({ changes: [{ type: "organizerSet", memberId, organizer }] });
  });
}

function isLastOrganizer({ members: all }: ClubState, { isOrganizer }: Member): boolean {
  return isOrganizer && all.filter((member) => member.isOrganizer).length === 1;
}

function removeMember(request: Request, { memberId }: CommandOf<"removeMember">): Ruling {
  return aboutMember(request, memberId, (about) => {
    if (isLastOrganizer(request.state, about)) return refusal("LAST_ORGANIZER");
    return grant({
      changes: [{ type: "removed", memberId }],
      effects: [{ type: "goodbye", tokenHash: about.tokenHash, reason: "removed" }],
    });
  });
}

function without(state: ClubState, memberId: string): ClubState {
  return { ...state, members: state.members.filter((member) => member.memberId !== memberId) };
}

function removed(state: ClubState, { memberId }: ChangeOf<"removed">): ClubState {
  const member = memberById(state, memberId);
  if (member === null) return state;
  const gone = [...state.removed, { ...member, isOrganizer: false }].slice(-LIMITS.removed);
  return { ...without(state, memberId), removed: gone };
}

function readmit(request: Request, { memberId }: CommandOf<"readmit">): Ruling {
  const { state } = request;
  const member = state.removed.find((each) => each.memberId === memberId);
  if (request.member?.isOrganizer !== true) return refusal("NOT_AN_ORGANIZER");
  if (member === undefined) return refusal("NOT_REMOVED");
  if (state.members.length >= LIMITS.clubMembers) return refusal("CLUB_FULL");
  const named = nameFrom(member.name, namesBeside(state, null));
  if (!named.ok) return refusal(named.code);
  return grant({ changes: [{ type: "readmitted", memberId }] });
}

function readmitted(state: ClubState, { memberId }: ChangeOf<"readmitted">): ClubState {
  const member = state.removed.find((each) => each.memberId === memberId);
  if (member === undefined) return state;
  const gone = state.removed.filter((each) => each !== member);
  return { ...state, removed: gone, members: [...state.members, member] };
}

/** One person has two entries: what belongs to the one belongs to the other from now on. */
function mergeMembers(request: Request, { from, into }: CommandOf<"mergeMembers">): Ruling {
  return aboutMember(request, from, (gone) =>
    aboutMember(request, into, (kept) => {
      if (gone === kept) return refusal("NO_SUCH_MEMBER");
      return grant({
        changes: [{ type: "merged", from, into }],
        effects: [{ type: "goodbye", tokenHash: gone.tokenHash, reason: "seatMoved" }],
      });
    }),
  );
}

function merged(state: ClubState, { from, into }: ChangeOf<"merged">): ClubState {
  const [gone, kept] = [memberById(state, from), memberById(state, into)];
  if (gone === null || kept === null) return state;
  const tokens = [...gone.formerTokens, gone.tokenHash, ...kept.formerTokens].slice(-FORMER_TOKENS);
  return without(
    withMember(state, into, {
      formerTokens: tokens,
      isOrganizer: kept.isOrganizer || gone.isOrganizer,
    }),
    from,
  );
}

/** A club without an organizer is organized by whoever has belonged to it longest. */
function organized(state: ClubState): ClubState {
  const [first] = state.members;
  if (first === undefined || state.members.some(({ isOrganizer }) => isOrganizer)) return state;
  return withMember(state, first.memberId, { isOrganizer: true });
}

import { LIMITS } from "@buck/protocol";
import { isRemoved, peopleOf } from "../state.ts";
import { nameFrom, namesBeside } from "./names.ts";
import { grant, notSeated, refusal } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

export function watch(request: Request, { name }: CommandOf<"watch">): Ruling {
  const { state, person, tokenHash } = request;
  const others = request.otherWatchers();
  if (person !== null) return refusal("ALREADY_SEATED");
  if (isRemoved(state, tokenHash)) return refusal("REMOVED");
  if (!state.settings.watching) return refusal("WATCHING_OFF");
  if (others.length >= LIMITS.watchers) return refusal("WATCHERS_FULL");
  const named = nameFrom(name, [...namesBeside(state, null), ...others]);
  return named.ok ? grant({ effects: [{ type: "watch", name: named.name }] }) : refusal(named.code);
}

export function moveSeat(request: Request): Ruling {
  const reason = notSeated(request);
  if (reason !== null || request.person === null) return refusal(reason ?? "NOT_SEATED");
  return { ...grant({}), moveCode: request.transfers.offer(request.person.personId) };
}

/** The seat moves to this device; the device it was on is disconnected. */
export function claimSeat(
  { state, tokenHash, sender, owner, transfers }: Request,
  { moveCode }: CommandOf<"claimSeat">,
): Ruling {
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (owner !== null) return refusal("ALREADY_SEATED");
  if (isRemoved(state, tokenHash)) return refusal("REMOVED");
  const personId = transfers.find(moveCode, sender);
  const person = peopleOf(state).find((each) => each.personId === personId);
  if (person === undefined || personId === null) return refusal("WRONG_MOVE_CODE");
  return grant({
    changes: [{ type: "tokenChanged", personId, tokenHash }],
    effects: [
      { type: "goodbye", tokenHash: person.tokenHash, reason: "seatMoved" },
      { type: "moved", personId },
      { type: "satDown" },
    ],
  });
}

import { LIMITS } from "@buck/protocol";
import { peopleOf } from "../state.ts";
import { grant, nameFrom, namesBeside, notSeated, refuse } from "./verdict.ts";
import type { Ask, Verdict, Wish } from "./verdict.ts";

export function watch(ask: Ask, { name }: Wish<"watch">): Verdict {
  const { state, person } = ask;
  const others = ask.otherWatchers();
  if (person !== null) return refuse("ALREADY_SEATED");
  if (!state.settings.watching) return refuse("WATCHING_OFF");
  if (others.length >= LIMITS.watchers) return refuse("WATCHERS_FULL");
  const named = nameFrom(name, [...namesBeside(state, null), ...others]);
  return named.ok ? grant({ effects: [{ type: "watch", name: named.name }] }) : refuse(named.code);
}

export function moveSeat(ask: Ask): Verdict {
  const reason = notSeated(ask);
  if (reason !== null || ask.person === null) return refuse(reason ?? "NOT_SEATED");
  return { ...grant({}), moveCode: ask.moves.offer(ask.person.personId) };
}

/** The seat goes to this device; the device it was on hears goodbye. */
export function claimSeat({ state, tokenHash, owner, moves }: Ask, { moveCode }: Wish<"claimSeat">): Verdict {
  if (tokenHash === null) return refuse("NO_TOKEN");
  if (owner !== null) return refuse("ALREADY_SEATED");
  const personId = moves.find(moveCode);
  const person = peopleOf(state).find((each) => each.personId === personId);
  if (person === undefined || personId === null) return refuse("WRONG_MOVE_CODE");
  return grant({
    changes: [{ type: "tokenChanged", personId, tokenHash }],
    effects: [
      { type: "goodbye", tokenHash: person.tokenHash, reason: "seatMoved" },
      { type: "moved", personId },
      { type: "satDown" },
    ],
  });
}

import { seatAt } from "../state.ts";
import type { Person } from "../state.ts";
import { grant, nameFrom, namesBeside, notInLobby, notSeated, refuse, unless } from "./verdict.ts";
import type { Ask, Verdict, Wish } from "./verdict.ts";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 10;

/** A short public id: it names a person and proves nothing. */
export function newPersonId({ random }: Pick<Ask, "random">): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[random.below(ID_LETTERS.length)]).join("");
}

export function sit(ask: Ask, { position, name }: Wish<"sit">): Verdict {
  const { state, tokenHash, owner, person } = ask;
  if (tokenHash === null) return refuse("NO_TOKEN");
  if (owner !== null) {
    return person === null && owner.position === position ? comeBack(owner) : refuse("ALREADY_SEATED");
  }
  const reason = seatIsClosed(ask, position);
  if (reason !== null) return refuse(reason);
  const named = nameFrom(name, namesBeside(state, position));
  if (!named.ok) return refuse(named.code);
  const seat = seatAt(state, position);
  const who = { position, name: named.name };
  return grant({
    changes: [{ type: "personSat", ...who, personId: newPersonId(ask), tokenHash }],
    news: [seat.kind === "empty" ? { type: "sat", ...who } : { type: "tookOver", ...who, from: seat.name }],
    effects: [{ type: "satDown" }],
  });
}

/** A bot's seat is free to take, and so is the seat of somebody who left; not of somebody who is only away. */
function seatIsClosed({ state }: Ask, position: Person["position"]) {
  const seat = seatAt(state, position);
  if (seat.kind === "person" && seat.absence !== "left") return "SEAT_TAKEN";
  if (state.locked) return "LOCKED";
  return state.stage === "playing" && !state.settings.takeover ? "TAKEOVER_OFF" : null;
}

function comeBack({ position, name }: Person): Verdict {
  return grant({
    changes: [{ type: "uncovered", position }],
    news: [{ type: "returned", position, name }],
    effects: [{ type: "satDown" }],
  });
}

export function changeSeat(ask: Ask, { position }: Wish<"changeSeat">): Verdict {
  return unless(notSeated(ask) ?? notInLobby(ask), () => {
    const from = ask.person?.position ?? position;
    if (from === position) return grant({});
    if (seatAt(ask.state, position).kind === "person") return refuse("SEAT_TAKEN");
    return grant({
      changes: [{ type: "seatsSwapped", a: from, b: position }],
      news: [{ type: "swapped", a: from, b: position }],
    });
  });
}

export function rename({ state, person }: Ask, { name }: Wish<"rename">): Verdict {
  if (person === null) return refuse("NOT_SEATED");
  const named = nameFrom(name, namesBeside(state, person.position));
  if (!named.ok) return refuse(named.code);
  if (named.name === person.name) return grant({});
  return grant({ changes: [{ type: "renamed", personId: person.personId, name: named.name }] });
}

export function leave({ state, person, role }: Ask): Verdict {
  if (role === "watcher") return grant({ effects: [{ type: "watch", name: null }] });
  if (person === null) return refuse("NOT_SEATED");
  const { position, name } = person;
  if (state.stage === "lobby") {
    return grant({
      changes: [{ type: "seatEmptied", position }],
      news: [{ type: "gotUp", position, name }],
    });
  }
  return grant({
    changes: [{ type: "covered", position, absence: "left" }],
    news: [{ type: "covered", position, name, reason: "left" }],
    effects: [{ type: "gotUp" }],
  });
}

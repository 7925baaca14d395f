import { isRemoved, seatAt } from "../state.ts";
import type { Person } from "../state.ts";
import { nameFrom, namesBeside } from "./names.ts";
import { grant, notInLobby, notSeated, refusal, unless } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 10;

/** A short public id. It identifies a person and is no credential. */
export function newPersonId({ random }: Pick<Request, "random">): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[random.below(ID_LETTERS.length)]).join("");
}

export function sit(request: Request, { position, name }: CommandOf<"sit">): Ruling {
  const { state, tokenHash, owner, person } = request;
  if (tokenHash === null) return refusal("NO_TOKEN");
  if (owner !== null) {
    return person === null && owner.position === position ? comeBack(owner) : refusal("ALREADY_SEATED");
  }
  const reason = isRemoved(state, tokenHash) ? "REMOVED" : seatIsClosed(request, position);
  if (reason !== null) return refusal(reason);
  const named = nameFrom(name, namesBeside(state, position));
  if (!named.ok) return refusal(named.code);
  const seat = seatAt(state, position);
  const who = { position, name: named.name };
  return grant({
    changes: [{ type: "personSat", ...who, personId: newPersonId(request), tokenHash }],
    news: [seat.kind === "empty" ? { type: "sat", ...who } : { type: "tookOver", ...who, from: seat.name }],
    effects: [{ type: "satDown" }],
  });
}

/** The seats of bots and of people who left may be taken, those of people who are away may not. */
function seatIsClosed({ state }: Request, position: Person["position"]) {
  const seat = seatAt(state, position);
  if (seat.kind === "person" && seat.absence !== "left") return "SEAT_TAKEN";
  if (state.locked) return "LOCKED";
  return state.stage === "playing" && !state.settings.takeover ? "TAKEOVER_OFF" : null;
}

function comeBack({ position, name, botDeeds }: Person): Ruling {
  return grant({
    changes: [{ type: "uncovered", position }],
    news: [{ type: "returned", position, name, botDeeds }],
    effects: [{ type: "satDown" }],
  });
}

export function changeSeat(request: Request, { position }: CommandOf<"changeSeat">): Ruling {
  return unless(notSeated(request) ?? notInLobby(request), () => {
    const from = request.person?.position ?? position;
    if (from === position) return grant({});
    if (seatAt(request.state, position).kind === "person") return refusal("SEAT_TAKEN");
    return grant({
      changes: [{ type: "seatsSwapped", a: from, b: position }],
      news: [{ type: "swapped", a: from, b: position }],
    });
  });
}

export function rename({ state, person }: Request, { name }: CommandOf<"rename">): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  const named = nameFrom(name, namesBeside(state, person.position));
  if (!named.ok) return refusal(named.code);
  if (named.name === person.name) return grant({});
  return grant({ changes: [{ type: "renamed", personId: person.personId, name: named.name }] });
}

export function chooseLook({ person }: Request, { look }: CommandOf<"chooseLook">): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  if (person.look?.face === look.face && person.look.colour === look.colour) return grant({});
  return grant({ changes: [{ type: "lookChosen", personId: person.personId, look }] });
}

export function leave({ state, person, role }: Request): Ruling {
  if (role === "watcher") return grant({ effects: [{ type: "watch", name: null }] });
  if (person === null) return refusal("NOT_SEATED");
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
  });
}

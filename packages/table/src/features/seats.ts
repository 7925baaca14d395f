import { AT_ONCE, exactly, nameFrom, newPersonId } from "@buck/authority";
import type { GameAction, Position } from "@buck/engine";
import { FACES, lookByName } from "@buck/protocol";
import type { BotDeeds, Look, Seat, TableErrorCode } from "@buck/protocol";
import type { TableTimer } from "../clock/timers.ts";
import {
  chairsOf,
  EMPTY,
  isRemoved,
  namesBeside,
  NO_DEEDS,
  peopleOf,
  seatAt,
  seated,
  waitsForDeal,
  withPerson,
} from "../state/state.ts";
import type { Identity, Person, SeatState, TableState } from "../state/state.ts";
import { grant, notInLobby, notSeated, refusal, unless } from "./feature.ts";
import type { ChangeContext, ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** Who sits where, under which name, and who is covered while they are away. */
export const seats = {
  rule: { sit, changeSeat, rename, chooseLook, leave },
  reduce: {
    personSat: satDown,
    botSat: (state, { position, name, level }) => seated(state, position, { kind: "bot", name, level }),
    seatEmptied: (state, { position }) => seated(state, position, EMPTY),
    seatsSwapped: swapped,
    renamed: (state, { personId, name }) => withPerson(state, personId, { name }),
    lookChosen: (state, { personId, look }) => withPerson(state, personId, { look }),
    covered: (state, { position, absence }) => absent(state, position, absence),
    uncovered: (state, { position }) => absent(state, position, null),
  },
  follow: {
    gameActed: withBotDeed,
    backToLobby: (state) => ({ ...state, seats: state.seats.map(inLobby) }),
  },
  timers: (state, here) => [...returns(state, here), ...covers(state, here)],
  shown: {
    table: (state) => ({ seats: chairsOf(state).map((position) => shownSeat(state, position)) }),
    you: (state, { role, person, owner, tokenHash }) => ({
      freeSeats: chairsOf(state).filter(
        (position) => person === null && whyNotToSit(state, { owner, tokenHash }, position) === null,
      ),
      role,
      personId: person?.personId ?? null,
      position: person?.position ?? null,
      leftSeat: owner?.absence === "left" ? owner.position : null,
    }),
  },
} satisfies Feature;

function sit(request: Request, { position, name }: CommandOf<"sit">): Ruling {
  const { state, tokenHash, owner, person } = request;
  const reason = person === null ? whyNotToSit(state, { owner, tokenHash }, position) : "ALREADY_SEATED";
  if (reason !== null || tokenHash === null) return refusal(reason ?? "NO_TOKEN");
  if (owner !== null) return comeBack(owner);
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

/** Why somebody without a seat may not sit there; null where they may. Who got up has no other seat. */
function whyNotToSit(
  state: TableState,
  { owner, tokenHash }: Pick<Identity, "owner" | "tokenHash">,
  position: Position,
): TableErrorCode | null {
  if (tokenHash === null) return "NO_TOKEN";
  if (owner !== null) return owner.position === position ? null : "ALREADY_SEATED";
  return isRemoved(state, tokenHash) ? "REMOVED" : seatIsClosed(state, position);
}

/** The seats of bots and of people who left may be taken, those of people who are away may not. */
function seatIsClosed(state: TableState, position: Position): TableErrorCode | null {
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

function changeSeat(request: Request, { position }: CommandOf<"changeSeat">): Ruling {
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

function rename({ state, person }: Request, { name }: CommandOf<"rename">): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  const named = nameFrom(name, namesBeside(state, person.position));
  if (!named.ok) return refusal(named.code);
  if (named.name === person.name) return grant({});
  return grant({ changes: [{ type: "renamed", personId: person.personId, name: named.name }] });
}

function chooseLook({ state, person }: Request, command: CommandOf<"chooseLook">): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  const look = freeLook(state, person.personId, command.look);
  if (person.look.face === look.face && person.look.color === look.color) return grant({});
  return grant({ changes: [{ type: "lookChosen", personId: person.personId, look }] });
}

/** The same look, with the next face that nobody else has. */
function freeLook(state: Pick<TableState, "seats">, personId: string, look: Look): Look {
  const others = peopleOf(state).filter((each) => each.personId !== personId);
  const first = FACES.indexOf(look.face);
  const faces = [...FACES.slice(first), ...FACES.slice(0, first)];
  return {
    ...look,
    face: faces.find((face) => others.every((each) => each.look.face !== face)) ?? look.face,
  };
}

function leave({ state, person, role }: Request): Ruling {
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

function satDown(
  state: TableState,
  { position, personId, name, tokenHash }: ChangeOf<"personSat">,
  { seq }: ChangeContext,
): TableState {
  const look = freeLook(seated(state, position, EMPTY), personId, lookByName(name));
  const who = { personId, name, tokenHash, look, since: seq };
  return seated(state, position, {
    kind: "person",
    ...who,
    absence: null,
    botDeeds: NO_DEEDS,
    showsHandsLate: false,
  });
}

function swapped(state: TableState, { a, b }: ChangeOf<"seatsSwapped">, { seq }: ChangeContext): TableState {
  const arriving = (seat: SeatState) => (seat.kind === "person" ? { ...seat, since: seq } : seat);
  const seats = state.seats.with(a, arriving(seatAt(state, b))).with(b, arriving(seatAt(state, a)));
  return { ...state, seats };
}

function absent(state: TableState, position: Position, absence: "away" | "left" | null): TableState {
  const seat = seatAt(state, position);
  if (seat.kind !== "person") return state;
  // Somebody who leaves while they are away has been covered all the time.
  const botDeeds = seat.absence === null ? NO_DEEDS : seat.botDeeds;
  return seated(state, position, { ...seat, absence, botDeeds });
}

/** People who left lose their seat now; people who are only away keep it. */
function inLobby(seat: SeatState): SeatState {
  if (seat.kind !== "person") return seat;
  return seat.absence === "left" ? EMPTY : { ...seat, absence: null };
}

/** Counts what a bot has just done for somebody who is away. */
function withBotDeed(state: TableState, { action }: ChangeOf<"gameActed">): TableState {
  if (!("playerPosition" in action) || action.playerPosition === undefined) return state;
  const seat = seatAt(state, action.playerPosition);
  if (seat.kind !== "person" || seat.absence === null) return state;
  const kind = deedOf(action);
  const botDeeds = { ...seat.botDeeds, [kind]: seat.botDeeds[kind] + 1 };
  return seated(state, action.playerPosition, { ...seat, botDeeds });
}

function deedOf(action: GameAction): keyof BotDeeds {
  switch (action.type) {
    case "PLAY_CARD":
      return "cards";
    case "PASS_TRUMP":
      return "passes";
    case "PLACE_BID":
      return action.amount === "PASS" ? "passes" : "calls";
    case "DECLARE_TRUMP":
    case "CALL_TRUMP":
      return "calls";
    default:
      return "secrets";
  }
}

function returns(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  return peopleOf(state)
    .filter(({ position, absence }) => absence !== null && here.includes(position))
    .map(({ personId, position, name, botDeeds }) => ({
      kind: "entry",
      key: `return:${personId}`,
      span: AT_ONCE,
      write: () => ({
        changes: [{ type: "uncovered", position }],
        news: [{ type: "returned", position, name, botDeeds }],
      }),
    }));
}

function covers(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  if (state.stage !== "playing") return [];
  const grace = exactly(state.settings.graceSeconds * 1_000);
  return peopleOf(state)
    .filter(({ position, absence }) => absence === null && !here.includes(position))
    .map(({ personId, position, name }) => ({
      kind: "entry",
      key: `cover:${personId}`,
      span: grace,
      write: () => ({
        changes: [{ type: "covered", position, absence: "away" }],
        news: [{ type: "covered", position, name, reason: "away" }],
      }),
    }));
}

function shownSeat(state: TableState, position: Seat["position"]): Seat {
  const seat = seatAt(state, position);
  switch (seat.kind) {
    case "empty":
      return { kind: "empty", position };
    case "bot":
      return { kind: "bot", position, name: seat.name, level: seat.level };
    case "person": {
      const { personId, name, absence, look } = seat;
      const isWaiting = waitsForDeal(state, seat);
      const covered = absence !== null || isWaiting;
      return { kind: "person", position, personId, name, covered, waitsForDeal: isWaiting, look };
    }
  }
}

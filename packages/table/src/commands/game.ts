import { POSITIONS } from "@buck/engine";
import type { TableErrorCode } from "@buck/protocol";
import type { Change, GameStart, Starter } from "../entry.ts";
import { seatAt, waitsForDeal } from "../state.ts";
import type { TableState } from "../state.ts";
import { grant, notHost, notInLobby, refusal, stale, unless } from "./request.ts";
import type { CommandOf, Request, Ruling } from "./request.ts";

export function start(request: Request): Ruling {
  return unless(notHost(request) ?? notInLobby(request), () => {
    const players = starters(request.state);
    if (players.length < POSITIONS.length) return refusal("SEATS_OPEN");
    return grant({ changes: [newGame(request, { players, isRematch: false })], news: [{ type: "started" }] });
  });
}

/** Starts another game with the same seats. */
export function rematch(request: Request): Ruling {
  return unless(notHost(request) ?? noGame(request), () => {
    if (request.state.game?.play.isOver !== true) return refusal("GAME_ON");
    return grant({
      changes: [newGame(request, { players: starters(request.state), isRematch: true })],
      news: [{ type: "started" }],
    });
  });
}

function newGame({ state, random, seals }: Request, who: Pick<GameStart, "players" | "isRematch">): Change {
  const start = { type: "gameStarted", gameId: random.id(), rules: state.settings.rules, ...who } as const;
  // Deals that people may know need no proof that nobody chose them.
  return seals && state.nextDeals === null ? { ...start, sealed: true } : start;
}

function starters(state: TableState): readonly Starter[] {
  return POSITIONS.flatMap((position) => {
    const seat = seatAt(state, position);
    if (seat.kind === "empty") return [];
    return [{ position, id: seat.kind === "person" ? seat.personId : `bot${position}`, name: seat.name }];
  });
}

function noGame({ state }: Request): TableErrorCode | null {
  return state.game === null ? "NO_GAME" : null;
}

function gameIsOff({ state }: Request): TableErrorCode | null {
  return state.game === null || state.game.play.isOver ? "NO_GAME" : null;
}

export function backToLobby(request: Request): Ruling {
  return unless(notHost(request) ?? noGame(request), () =>
    grant({ changes: [{ type: "backToLobby" }], news: [{ type: "backToLobby" }] }),
  );
}

export function pause(request: Request): Ruling {
  return unless(notHost(request) ?? gameIsOff(request), () => {
    if (request.state.paused) return refusal("PAUSED");
    const name = request.person?.name ?? "";
    return grant({ changes: [{ type: "paused", paused: true }], news: [{ type: "paused", name }] });
  });
}

export function resume(request: Request): Ruling {
  return unless(notHost(request), () => {
    if (!request.state.paused) return refusal("NOT_PAUSED");
    const name = request.person?.name ?? "";
    return grant({ changes: [{ type: "paused", paused: false }], news: [{ type: "resumed", name }] });
  });
}

/** STALE when the question has changed since the player saw it: a late card is never played into another trick. */
export function act(request: Request, { action }: CommandOf<"act">): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  if (action.playerPosition !== person.position) return refusal("NOT_YOUR_SEAT");
  if (waitsForDeal(state, person)) return refusal("NEXT_DEAL");
  const { play, changedAt, waitingSince } = state.game;
  const reason =
    stale(request, waitingSince[person.position] ?? changedAt) ?? (state.paused ? "PAUSED" : null);
  if (reason !== null) return refusal(reason);
  if (state.game.claim !== null) return refusal("CLAIMED");
  const played = play.apply(action);
  if (!played.ok) return { ok: false, code: played.code, message: played.message };
  return grant({ changes: [{ type: "gameActed", action }], nextPlay: played.play });
}

/** The rest of the tricks are the claimer's, if the cards that they see prove it. */
export function claim(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  if (waitsForDeal(state, person)) return refusal("NEXT_DEAL");
  const { position, name } = person;
  const { play, changedAt, waitingSince } = state.game;
  const reason = stale(request, waitingSince[position] ?? changedAt) ?? (state.paused ? "PAUSED" : null);
  if (reason !== null) return refusal(reason);
  if (state.game.claim !== null) return refusal("CLAIMED");
  const order = play.provenRest(position);
  if (order === null) return refusal("NOT_PROVEN");
  return grant({
    changes: [{ type: "claimed", position, cardIds: order.map(({ id }) => id) }],
    news: [{ type: "claimed", position, name }],
  });
}

/** Ready to leave a result; after the last one, to play another game, which the host starts. */
export function ready(request: Request): Ruling {
  const { state, person } = request;
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  const { play } = state.game;
  if (play.chore?.pace !== "result" && !play.isOver) return refusal("NOT_BETWEEN_HANDS");
  return unless(stale(request, state.game.changedAt), () => {
    if (state.ready.includes(person.position)) return grant({});
    return grant({ changes: [{ type: "ready", position: person.position }] });
  });
}

/** The hint itself is worked out by whoever asked, from what their own seat sees: the table only hears that they asked. */
export function askForHint({ state, person }: Request): Ruling {
  if (person === null) return refusal("NOT_SEATED");
  if (state.game === null) return refusal("NO_GAME");
  const { hints } = state.settings;
  if (hints === "off") return refusal("HINTS_OFF");
  if (waitsForDeal(state, person)) return refusal("NEXT_DEAL");
  if (state.paused) return refusal("PAUSED");
  if (!state.game.play.toAct.includes(person.position)) return refusal("HINT_TOO_EARLY");
  const { position, name } = person;
  return grant(hints === "all" ? {} : { news: [{ type: "askedForHint", position, name }] });
}

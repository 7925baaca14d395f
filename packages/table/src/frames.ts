import type { Viewer } from "@buck/engine";
import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { LIMITS } from "@buck/protocol";
import type { ChatLine, Frame, HandEvents, News, Seat, TableInfo, Timer, You } from "@buck/protocol";
import type { Identity } from "./connectionState.ts";
import type { Entry } from "./entry.ts";
import { sameDealsOf } from "./knownDeals.ts";
import { lateHandFor, lateHandsOf } from "./lateHands.ts";
import { sealsOf } from "./sealing.ts";
import { isRemoved, nameAt, peopleOf, seatAt, waitsForDeal } from "./state.ts";
import type { TableState } from "./state.ts";

/** What one entry tells people beside the new state. */
export interface EntryNews {
  readonly news: readonly News[];
  readonly said: readonly ChatLine[];
}

export function newsOf({ news, changes }: Entry): EntryNews {
  return { news, said: changes.flatMap((change) => (change.type === "said" ? [change.line] : [])) };
}

/** What a frame needs beside the state. */
interface FrameMoment {
  readonly entryNews: EntryNews | null;
  readonly timer: Timer | null;
  /** Positions of the people who are connected. */
  readonly here: readonly Position[];
}

/**
 * Everything one person may see at this version. Game state leaves the table only through this function, and through
 * `Updates` to those who follow it.
 * Without `entryNews` the frame tells the state alone, and no events.
 */
export function frameFor(
  state: TableState,
  identity: Identity,
  { entryNews, timer, here }: FrameMoment,
): Frame {
  return {
    version: state.version,
    table: tableInfoOf(state),
    you: youAre(state, identity),
    game: gameFor(state, identity, { here, withEvents: entryNews !== null }),
    lateHand: lateHandFor(state, identity),
    news: entryNews?.news ?? [],
    said: heardBy(identity, entryNews?.said ?? []),
    timer,
    seals: identity.role === "visitor" ? null : sealsOf(state),
  };
}

/** The public events of the hand on the table, for everybody who may see the game. */
export function handEventsFor({ game }: TableState, { role }: Identity): HandEvents | null {
  return role === "visitor" || game === null ? null : game.play.handEvents();
}

/** The recent chat that a person of this role may read: the newest lines, and not too much text. */
export function chatFor(state: TableState, identity: Identity): readonly ChatLine[] {
  const lines = heardBy(identity, state.chat);
  let units = 0;
  const tooMuch = lines.findLastIndex(({ text }) => (units += text.length) > LIMITS.chatHistoryUnits);
  return lines.slice(tooMuch + 1);
}

/** Whose view of the game a person has; null when none. */
export function viewerOf(state: TableState, { role, person }: Identity): Viewer | null {
  if (role === "visitor" || state.game === null) return null;
  return person === null || waitsForDeal(state, person) ? "spectator" : person.position;
}

export function gameFor(
  state: TableState,
  identity: Identity,
  { here, withEvents }: { readonly here: readonly Position[]; readonly withEvents: boolean },
): Frame["game"] {
  const viewer = viewerOf(state, identity);
  const seen = viewer === null ? null : viewOf(state, { viewer, here });
  return seen === null || withEvents ? seen : { ...seen, events: [] };
}

/** The game as one viewer may see it. A bot is given the same for its seat. */
export function viewOf(
  state: TableState,
  { viewer, here }: { readonly viewer: Viewer; readonly here: readonly Position[] },
): Frame["game"] {
  const seating = {
    nameAt: (position: Position) => nameAt(state, position),
    isHere: (position: Position) => here.includes(position),
  };
  return state.game?.play.frame(viewer, seating) ?? null;
}

export function heardBy({ role }: Identity, lines: readonly ChatLine[]): readonly ChatLine[] {
  if (role === "visitor") return [];
  const room = role === "player" ? "players" : "watchers";
  return lines.filter((line) => line.room === room);
}

export function youAre(state: TableState, { role, person, owner, tokenHash }: Identity): You {
  const personId = person?.personId ?? null;
  return {
    role,
    personId,
    position: person?.position ?? null,
    isHost: personId !== null && personId === state.host,
    leftSeat: owner?.absence === "left" ? owner.position : null,
    isRemoved: isRemoved(state, tokenHash),
  };
}

export function tableInfoOf(state: TableState): TableInfo {
  return {
    code: state.code,
    settings: state.settings,
    stage: state.stage,
    host: peopleOf(state).some(({ personId }) => personId === state.host) ? state.host : null,
    locked: state.locked,
    paused: state.paused,
    claimedBy: state.game?.claim?.position ?? null,
    undo: undoOf(state),
    lateHands: lateHandsOf(state),
    seats: POSITIONS.map((position) => seatInfo(state, position)),
    removed: state.removed.map(({ personId, name }) => ({ personId, name })),
    ready: state.ready,
    gameId: state.game?.gameId ?? null,
    sameDeals: sameDealsOf(state),
    finishedGames: state.finishedGames,
    createdAt: state.createdAt,
    updatedAt: state.updatedAt,
  };
}

function undoOf({ game }: TableState): TableInfo["undo"] {
  const last = game?.lastDecision ?? null;
  return last?.undo === "asked" ? { by: last.position, agreed: last.agreed } : null;
}

function seatInfo(state: TableState, position: Seat["position"]): Seat {
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
      const person = { kind: "person", position, personId, name, covered, waitsForDeal: isWaiting } as const;
      return look === undefined ? person : { ...person, look };
    }
  }
}

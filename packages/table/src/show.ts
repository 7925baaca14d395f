import { POSITIONS } from "@buck/engine";
import type { ChatLine, Frame, News, Seat, TableInfo, Timer, You } from "@buck/protocol";
import type { Viewer } from "./play.ts";
import type { Entry } from "./log.ts";
import { nameAt, peopleOf, seatAt } from "./state.ts";
import type { TableState } from "./state.ts";
import type { Who } from "./visit.ts";

/** What one entry tells beside the state it leads to. */
export interface Told {
  readonly news: readonly News[];
  readonly said: readonly ChatLine[];
}

export function toldBy({ news, changes }: Entry): Told {
  return { news, said: changes.flatMap((change) => (change.type === "said" ? [change.line] : [])) };
}

/**
 * The one way the game leaves the table: everything one person may see at this version.
 * Without `told` it is a moment in which nothing has just happened.
 */
export function frameFor(
  state: TableState,
  who: Who,
  { told, timer }: { readonly told: Told | null; readonly timer: Timer | null },
): Frame {
  return {
    version: state.version,
    table: tableInfo(state),
    you: youAre(state, who),
    game: gameFor(state, who, told !== null),
    news: told?.news ?? [],
    said: heardBy(who, told?.said ?? []),
    timer,
  };
}

/** The lines a newcomer of this role is shown. */
export function chatFor(state: TableState, who: Who): readonly ChatLine[] {
  return heardBy(who, state.chat);
}

function gameFor(state: TableState, { role, person }: Who, withEvents: boolean): Frame["game"] {
  if (role === "visitor") return null;
  const seen = viewOf(state, person?.position ?? "spectator");
  return seen === null || withEvents ? seen : { ...seen, events: [] };
}

/** What the game looks like from one place; also all that a bot in a seat is given. */
export function viewOf(state: TableState, viewer: Viewer): Frame["game"] {
  return state.game?.play.frame(viewer, (position) => nameAt(state, position)) ?? null;
}

function heardBy({ role }: Who, lines: readonly ChatLine[]): readonly ChatLine[] {
  if (role === "visitor") return [];
  const room = role === "player" ? "players" : "watchers";
  return lines.filter((line) => line.room === room);
}

function youAre({ host }: TableState, { role, person }: Who): You {
  const personId = person?.personId ?? null;
  return {
    role,
    personId,
    position: person?.position ?? null,
    isHost: personId !== null && personId === host,
  };
}

function tableInfo(state: TableState): TableInfo {
  return {
    code: state.code,
    settings: state.settings,
    stage: state.stage,
    host: peopleOf(state).some(({ personId }) => personId === state.host) ? state.host : null,
    locked: state.locked,
    paused: state.paused,
    seats: POSITIONS.map((position) => seatInfo(state, position)),
    ready: state.ready,
    gameId: state.game?.gameId ?? null,
    finishedGames: state.finishedGames,
  };
}

function seatInfo(state: TableState, position: Seat["position"]): Seat {
  const seat = seatAt(state, position);
  switch (seat.kind) {
    case "empty":
      return { kind: "empty", position };
    case "bot":
      return { kind: "bot", position, name: seat.name, level: seat.level };
    case "person": {
      const { personId, name, absence } = seat;
      return { kind: "person", position, personId, name, covered: absence !== null };
    }
  }
}

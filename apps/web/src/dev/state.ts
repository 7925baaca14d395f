import type { ClientState } from "@buck/client";
import { seatsOf } from "@buck/engine";
import type { Position } from "@buck/engine";
import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { ChatLine, Frame, GameFrame, Seals, Seat } from "@buck/protocol";

export const NAMES = ["Dana", "Bo", "Ann", "Cy"];
/** Everybody who sits down at the largest table. */
export const EVERYBODY = [...NAMES, "Maximiliane", "Theo"];
const BOT_POSITION: Position = 3;

const SEALS: Seals = { gameId: "u7Yq2mLx9Qe4Rt1Zk8Vb3w", seal: "bf".repeat(32), secret: null, deals: [] };

/** What has been said; the last line is long, as lines of friends are. */
const CHAT: readonly ChatLine[] = [
  { id: 1, name: "Ann", position: 2, text: "Evening all", at: 0, room: "everybody" },
  { id: 3, name: "Wes", position: null, text: "Go Bo!", at: 0, room: "everybody" },
  {
    id: 4,
    name: "Bo",
    position: 1,
    text: "My train goes into the tunnel now, the bot may lose a few for me",
    at: 0,
    room: "everybody",
  },
];

const WATCHERS = ["Wes", "Aunt Margaret", "Guest 4127"];

export interface TableExtras {
  readonly watchers?: number;
  /** Somebody who has lost the connection; a bot plays for them. */
  readonly away?: Position;
  /** The viewer has taken this seat after the deal. */
  readonly newcomer?: Position;
  /** Who has claimed the rest of the hand. */
  readonly claimedBy?: Position;
  /** Who asks to take back the last decision. */
  readonly undoBy?: Position;
  /** The viewer may take back their last decision. */
  readonly mayUndo?: boolean;
  /** What watchers see of the hand before, where the whole table has agreed. */
  readonly lateHand?: () => GameFrame;
}

interface Extras {
  readonly away: Position | undefined;
  readonly claimedBy: Position | null | undefined;
  readonly undoBy: Position | undefined;
  readonly mayUndo: boolean;
  readonly lateHand: (() => GameFrame) | undefined;
}

/** A client that has been shown this game: three people and a bot. */
export function shownState(
  game: GameFrame,
  handEvents: GameFrame["events"],
  { watchers = 0, away, newcomer, claimedBy, undoBy, mayUndo = false, lateHand }: TableExtras = {},
): ClientState {
  const state: ClientState = {
    connection: away === undefined ? "online" : "reconnecting",
    ending: null,
    frame: frameOf(game, { away, claimedBy, undoBy, mayUndo, lateHand }),
    frameAt: 0,
    isResync: true,
    handEvents,
    presence: {
      here: seatsOf(game.view.players).filter((position) => position !== away && position !== BOT_POSITION),
      watchers,
      watcherNames: WATCHERS.slice(0, watchers),
    },
    chat: away === undefined ? [] : CHAT,
    evening: [],
  };
  return newcomer === undefined ? state : asNewcomer(state, newcomer);
}

function frameOf(game: GameFrame, { away, claimedBy = null, undoBy, mayUndo, lateHand }: Extras): Frame {
  const { viewer } = game.view;
  const isWatcher = viewer === "spectator";
  return {
    version: 1,
    table: {
      code: "KXPM-27AC",
      settings: { ...DEFAULT_SETTINGS, title: "Friday cards" },
      stage: "playing",
      host: "p0",
      locked: false,
      paused: false,
      claimedBy,
      undo: undoBy === undefined ? null : { by: undoBy, agreed: [] },
      lateHands: { agreed: lateHand === undefined ? [] : [0, 1, 2], thisHand: lateHand !== undefined },
      seats: seatsOf(game.view.players).map((position) => seatOf(position, position === away)),
      ready: [],
      heldBy: null,
      scores: null,
      gameId: null,
      removed: [],
      chairAsks: [],
      sameDeals: null,
      finishedGames: [],
      createdAt: 0,
      updatedAt: 0,
    },
    you: {
      role: isWatcher ? "watcher" : "player",
      personId: isWatcher ? null : `p${viewer}`,
      position: isWatcher ? null : viewer,
      isHost: viewer === 0,
      leftSeat: null,
      freeSeats: [],
      isRemoved: false,
      mayUndo,
    },
    game,
    news: [],
    said: [],
    timer: null,
    lateHand: lateHand?.() ?? null,
    seals: SEALS,
  };
}

function seatOf(position: Position, covered: boolean): Seat {
  const name = EVERYBODY[position] ?? "";
  if (position === BOT_POSITION) return { kind: "bot", position, name, level: "medium" };
  return { kind: "person", position, personId: `p${position}`, name, covered, waitsForDeal: false };
}

/** Zoe, who has taken this seat after the deal. */
export function newcomerAt(position: Position): Seat {
  return { kind: "person", position, personId: "p9", name: "Zoe", covered: true, waitsForDeal: true };
}

/** The same table for a viewer who has taken this seat after the deal: they see the game without a hand. */
export function asNewcomer(state: ClientState, position: Position): ClientState {
  const { frame, presence } = state;
  if (frame === null) return state;
  const seats = frame.table.seats.with(position, newcomerAt(position));
  return {
    ...state,
    presence: { ...presence, here: [...presence.here, position] },
    frame: {
      ...frame,
      table: { ...frame.table, seats },
      you: {
        role: "player",
        personId: "p9",
        position,
        isHost: false,
        leftSeat: null,
        freeSeats: [],
        isRemoved: false,
        mayUndo: false,
      },
    },
  };
}

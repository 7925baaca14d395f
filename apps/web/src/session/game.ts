import type { GameDecision } from "@buck/engine";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Answer, Connection, Frame, GameClient } from "../client/GameClient.ts";
import type { Moment } from "../games/moment.ts";
import { addNotes, newsIn } from "./handLog.ts";
import type { LogNote } from "./handLog.ts";

/** A move on its way: drawn as done until the table shows it or refuses it. */
interface Pending {
  readonly move: GameDecision;
  /** The version that contains it; null while unanswered. */
  readonly doneAt: number | null;
}

export interface Game {
  readonly frame: Frame | null;
  /** The last moment, with a pending play already on the table. */
  readonly shown: Moment | null;
  readonly pending: Pending | null;
  readonly connection: Connection;
  /** What happened beside the game since we came, for the log. */
  readonly notes: readonly LogNote[];
}

export type GameStore = StoreApi<Game>;

export function createGameStore(): GameStore {
  return createStore<Game>(() => ({
    frame: null,
    shown: null,
    pending: null,
    connection: "connecting",
    notes: [],
  }));
}

export function receiveFrame(store: GameStore, frame: Frame): void {
  store.setState((game) => {
    if (game.frame !== null && frame.version < game.frame.version) return game;
    const pending = game.pending !== null && isSettled(game.pending, frame) ? null : game.pending;
    const notes = addNotes(game.notes, frame.moment, newsIn(frame));
    return { frame, pending, shown: shownMoment(frame, pending), notes };
  });
}

/** Acts at once on the screen; takes it back when the table says no. */
export async function act(store: GameStore, client: GameClient, move: GameDecision): Promise<Answer> {
  const pending: Pending = { move, doneAt: null };
  store.setState(({ frame }) => ({ pending, shown: shownMoment(frame, pending) }));
  const answer = await client.send({ type: "act", action: move });
  store.setState((game) => settle(game, move, answer));
  return answer;
}

function settle(game: Game, move: GameDecision, answer: Answer): Partial<Game> {
  if (game.pending?.move !== move) return {};
  const pending = answer.ok ? { move, doneAt: answer.version } : null;
  const kept = pending !== null && game.frame !== null && isSettled(pending, game.frame) ? null : pending;
  return { pending: kept, shown: shownMoment(game.frame, kept) };
}

/** Frames for other reasons may arrive in between; the card must not bounce back into the hand for them. */
function isSettled({ move, doneAt }: Pending, { version, moment }: Frame): boolean {
  return doneAt === null ? moment.shows(move) : version >= doneAt;
}

function shownMoment(frame: Frame | null, pending: Pending | null): Moment | null {
  if (frame === null) return null;
  return pending === null ? frame.moment : frame.moment.predict(pending.move);
}

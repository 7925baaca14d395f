import type { buck } from "@buck/engine";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Answer, Connection, Frame, GameClient } from "../client/GameClient.ts";
import { holds, predict } from "./optimistic.ts";

/** An action on its way: drawn as done until the table shows it or refuses it. */
interface Pending {
  readonly action: buck.Action;
  /** The version that contains it; null while unanswered. */
  readonly doneAt: number | null;
}

export interface Game {
  readonly frame: Frame | null;
  /** The last view, with a pending play already on the table. */
  readonly shown: buck.View | null;
  readonly pending: Pending | null;
  readonly connection: Connection;
  /** Everything that happened since we came, for the log. */
  readonly events: readonly buck.Event[];
}

export type GameStore = StoreApi<Game>;

export function createGameStore(): GameStore {
  return createStore<Game>(() => ({
    frame: null,
    shown: null,
    pending: null,
    connection: "connecting",
    events: [],
  }));
}

export function receiveFrame(store: GameStore, frame: Frame): void {
  store.setState((game) => {
    if (game.frame !== null && frame.version < game.frame.version) return game;
    const pending = game.pending !== null && isSettled(game.pending, frame) ? null : game.pending;
    const events = frame.resync ? frame.events : [...game.events, ...frame.events];
    return { frame, pending, shown: shownView(frame, pending), events };
  });
}

/** Acts at once on the screen; takes it back when the table says no. */
export async function act(store: GameStore, client: GameClient, action: buck.Action): Promise<Answer> {
  const pending: Pending = { action, doneAt: null };
  store.setState(({ frame }) => ({ pending, shown: shownView(frame, pending) }));
  const answer = await client.send({ type: "act", action });
  store.setState((game) => settle(game, action, answer));
  return answer;
}

function settle(game: Game, action: buck.Action, answer: Answer): Partial<Game> {
  if (game.pending?.action !== action) return {};
  const pending = answer.ok ? { action, doneAt: answer.version } : null;
  const kept = pending !== null && game.frame !== null && isSettled(pending, game.frame) ? null : pending;
  return { pending: kept, shown: shownView(game.frame, kept) };
}

/** Frames for other reasons may arrive in between; the card must not bounce back into the hand for them. */
function isSettled({ action, doneAt }: Pending, { version, view }: Frame): boolean {
  if (doneAt !== null) return version >= doneAt;
  return action.type === "PLAY_CARD" && !holds(view, action);
}

function shownView(frame: Frame | null, pending: Pending | null): buck.View | null {
  if (frame === null) return null;
  return pending === null ? frame.view : predict(frame.view, pending.action);
}

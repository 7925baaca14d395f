import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Code, EveningGame } from "@buck/protocol";
import type { Entry } from "./entry.ts";
import { Evening } from "./evening.ts";
import { replayPlay } from "./games.ts";
import { History } from "./history.ts";
import { reduce } from "./reduce.ts";
import { unopened } from "./unopened.ts";
import { NO_DEEDS } from "./state.ts";
import type { RunningGame, TableState } from "./state.ts";

/** A table at one version as plain data, without what was said. */
export interface Snapshot extends Omit<TableState, "chat" | "game" | "evening"> {
  /** The game is given by its actions: they mean the same to every later version of the rules. */
  readonly game: SavedGame | null;
  /** Those of older versions have none. */
  readonly evening?: readonly EveningGame[];
}

interface SavedGame
  extends Omit<RunningGame, "play" | "history" | "handBefore">, Pick<History, "actions" | "times"> {
  /** Watchers see the hand before. */
  readonly showsHandBefore: boolean;
}

export function snapshotOf({ chat: _said, game, evening, ...state }: TableState): Snapshot {
  const { games } = evening;
  if (game === null) return { ...state, evening: games, game };
  const { play: _play, history, handBefore, ...saved } = game;
  const { actions, times } = history;
  const showsHandBefore = handBefore !== null;
  return { ...state, evening: games, game: { ...saved, actions, times, showsHandBefore } };
}

/** The table after a whole log, of which only one entry is in memory at a time. */
export function snapshotOfLog(code: Code, log: Iterable<Entry>): Snapshot {
  let state = unopened(code);
  for (const entry of log) state = reduce(state, entry);
  return snapshotOf(state);
}

/** What a snapshot of an older version does not know about a game. */
const UNKNOWN = {
  dealtAt: null,
  knownHands: [],
  claim: null,
  lastDecision: null,
  promised: false,
  sealing: null,
  deals: null,
} as const;

const OLD_PERSON = { botDeeds: NO_DEEDS, showsHandsLate: false };

/** Fields that a snapshot of an older version does not have begin as they do at a new table. */
export function stateOf(snapshot: Snapshot): TableState {
  const { game } = snapshot;
  return {
    ...unopened(snapshot.code),
    ...snapshot,
    settings: { ...DEFAULT_SETTINGS, ...snapshot.settings },
    seats: snapshot.seats.map((seat) => (seat.kind === "person" ? { ...OLD_PERSON, ...seat } : seat)),
    game: game && gameOf(game),
    evening: Evening.of(snapshot.evening ?? []),
  };
}

function gameOf({ actions, times, showsHandBefore, ...saved }: SavedGame): RunningGame {
  const play = replayPlay({ ...saved, actions });
  const deal = actions.findLastIndex(({ type }) => type === "DEAL");
  const handBefore = showsHandBefore ? replayPlay({ ...saved, actions: actions.slice(0, deal) }) : null;
  return { ...UNKNOWN, ...saved, play, handBefore, history: History.of(actions, times) };
}

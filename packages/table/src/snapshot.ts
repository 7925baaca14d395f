import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Code, EveningGame } from "@buck/protocol";
import type { Entry } from "./entry.ts";
import { Evening } from "./evening.ts";
import { replayPlay } from "./games.ts";
import { History } from "./history.ts";
import { reduce, unopened } from "./reduce.ts";
import { NO_DEEDS } from "./state.ts";
import type { RunningGame, TableState } from "./state.ts";

/** A table at one version as plain data, without what was said. */
export interface Snapshot extends Omit<TableState, "chat" | "game" | "evening"> {
  /** The game is given by its actions: they mean the same to every later version of the rules. */
  readonly game: SavedGame | null;
  /** Those of older versions have none. */
  readonly evening?: readonly EveningGame[];
}

interface SavedGame extends Omit<RunningGame, "play" | "history">, Pick<History, "actions" | "times"> {}

export function snapshotOf({ chat: _said, game, evening, ...state }: TableState): Snapshot {
  const { games } = evening;
  if (game === null) return { ...state, evening: games, game };
  const { play: _play, history, ...saved } = game;
  const { actions, times } = history;
  return { ...state, evening: games, game: { ...saved, actions, times } };
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
  sealing: null,
  deals: null,
} as const;

const OLD_PERSON = { botDeeds: NO_DEEDS };

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

function gameOf({ actions, times, ...saved }: SavedGame): RunningGame {
  const play = replayPlay({ ...saved, actions });
  return { ...UNKNOWN, ...saved, play, history: History.of(actions, times) };
}

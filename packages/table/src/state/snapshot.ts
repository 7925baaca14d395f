import type { Snapshot } from "./changes.ts";
import { mustApply, replayPlay } from "./play.ts";
import type { LastDecision, RunningGame, TableState } from "./state.ts";

type SavedGame = NonNullable<Snapshot["game"]>;

export function snapshotOf({ game, ...state }: TableState): Snapshot {
  if (game === null) return { ...state, game };
  const { play: _play, handBefore, lastDecision, ...saved } = game;
  return {
    ...state,
    game: { ...saved, lastDecision: savedDecision(lastDecision), showsHandBefore: handBefore !== null },
  };
}

function savedDecision(last: LastDecision | null): SavedGame["lastDecision"] {
  if (last === null) return null;
  const { before: _before, ...saved } = last;
  return saved;
}

export function stateOf({ game, ...state }: Snapshot): TableState {
  return { ...state, game: game && gameOf(game) };
}

function gameOf({ showsHandBefore, ...saved }: SavedGame): RunningGame {
  const { actions } = saved;
  const before = replayPlay({ ...saved, actions: actions.slice(0, -1) });
  const play = actions.slice(-1).reduce(mustApply, before).quiet();
  const deal = actions.findLastIndex(({ type }) => type === "DEAL");
  const handBefore = showsHandBefore ? replayPlay({ ...saved, actions: actions.slice(0, deal) }) : null;
  const lastDecision = saved.lastDecision === null ? null : { ...saved.lastDecision, before };
  return { ...saved, play, handBefore, lastDecision };
}

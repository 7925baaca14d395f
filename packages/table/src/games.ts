import { buck } from "@buck/engine";
import type { Rules } from "@buck/protocol";
import { BUCK } from "./buck.ts";
import type { GameAction, Starter } from "./log.ts";
import { playOf } from "./play.ts";
import type { Play } from "./play.ts";

/** The one place at the table that knows which games there are: a game adds a case. */
function newPlay(rules: Rules, gameId: string): Play {
  switch (rules.game) {
    case "buck":
      return playOf(BUCK, buck.create(rules.options, gameId));
  }
}

/** A new game with its players seated, and the actions that seated them. */
export function openPlay(
  rules: Rules,
  gameId: string,
  players: readonly Starter[],
): { readonly play: Play; readonly actions: readonly GameAction[] } {
  const actions = players.map(({ id, name, position }): GameAction => ({
    type: "ADD_PLAYER",
    id,
    name,
    playerPosition: position,
  }));
  return { play: actions.reduce(mustApply, newPlay(rules, gameId)).quiet(), actions };
}

/** For actions the table or the log vouches for: a refusal is a bug. */
export function mustApply(play: Play, action: GameAction): Play {
  const played = play.apply(action);
  if (!played.ok) throw new Error(`The game refused ${action.type}: ${played.code}`);
  return played.play;
}

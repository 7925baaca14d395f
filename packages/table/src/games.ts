import { buck, euchre } from "@buck/engine";
import type { BotLevel, GameFrame, Rules } from "@buck/protocol";
import { BUCK } from "./buck.ts";
import { EUCHRE, rematchActions } from "./euchre.ts";
import type { GameAction, GameStart } from "./entry.ts";
import { playOf } from "./play.ts";
import type { Play } from "./play.ts";
import type { BotTurn } from "./ports.ts";

/** The one place at the table that knows which games there are: a game adds a case. */
function newPlay(rules: Rules, gameId: string): Play {
  switch (rules.game) {
    case "buck":
      return playOf(BUCK, buck.create(rules.options, gameId));
    case "euchre":
      return playOf(EUCHRE, euchre.create(rules.options, gameId));
  }
}

/** What another game of the same people begins with, beside their sitting down. */
function againActions(rules: Rules): readonly GameAction[] {
  switch (rules.game) {
    case "buck":
      return [];
    case "euchre":
      return rematchActions(rules.options);
  }
}

/** A new game with its players seated, and the actions that seated them. */
export function openPlay({ rules, gameId, players, isRematch }: GameStart): {
  readonly play: Play;
  readonly actions: readonly GameAction[];
} {
  const seating = players.map(({ id, name, position }): GameAction => ({
    type: "ADD_PLAYER",
    id,
    name,
    playerPosition: position,
  }));
  const actions = isRematch ? [...seating, ...againActions(rules)] : seating;
  return { play: actions.reduce(mustApply, newPlay(rules, gameId)).quiet(), actions };
}

/** What a bot of this level is asked: nothing but what its seat sees. */
export function botTurn(frame: GameFrame, level: BotLevel): BotTurn {
  switch (frame.game) {
    case "buck":
      return { game: frame.game, level, view: frame.view };
    case "euchre":
      return { game: frame.game, level, view: frame.view };
  }
}

/** For actions the table or the log vouches for: a refusal is a bug. */
export function mustApply(play: Play, action: GameAction): Play {
  const played = play.apply(action);
  if (!played.ok) throw new Error(`The game refused ${action.type}: ${played.code}`);
  return played.play;
}

import { games } from "@buck/engine";
import type { Game, GameAction, GameName, Games } from "@buck/engine";
import type { BotLevel, GameFrame, Rules } from "@buck/protocol";
import type { GameStart } from "./entry.ts";
import { playOf } from "./play.ts";
import type { Play } from "./play.ts";
import type { BotTurn } from "./ports.ts";

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
  const actions = isRematch ? [...seating, ...rematchActions(rules)] : seating;
  return { play: actions.reduce(mustApply, newPlay(rules, gameId)).quiet(), actions };
}

/** A game after these actions. */
export function replayPlay({
  rules,
  gameId,
  actions,
}: {
  readonly rules: Rules;
  readonly gameId: string;
  readonly actions: readonly GameAction[];
}): Play {
  return actions.reduce((play, action) => mustApply(play, action).quiet(), newPlay(rules, gameId));
}

function newPlay<Name extends GameName>({ game, options }: Rules<Name>, gameId: string): Play<Name> {
  const rulebook: Game<Games[Name]> = games[game];
  return playOf<Name>(game, rulebook.create(options, gameId));
}

/** What another game of the same people begins with, beside their sitting down. */
function rematchActions<Name extends GameName>({ game, options }: Rules<Name>): readonly GameAction[] {
  const rulebook: Game<Games[Name]> = games[game];
  const dealerPosition = rulebook.rematchDealer(options);
  return dealerPosition === null ? [] : [{ type: "CHOOSE_DEALER", dealerPosition }];
}

/** What a bot of this level is asked: nothing but what its seat sees. */
export function botTurn<Name extends GameName>(
  { game, view }: GameFrame<Name>,
  level: BotLevel,
): BotTurn<Name> {
  return { game, level, view };
}

/** For actions the table or the log vouches for: a refusal is a bug. */
export function mustApply(play: Play, action: GameAction): Play {
  const played = play.apply(action);
  if (!played.ok) throw new Error(`The game refused ${action.type}: ${played.code}`);
  return played.play;
}

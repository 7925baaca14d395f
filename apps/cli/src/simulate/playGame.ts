import type { Random } from "@buck/authority";
import { chooseInProcess } from "@buck/bots";
import type { Level } from "@buck/bots";
import { games, withChance } from "@buck/engine";
import type { Game, GameName, Games } from "@buck/engine";
import { shuffledDeck } from "@buck/table";
import { MOST_HANDS } from "../table/terminalGame.ts";

export interface BotGame<Name extends GameName> {
  readonly game: Name;
  readonly options: Games[Name]["options"];
  /** By position. */
  readonly levels: readonly Level[];
  readonly random: Random;
  readonly onEvent: (event: Games[Name]["event"], state: Games[Name]["state"]) => void;
}

/** Plays a game between bots and returns its last state. A table would wait for people, and here are none. */
export function playGame<Name extends GameName>(setup: BotGame<Name>): Games[Name]["state"] {
  const rules: Game<Games[Name]> = games[setup.game];
  let state = rules.create(setup.options);
  const apply = (action: unknown) => {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(`The rules refused ${JSON.stringify(action)}: ${result.code}`);
    ({ state } = result);
    for (const event of result.events) setup.onEvent(event, state);
  };
  for (const playerPosition of rules.seats(state.options)) {
    apply({ type: "ADD_PLAYER", id: `p${playerPosition}`, name: `Seat ${playerPosition}`, playerPosition });
  }
  while (!state.gameOver && state.round <= MOST_HANDS) apply(nextAction(setup, rules, state));
  return state;
}

function nextAction<Name extends GameName>(
  { game, levels, random }: BotGame<Name>,
  rules: Game<Games[Name]>,
  state: Games[Name]["state"],
): unknown {
  const tableAction = rules.nextTableAction(state);
  if (tableAction !== null) {
    return withChance(tableAction, {
      deck: () => shuffledDeck(random, state.players.length),
      below: (count) => random.below(count),
    });
  }
  const [position = 0] = rules.toAct(state);
  const level = levels[position] ?? "easy";
  return chooseInProcess({ game, level, view: rules.view(state, position) }, (count) => random.below(count));
}

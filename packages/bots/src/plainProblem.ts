import { games } from "@buck/engine";
import type { Game, GameAction, GameName, Games, Position } from "@buck/engine";
import type { HandEnd } from "./kernel/foresight.ts";
import type { HiddenCards } from "./kernel/hiddenCards.ts";
import { stateFrom } from "./sample.ts";
import type { Problem } from "./search.ts";

/** How a hand goes on that the kernel does not know. */
interface PlainHand<Name extends GameName> {
  readonly view: Games[Name]["view"];
  readonly hidden: HiddenCards;
  readonly pointWorth: number;
  /** What everybody does after the action that is tried. */
  readonly choose: (view: Games[Name]["view"]) => GameAction<Name>;
  /** Writes down what the hand has come to. */
  readonly score: (end: Games[Name]["state"], ending: HandEnd) => void;
}

/** A decision under a house rule that the kernel does not know: the engine itself plays every hand to its end. */
export function plainProblem<Name extends GameName>(
  game: Name,
  { view, hidden, pointWorth, choose, score }: PlainHand<Name>,
): Problem<Name> {
  const rules: Game<Games[Name]> = games[game];

  function after(state: Games[Name]["state"], action: GameAction<Name>): Games[Name]["state"] {
    const result = rules.apply(state, action);
    if (!result.ok) throw new RangeError(`${result.code} in ${state.phase}`);
    return result.state;
  }

  function actor(state: Games[Name]["state"]): Position | undefined {
    return rules.toAct(state)[0];
  }

  return {
    actions: rules.legalActions(view),
    hidden,
    pointWorth,
    tryOut(action, ending) {
      let state = after(stateFrom<Name>(game, view, hidden), action);
      for (let seat = actor(state); seat !== undefined; seat = actor(state)) {
        state = after(state, choose(rules.view(state, seat)));
      }
      score(state, ending);
    },
  };
}

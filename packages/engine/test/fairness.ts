import type { Position } from "../src/index.ts";
import { POSITIONS } from "./four.ts";
import { deepFreeze } from "./freeze.ts";
import type { Game, GameTypes } from "../src/index.ts";
import type { Plan, TestedGame } from "./game.ts";

export type Offering<K extends GameTypes> = Pick<Game<K>, "apply" | "legalActions" | "view">;

/** Every well-formed action a player could ever take from one seat of a table of so many. */
type Universe<K extends GameTypes> = (position: Position, players: number) => readonly K["action"][];

/**
 * Takes both directions at once: an action is accepted if and only if it was offered.
 * Two actions with one key are two ways of saying the same thing.
 */
export function fairness<K extends GameTypes>(
  universe: Universe<K>,
  keyOf: (action: K["action"]) => string,
  seats: readonly Position[] = POSITIONS,
) {
  const attempts = seats.map((position) => ({
    position,
    actions: deepFreeze(universe(position, seats.length).map((action) => ({ action, key: keyOf(action) }))),
  }));

  function unfairTo(
    position: Position,
    actions: (typeof attempts)[number]["actions"],
    state: K["state"],
    { apply, legalActions, view }: Offering<K>,
  ): string | null {
    const offered = new Set(legalActions(view(state, position)).map(keyOf));
    const tried = new Set<string>();
    for (const { action, key } of actions) {
      const result = apply(state, action);
      tried.add(key);
      if (result.ok !== offered.has(key)) return `${state.phase}: ${key} ok: ${result.ok}`;
    }
    const strange = [...offered].filter((key) => !tried.has(key));
    return strange.length > 0 ? `${state.phase}: ${strange.join()} is no action of seat ${position}` : null;
  }

  return function unfairAction(state: K["state"], rules: Offering<K>): string | null {
    for (const { position, actions } of attempts) {
      const unfair = unfairTo(position, actions, state, rules);
      if (unfair !== null) return unfair;
    }
    return null;
  };
}

export function sortedFields(action: object): string {
  return JSON.stringify(Object.entries(action).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Every state of a game, the first one included, with what there is to say against it. */
export function faultsOfGame<K extends GameTypes>(
  { rules, play }: TestedGame<K>,
  plan: Plan<K>,
  faultOf: (state: K["state"]) => string | null,
): readonly string[] {
  const faults = [faultOf(deepFreeze(rules.create(plan.options)))];
  play({ ...plan, rematches: 1, onStep: ({ after }) => void faults.push(faultOf(after)) });
  return faults.filter((fault) => fault !== null);
}

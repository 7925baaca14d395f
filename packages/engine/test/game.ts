import type { Game, GameTypes } from "../src/index.ts";

export interface Step<K extends GameTypes> {
  readonly index: number;
  readonly before: K["state"];
  readonly action: K["action"];
  /** What the player who acted chose from; null when the table acted. */
  readonly legal: readonly K["action"][] | null;
  readonly after: K["state"];
  readonly events: readonly K["event"][];
}

export interface Plan<K extends GameTypes> {
  readonly seed: number;
  readonly options: K["options"];
  /** Further games at the same table, each begun with NEW_GAME. */
  readonly rematches?: number;
  readonly onStep?: (step: Step<K>) => void;
}

export interface Played<K extends GameTypes> {
  readonly final: K["state"];
  readonly actions: readonly K["action"][];
}

/** One of the two games, as the suites know it. */
export interface TestedGame<K extends GameTypes> {
  readonly rules: Game<K>;
  readonly combinations: readonly K["options"][];
  readonly play: (plan: Plan<K>) => Played<K>;
}

/** So many games, each with its seed; a stride without a common factor brings up every value of every option. */
export function someGames<K extends GameTypes>(
  { combinations }: TestedGame<K>,
  { count, firstSeed, stride }: { count: number; firstSeed: number; stride: number },
): readonly Plan<K>[] {
  return Array.from({ length: count }, (_, index) => {
    const options = combinations[(index * stride) % combinations.length];
    if (options === undefined) throw new Error("There are no house rules to choose from");
    return { seed: firstSeed + index, options };
  });
}

export function stepsOf<K extends GameTypes>({ play }: TestedGame<K>, plan: Plan<K>): readonly Step<K>[] {
  const steps: Step<K>[] = [];
  play({ ...plan, onStep: (step) => void steps.push(step) });
  return steps;
}

import type { CardId, Position } from "../src/index.ts";
import type { ApplyResult } from "../src/result.ts";

/** The types of one game, for tests that serve both. */
export interface Kinds {
  readonly options: object;
  readonly state: { readonly phase: string; readonly options: object };
  readonly view: object;
  readonly action: { readonly type: string };
  readonly event: { readonly type: string };
}

export type Viewer = Position | "spectator";

/** The contract both games keep. */
export interface Rules<K extends Kinds> {
  readonly create: (options: K["options"]) => K["state"];
  readonly apply: (state: K["state"], action: unknown) => ApplyResult<K["state"], K["event"], string>;
  readonly toAct: (state: K["state"]) => readonly Position[];
  readonly view: (state: K["state"], viewer: Viewer) => K["view"];
  readonly legalActions: (view: K["view"]) => readonly K["action"][];
  readonly derive: (view: K["view"]) => object;
  readonly outcome: (view: K["view"]) => object | null;
  readonly ownHand: (view: K["view"]) => readonly { readonly id: CardId }[];
  readonly whyNotPlayable: (view: K["view"], cardId: CardId) => string | null;
}

export interface Step<K extends Kinds> {
  readonly index: number;
  readonly before: K["state"];
  readonly action: K["action"];
  /** What the player who acted chose from; null when the table acted. */
  readonly legal: readonly K["action"][] | null;
  readonly after: K["state"];
  readonly events: readonly K["event"][];
}

export interface Plan<K extends Kinds> {
  readonly seed: number;
  readonly options: K["options"];
  /** Further games at the same table, each begun with NEW_GAME. */
  readonly rematches?: number;
  readonly onStep?: (step: Step<K>) => void;
}

export interface Played<K extends Kinds> {
  readonly final: K["state"];
  readonly actions: readonly K["action"][];
}

/** One of the two games, as the suites know it. */
export interface TestedGame<K extends Kinds> {
  readonly rules: Rules<K>;
  readonly combinations: readonly K["options"][];
  readonly play: (plan: Plan<K>) => Played<K>;
}

/** So many games, each with its seed; a stride without a common factor brings up every value of every option. */
export function someGames<K extends Kinds>(
  { combinations }: TestedGame<K>,
  { count, firstSeed, stride }: { count: number; firstSeed: number; stride: number },
): readonly Plan<K>[] {
  return Array.from({ length: count }, (_, index) => {
    const options = combinations[(index * stride) % combinations.length];
    if (options === undefined) throw new Error("There are no house rules to choose from");
    return { seed: firstSeed + index, options };
  });
}

export function stepsOf<K extends Kinds>({ play }: TestedGame<K>, plan: Plan<K>): readonly Step<K>[] {
  const steps: Step<K>[] = [];
  play({ ...plan, onStep: (step) => void steps.push(step) });
  return steps;
}

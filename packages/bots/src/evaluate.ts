import type { GameName, Games } from "@buck/engine";
import { buckProblem } from "./buck/problem.ts";
import { euchreProblem } from "./euchre/problem.ts";
import { leadsOf, summarize } from "./evaluation.ts";
import type { Effort, Evaluation, Lead, Samples, Worlds } from "./evaluation.ts";
import { Dice } from "./kernel/dice.ts";
import type { HandEnd } from "./kernel/foresight.ts";
import type { Way } from "./kernel/hiddenCards.ts";
import type { BotRandom } from "./random.ts";
import type { Manner, Problem } from "./search.ts";

type Pose<Name extends GameName> = (view: Games[Name]["view"], manner: Manner) => Problem<Name>;

const PROBLEMS: { readonly [Name in GameName]: Pose<Name> } = { buck: buckProblem, euchre: euchreProblem };

/** The manner of the strongest bot. */
export const CAREFUL: Manner = { reads: true, foresees: true };

/** Where the hidden cards can lie in no more ways than this many times the worlds asked for, all are looked at. */
const EXACT = 3;

/** With foresight so many ways are looked at together; a search ends only between two such lots. */
const LOT = 100;

/**
 * Neighbors in a list of all ways are much alike, so they are taken far from each other: a search that is stopped has
 * seen some of every kind. As a prime beyond every list it meets each way once.
 */
const STRIDE = 1_000_003;

/** What every legal action of the seat on turn is worth; the same again from the same chance and number of worlds. */
export function evaluate<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  { worlds, random, until }: Effort,
  manner: Manner = CAREFUL,
): Evaluation<Name> {
  const search = new Search<Name>(pose<Name>(game, view, manner), random, worlds * EXACT);
  search.look(search.seesAll ? Infinity : worlds, until);
  return search.evaluation();
}

/** The decision in front of the viewer. */
export function pose<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  manner: Manner = CAREFUL,
): Problem<Name> {
  const problem: Pose<Name> = PROBLEMS[game];
  return problem(view, manner);
}

/** Looks at ways the hidden cards may lie, as many as are asked for and then more, and remembers how they end. */
export class Search<Name extends GameName> {
  private readonly problem: Problem<Name>;
  private readonly dice: Dice;
  private readonly ways: readonly Way[] | null;
  private readonly samples: readonly Samples[];
  private readonly weights: number[] = [];

  /** Where there are no more than `mostWays`, all are looked at, each as likely as it is. */
  constructor(problem: Problem<Name>, random: BotRandom, mostWays: number) {
    this.problem = problem;
    this.dice = new Dice(random);
    this.ways = problem.hidden.count <= mostWays ? problem.hidden.ways() : null;
    this.samples = problem.actions.map(() => ({ points: [], winChances: [] }));
  }

  /** Whether it goes through all ways there are. */
  get seesAll(): boolean {
    return this.ways !== null;
  }

  /** Goes on until so many ways were looked at, or all. */
  look(worlds: number, until?: () => boolean): void {
    const { foresee } = this.problem;
    const most = Math.min(worlds, this.ways?.length ?? worlds);
    const size = foresee === undefined ? 1 : LOT;
    for (let from = this.weights.length; from < most; from = this.weights.length) {
      if (from > 0 && until?.() === true) break;
      const lot = Array.from({ length: Math.min(size, most - from) }, (_, index) => this.wayAt(from + index));
      const ends = foresee === undefined ? triedOut<Name>(this.problem, lot) : foresee(lot);
      for (const [index, { points, winChances }] of ends.entries()) {
        this.samples[index]?.points.push(...points);
        this.samples[index]?.winChances.push(...winChances);
      }
      this.weights.push(...lot.map(({ likelihood }) => likelihood));
    }
  }

  evaluation(): Evaluation<Name> {
    return summarize<Name>(this.problem, this.samples, this.worlds);
  }

  /** What each action brings more than one of them, way by way. */
  leads(than: number): readonly Lead[] {
    return leadsOf(this.samples, than, this.worlds);
  }

  private get worlds(): Worlds {
    return { weights: this.weights, isExact: this.weights.length === this.ways?.length };
  }

  private wayAt(world: number): Way {
    const { ways } = this;
    return ways?.[(world * STRIDE) % ways.length] ?? this.problem.hidden.dealWay(this.dice);
  }
}

/** How every action ends on some ways. */
function triedOut<Name extends GameName>(
  { actions, hidden, tryOut }: Problem<Name>,
  ways: readonly Way[],
): readonly Samples[] {
  const end: HandEnd = { points: 0, winChance: 0 };
  const samples = actions.map((): Samples => ({ points: [], winChances: [] }));
  for (const { cards } of ways) {
    hidden.cards.set(cards);
    for (const [index, action] of actions.entries()) {
      tryOut(action, end);
      samples[index]?.points.push(end.points);
      samples[index]?.winChances.push(end.winChance);
    }
  }
  return samples;
}

import { games, withChance } from "@buck/engine";
import type { Game, GameName, GameOptions, Games } from "@buck/engine";
import type { BotRandom } from "../../src/index.ts";
import { seeded, shuffled } from "./chance.ts";
import type { Choose } from "./player.ts";

export interface Match<Name extends GameName> {
  readonly game: Name;
  readonly options: Partial<GameOptions<Name>>;
  /** By position. */
  readonly seats: readonly Choose[];
  /** Cards and dealer come from it alone: the same deals whoever plays. */
  readonly seed: number;
}

/** A game left unfinished after so many hands has no winner. */
const MOST_HANDS = 400;
const SEEDS_OF_A_GAME = 1_000;

type State<Name extends GameName> = Games[Name]["state"];

/** Deals and plays one hand; the state after it. */
export function playHand<Name extends GameName>(match: Match<Name>): State<Name> {
  return play(match, ({ round }, isBetweenHands) => round === 1 && isBetweenHands);
}

export function playGame<Name extends GameName>(match: Match<Name>): State<Name> {
  return play(
    match,
    ({ round, gameOver }, isBetweenHands) => gameOver || (round >= MOST_HANDS && isBetweenHands),
  );
}

function play<Name extends GameName>(
  match: Match<Name>,
  isDone: (state: State<Name>, isBetweenHands: boolean) => boolean,
): State<Name> {
  const rules: Game<Games[Name]> = games[match.game];
  const positions = rules.seats({ ...rules.DEFAULT_OPTIONS, ...match.options });
  const random = seeded(match.seed + 1);
  const chance = {
    deck: (hand: number) => shuffled(seeded(match.seed * SEEDS_OF_A_GAME + hand), positions.length),
    below: seeded(match.seed),
  };
  const must = (state: State<Name>, action: unknown): State<Name> => {
    const result = rules.apply(state, action);
    if (!result.ok)
      throw new Error(`seed ${match.seed}: ${JSON.stringify(action)} is refused: ${result.code}`);
    return result.state;
  };
  let state = positions.reduce(
    (seated, seat) => must(seated, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` }),
    rules.create(match.options),
  );
  for (;;) {
    const [seat] = rules.toAct(state);
    if (seat !== undefined) {
      const choose = match.seats[seat];
      if (choose === undefined) throw new RangeError(`nobody sits at ${seat}`);
      state = must(state, choose({ game: match.game, view: rules.view(state, seat) }, random));
      continue;
    }
    const next = rules.nextTableAction(state);
    const isBetweenHands = next === null || next.type === "DEAL" || next.type === "NEXT_ROUND";
    if (isDone(state, isBetweenHands)) return state;
    if (next === null) throw new Error(`seed ${match.seed}: nobody can go on`);
    state = must(state, withChance(next, chance));
  }
}

/** Counts what a player's decisions cost. */
export class Stopwatch {
  decisions = 0;
  total = 0;
  longest = 0;

  /** The same player, under the watch. */
  time(choose: Choose): Choose {
    return (question, random: BotRandom) => {
      const before = process.cpuUsage();
      const action = choose(question, random);
      const { user, system } = process.cpuUsage(before);
      this.decisions += 1;
      this.total += user + system;
      this.longest = Math.max(this.longest, user + system);
      return action;
    };
  }
}

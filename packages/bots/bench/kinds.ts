import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { isGameName } from "@buck/engine";
import type { GameAction, GameName, Games } from "@buck/engine";
import { buckProblem } from "../src/buck/problem.ts";
import { euchreProblem } from "../src/euchre/problem.ts";
import { highest } from "../src/highest.ts";
import { chooseInProcess } from "../src/index.ts";
import type { HandEnd } from "../src/kernel/foresight.ts";
import { DISCARD, TABLE } from "../src/kernel/hiddenCards.ts";
import { packOf } from "../src/kernel/lanes.ts";
import type { Manner, Problem } from "../src/search.ts";
import { seedOf } from "./arena/chance.ts";
import { pointsOf } from "./arena/contest.ts";
import type { Choose } from "./arena/player.ts";
import { estimate } from "./arena/report.ts";

/**
 * What each kind of decision is worth: among medium bots one, or one team, lets an expert decide a single kind, or
 * somebody who sees all cards. What the second gains above the first is the most that is still to be had there.
 */
const USAGE = "pnpm --filter @buck/bots bench:kinds [--game buck|euchre] [--deals 400] [--first 0]";

const KINDS: Readonly<Record<GameName, readonly string[]>> = {
  buck: ["BIDDING", "DECLARING_TRUMP", "FOLDING_DECISION", "PLAYING"],
  euchre: ["ROUND1", "ROUND2", "DEALER_DISCARD", "PLAYING"],
};

const PROBLEMS: {
  readonly [Name in GameName]: (view: Games[Name]["view"], manner: Manner) => Problem<Name>;
} = { buck: buckProblem, euchre: euchreProblem };

/** Takes what ends best with the cards as they lie, when all go on by the rules of thumb. */
function choiceOfSeer<Name extends GameName>(
  game: Name,
  view: Games[Name]["view"],
  state: Games[GameName]["state"],
): GameAction<Name> {
  const pose: (view: Games[Name]["view"], manner: Manner) => Problem<Name> = PROBLEMS[game];
  const { actions, hidden, tryOut } = pose(view, { reads: false, foresees: false });
  for (const { position, hand } of state.players) hidden.cards[position] = packOf(hand);
  hidden.cards[TABLE] = "blind" in state ? packOf(state.blind.slice(1)) : 0;
  hidden.cards[DISCARD] = "discard" in state && state.discard !== null ? packOf([state.discard]) : 0;
  const end: HandEnd = { points: 0, winChance: 0 };
  return highest(actions, (action) => {
    tryOut(action, end);
    return end.points;
  });
}

const medium: Choose = ({ game, view }, random) => chooseInProcess({ game, level: "medium", view }, random);
const expert: Choose = ({ game, view }, random) => chooseInProcess({ game, level: "expert", view }, random);

let table: Games[GameName]["state"] | null = null;
const watch = (state: Games[GameName]["state"]) => {
  table = state;
};
const seer: Choose = ({ game, view }) => {
  if (table === null) throw new Error("there is nothing to see");
  return choiceOfSeer(game, view, table);
};

/** A medium bot that leaves decisions of these kinds to somebody else. */
function letting(decide: Choose, kinds: readonly string[]): Choose {
  return (question, random) => (kinds.includes(question.view.phase) ? decide : medium)(question, random);
}

function gainOf(game: GameName, player: Choose, deals: { readonly first: number; readonly count: number }) {
  return estimate(
    Array.from({ length: deals.count }, (_, deal) =>
      pointsOf(
        { game, options: {} },
        { player, others: medium, watch, seed: seedOf("tuning", deals.first + deal) },
      ),
    ),
  );
}

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "buck" },
    deals: { type: "string", default: "400" },
    first: { type: "string", default: "0" },
  },
});
if (!isGameName(values.game)) throw new RangeError(USAGE);
const { game } = values;
const deals = { first: Number(values.first), count: Number(values.deals) };
const [load = 0] = loadavg();
console.log(`${deals.count} deals on tuning seeds, points a hand above medium, load ${load.toFixed(1)}`);
for (const kinds of [...KINDS[game].map((kind) => [kind]), KINDS[game]]) {
  for (const [name, decide] of [
    ["expert", expert],
    ["seer", seer],
  ] as const) {
    const { mean, margin } = gainOf(game, letting(decide, kinds), deals);
    console.log(`${game}, ${kinds.join(" ")}, ${name}: ${mean.toFixed(3)} ± ${margin.toFixed(3)}`);
  }
}

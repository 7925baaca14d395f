import { buck, FULL_DECK, POSITIONS } from "../src/index.ts";
import type { CardId } from "../src/index.ts";

/** Whole hands of random legal play through the public contract, and where the time goes. */

const WARM_UP_HANDS = 20_000;
const MEASURED_HANDS = 100_000;
const RUNS = 3;
/** Hands a second on one core, by processor time. */
const AIM = 120_000;
/** Random players drift away from zero, so a game is left after about as many hands as people need for one. */
const HANDS_A_GAME = 12;
const SEED = 20_260_101;

type PhaseTimes = Map<string, bigint>;

function randomBelow(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

function shuffled(below: (n: number) => number): readonly CardId[] {
  const deck = [...FULL_DECK];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const card = deck[last];
    const swapped = deck[other];
    if (card === undefined || swapped === undefined) throw new Error("the shuffle left the deck");
    deck[last] = swapped;
    deck[other] = card;
  }
  return deck;
}

function seated(): buck.GameState {
  return POSITIONS.reduce(
    (state, seat) => must(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `Player ${seat}` }),
    buck.create(),
  );
}

function must(state: buck.GameState, action: buck.Action): buck.GameState {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(`${action.type}: ${result.code}`);
  return result.state;
}

function tableAction(state: buck.GameState, below: (n: number) => number): buck.Action {
  switch (state.phase) {
    case "DEALING":
      return state.dealerChosen
        ? { type: "DEAL", deck: shuffled(below) }
        : { type: "CHOOSE_DEALER", dealerPosition: 0 };
    case "TRUMP_REVEAL":
      return { type: "OPEN_BIDDING" };
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    default:
      return { type: "NEW_GAME", playerPosition: 0 };
  }
}

function nextAction(state: buck.GameState, below: (n: number) => number): buck.Action {
  const [position] = buck.toAct(state);
  if (position === undefined) return tableAction(state, below);
  const actions = buck.legalActions(buck.view(state, position));
  const action = actions[below(actions.length)];
  if (action === undefined) throw new Error(`nothing to do in ${state.phase}`);
  return action;
}

function playHands(hands: number, below: (n: number) => number, times?: PhaseTimes): number {
  let state = seated();
  let steps = 0;
  let dealt = 0;
  while (dealt < hands) {
    const { phase } = state;
    const before = times === undefined ? 0n : process.hrtime.bigint();
    const action = nextAction(state, below);
    state = must(state, action);
    if (times !== undefined) times.set(phase, (times.get(phase) ?? 0n) + process.hrtime.bigint() - before);
    steps += 1;
    if (action.type !== "DEAL") continue;
    dealt += 1;
    if (state.round > HANDS_A_GAME) state = seated();
  }
  return steps;
}

function handsPerSecond(hands: number, seed: number): { rate: number; steps: number } {
  const below = randomBelow(seed);
  const before = process.cpuUsage();
  const steps = playHands(hands, below);
  const { user, system } = process.cpuUsage(before);
  return { rate: (hands / (user + system)) * 1e6, steps: steps / hands };
}

playHands(WARM_UP_HANDS, randomBelow(SEED));
const runs = Array.from({ length: RUNS }, (_, run) => handsPerSecond(MEASURED_HANDS, SEED + run));
const rates = runs.map(({ rate }) => Math.round(rate)).toSorted((a, b) => a - b);
const median = rates[Math.floor(RUNS / 2)] ?? 0;
const spread = (((rates.at(-1) ?? 0) - (rates[0] ?? 0)) / median) * 100;
console.log("engine: pnpm --filter @buck/engine bench");
console.log(
  `engine: ${median} hands/s of random legal play (median of ${rates.join(", ")}; spread ${spread.toFixed(1)} %)`,
);
console.log(`engine: ${(median / AIM).toFixed(2)} of the aim of ${AIM} hands/s on one core`);
console.log(`engine: ${runs[0]?.steps.toFixed(1)} actions a hand`);

const times: PhaseTimes = new Map();
playHands(MEASURED_HANDS, randomBelow(SEED), times);
const total = [...times.values()].reduce((sum, time) => sum + time, 0n);
for (const [phase, time] of [...times].toSorted(([, a], [, b]) => Number(b - a))) {
  console.log(`engine: ${((Number(time) / Number(total)) * 100).toFixed(1).padStart(5)} % ${phase}`);
}

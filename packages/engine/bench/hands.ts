// Whole hands of random legal play through the public contract, by processor time.
import { FULL_DECK, POSITIONS } from "../test/four.ts";
import { buck, withChance } from "../src/index.ts";

const HANDS = 50_000;
const RUNS = 3;
const FLOOR = 20_000;
/** Random players drift away from zero, so a game is left after about as many hands as people need for one. */
const HANDS_A_GAME = 12;

let random = 20_260_101;
function below(count: number): number {
  random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((random / 2 ** 32) * count);
}

function shuffled() {
  const rest = [...FULL_DECK];
  return FULL_DECK.flatMap(() => rest.splice(below(rest.length), 1));
}

function must(state: buck.GameState, action: unknown): buck.GameState {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(result.code);
  return result.state;
}

function seated(): buck.GameState {
  return POSITIONS.reduce(
    (state, seat) => must(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `Player ${seat}` }),
    buck.create(),
  );
}

function nextAction(state: buck.GameState) {
  const [position] = buck.toAct(state);
  if (position === undefined) {
    const next = buck.nextTableAction(state);
    return next === null
      ? { type: "NEW_GAME", playerPosition: 0 }
      : withChance(next, { deck: shuffled, below });
  }
  const actions = buck.legalActions(buck.view(state, position));
  const action = actions[below(actions.length)];
  if (action === undefined) throw new Error(`nothing to do in ${state.phase}`);
  return action;
}

function playHands(hands: number): void {
  let state = seated();
  for (let dealt = 0; dealt < hands;) {
    const action = nextAction(state);
    state = must(state, action);
    if (action.type !== "DEAL") continue;
    dealt += 1;
    if (state.round > HANDS_A_GAME) state = seated();
  }
}

playHands(HANDS / 5);
const rates = Array.from({ length: RUNS }, () => {
  const before = process.cpuUsage();
  playHands(HANDS);
  const { user, system } = process.cpuUsage(before);
  return Math.round((HANDS / (user + system)) * 1e6);
});
console.log(`engine: ${rates.join(", ")} whole hands a second; floor ${FLOOR}`);

import { POSITIONS } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import { pick, seeded, shuffled } from "./chance.ts";
import type { Below } from "./chance.ts";
import { momentsOf } from "./moments.ts";

const MOST_ACTIONS = 3_000;
/** Random players hardly ever all pass: in this hand they do, as far as they may. */
const PASSED_HAND = 2;

export function euchreMoments(seed: number, options: euchre.Options) {
  const below = seeded(seed);
  return momentsOf({
    seed,
    first: euchre.create(options, `game-${seed}`),
    next: (state) => nextAction(state, below),
    apply: euchre.apply,
    most: MOST_ACTIONS,
  });
}

function nextAction(state: euchre.GameState, below: Below): euchre.Action {
  const [position] = euchre.toAct(state);
  if (position === undefined) return tableAction(state, below);
  const legal = euchre.legalActions(euchre.view(state, position));
  const [chosen] = pick(legal, below);
  const action = state.round === PASSED_HAND ? legal[0] : chosen;
  if (action === undefined) throw new Error(`Seat ${position} has no move in ${state.phase}`);
  return action;
}

function tableAction(state: euchre.GameState, below: Below): euchre.Action {
  switch (state.phase) {
    case "WAITING_FOR_PLAYERS":
      return { type: "ADD_PLAYER", id: `p${below(2 ** 32)}`, name: `Guest ${state.players.length}` };
    case "DEALING":
      if (state.round === 0 && below(3) === 0) return seatChange(below);
      return state.dealerChosen ? { type: "DEAL", deck: shuffled(below, 4) } : findDealer(state, below);
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    default:
      return { type: "NEW_GAME", playerPosition: 1 };
  }
}

function seatChange(below: Below): euchre.Action {
  return below(2) === 0
    ? { type: "REMOVE_PLAYER", playerPosition: 2 }
    : { type: "SWAP_PLAYERS", playerPosition: 0, otherPosition: 1 };
}

function findDealer({ options }: euchre.GameState, below: Below): euchre.Action {
  if (options.firstDealer === "blackJack") return { type: "CHOOSE_DEALER", deck: shuffled(below, 4) };
  const random = POSITIONS[below(POSITIONS.length)] ?? 0;
  return { type: "CHOOSE_DEALER", dealerPosition: options.firstDealer === "seat0" ? 0 : random };
}

/** Each preset, and each of its rules turned to every other value that goes with the rest. */
export const EUCHRE_RULES: readonly euchre.Options[] = Object.values(euchre.PRESETS).flatMap((preset) =>
  [preset, ...variantsOf(preset)].filter((options) => euchre.parseOptions(options).ok),
);

function variantsOf(preset: euchre.Options): readonly euchre.Options[] {
  return Object.entries(euchre.OPTION_VALUES).flatMap(([name, values]) =>
    values.map((value) => ({ ...preset, [name]: value })),
  );
}

import { buck, seatsOf } from "@buck/engine";
import { pick, seeded, shuffled } from "./chance.ts";
import type { Below } from "./chance.ts";
import { momentsOf } from "./moments.ts";

const MOST_ACTIONS = 1_000;
/** Random players hardly ever all pass: in this hand they do. */
const PASSED_HAND = 3;

export function moments(seed: number, options: buck.Options) {
  const below = seeded(seed);
  return momentsOf({
    seed,
    first: buck.create(options, `game-${seed}`),
    next: (state) => nextAction(state, below),
    apply: buck.apply,
    most: MOST_ACTIONS,
  });
}

function nextAction(state: buck.GameState, below: Below): buck.Action {
  const [position] = pick(buck.toAct(state), below);
  if (position === undefined) return tableAction(state, below);
  const legal = buck.legalActions(buck.view(state, position));
  const [action = legal[0]] = pick(leaning(state, legal, position), below);
  if (action === undefined) throw new Error(`Seat ${position} has no move in ${state.phase}`);
  return action;
}

/** Random players rarely come down to zero either: at last everybody lets the first win. */
function leaning(
  { round, players }: buck.GameState,
  legal: readonly buck.Action[],
  position: number,
): readonly buck.Action[] {
  if (round < PASSED_HAND) return legal;
  const [first] = players.toSorted((a, b) => a.score - b.score);
  const bids = round > PASSED_HAND && first?.position === position;
  return legal.filter((action) => {
    if (action.type === "PLACE_BID") return (action.amount !== "PASS") === bids;
    return action.type !== "FOLD_DECISION" || action.folded;
  });
}

function tableAction(state: buck.GameState, below: Below): buck.Action {
  switch (state.phase) {
    case "WAITING_FOR_PLAYERS":
      return { type: "ADD_PLAYER", id: `p${below(2 ** 32)}`, name: `Guest ${state.players.length}` };
    case "DEALING":
      if (state.round === 0 && below(4) === 0) return { type: "REMOVE_PLAYER", playerPosition: 2 };
      return state.dealerChosen
        ? { type: "DEAL", deck: shuffled(below, state.players.length) }
        : { type: "CHOOSE_DEALER", dealerPosition: seatsOf(state.players)[below(state.players.length)] ?? 0 };
    case "TRUMP_REVEAL":
      return { type: "OPEN_BIDDING" };
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    default:
      return { type: "NEW_GAME", playerPosition: 1 };
  }
}

const NAMES = [
  "startScore",
  "clubsTurnUp",
  "minimumBid",
  "allPass",
  "folding",
  "showHands",
  "players",
  "endsAfterHands",
  "noTrump",
] as const;

/** Every combination of house rules. */
export const COMBINATIONS: readonly buck.Options[] = NAMES.reduce<readonly buck.Options[]>(
  (combinations, name) =>
    combinations.flatMap((options) =>
      buck.OPTION_VALUES[name].map((value) => ({ ...options, [name]: value })),
    ),
  [buck.DEFAULT_OPTIONS],
);

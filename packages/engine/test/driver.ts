import { buck } from "../src/index.ts";
import type { Position } from "../src/index.ts";
import { comeOrGo, drive, packFor, seatsFor } from "./drive.ts";
import type { Turn } from "./drive.ts";
import type * as game from "./game.ts";
import { choose, PATIENCE, TEMPERS, temperAt } from "./policies.ts";
import type { Temper } from "./policies.ts";
import { chance, pick, seeded, shuffle } from "./random.ts";
import type { Rng } from "./random.ts";

export type Step = game.Step<buck.Types>;

export interface GamePlan extends game.Plan<buck.Types> {
  /** How many hands everybody plays by their own temper alone. */
  readonly patience?: number;
}

/** Plays whole games of random legal actions. */
export function playGame({ patience = PATIENCE, ...plan }: GamePlan): game.Played<buck.Types> {
  const rng = seeded(plan.seed);
  const { rematches = 0 } = plan;
  const tempers = seatsFor(plan.options.players).map(() => pick(rng, TEMPERS));
  const dice: Dice = { rng, patience, rematches, tempers };
  return drive<buck.Types>(buck, plan, (state) => nextTurn(state, dice));
}

interface Dice {
  readonly rng: Rng;
  readonly tempers: readonly Temper[];
  readonly patience: number;
  rematches: number;
}

function nextTurn(state: buck.GameState, dice: Dice): Turn<buck.Types> | null {
  if (buck.toAct(state).length > 0) return decide(state, dice);
  const action = tableAction(state, dice);
  return action === null ? null : { action, legal: null };
}

function tableAction(state: buck.GameState, dice: Dice): buck.Action | null {
  const seats = seatsFor(state.options.players);
  switch (state.phase) {
    case "WAITING_FOR_PLAYERS":
      return comeOrGo(state.players, dice.rng, seats);
    case "DEALING":
      return dealOrPrepare(state, dice.rng);
    case "TRUMP_REVEAL":
      return { type: "OPEN_BIDDING" };
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    case "GAME_OVER":
      return rematch(dice, seats);
    default:
      throw new Error(`Nobody is to act in ${state.phase}`);
  }
}

function rematch(dice: Dice, seats: readonly Position[]): buck.Action | null {
  if (dice.rematches === 0) return null;
  dice.rematches -= 1;
  return { type: "NEW_GAME", playerPosition: pick(dice.rng, seats) };
}

function dealOrPrepare(state: buck.GameState, rng: Rng): buck.Action {
  const seats = seatsFor(state.options.players);
  if (state.round === 0 && chance(rng, 0.05)) {
    return { type: "REMOVE_PLAYER", playerPosition: pick(rng, seats) };
  }
  if (!state.dealerChosen) return { type: "CHOOSE_DEALER", dealerPosition: pick(rng, seats) };
  return { type: "DEAL", deck: shuffle(rng, packFor(seats.length)) };
}

function decide(state: buck.GameState, { rng, tempers, patience }: Dice): Turn<buck.Types> {
  const seat = pick(rng, buck.toAct(state));
  const view = buck.view(state, seat);
  const legal = buck.legalActions(view);
  const temper = tempers[seat];
  if (legal.length === 0 || temper === undefined) throw new Error(`Seat ${seat} is to act and cannot`);
  return { action: choose(rng, temperAt(view, temper, patience), legal), legal };
}

import { buck } from "../src/index.ts";
import { deepFreeze } from "./freeze.ts";
import { choose, PATIENCE, TEMPERS, temperAt } from "./policies.ts";
import type { Temper } from "./policies.ts";
import { below, chance, pick, seeded, shuffle } from "./random.ts";
import type { Rng } from "./random.ts";

export interface Step {
  readonly index: number;
  readonly before: buck.GameState;
  readonly action: buck.Action;
  /** What the player who acted chose from; null when the table acted. */
  readonly legal: readonly buck.Action[] | null;
  readonly after: buck.GameState;
  readonly events: readonly buck.Event[];
}

export interface Played {
  readonly final: buck.GameState;
  readonly actions: readonly buck.Action[];
}

export interface GamePlan {
  readonly seed: number;
  readonly options: buck.Options;
  /** Further games at the same table, each begun with NEW_GAME. */
  readonly rematches?: number;
  /** How many hands everybody plays by their own temper alone. */
  readonly patience?: number;
  readonly onStep?: (step: Step) => void;
}

const MOST_ACTIONS = 5000;
const SEATS = [0, 1, 2, 3] as const;
const SUITS = ["SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const;
const RANKS = ["9", "10", "JACK", "QUEEN", "KING", "ACE"] as const;
export const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}_${rank}` as const));

/** Plays whole games of random legal actions, through the public contract alone, on frozen states. */
export function playGame(plan: GamePlan): Played {
  const rng = seeded(plan.seed);
  const { rematches = 0, patience = PATIENCE } = plan;
  const dice: Dice = { rng, patience, rematches, tempers: SEATS.map(() => pick(rng, TEMPERS)) };
  const actions: buck.Action[] = [];
  let state = deepFreeze(buck.create(plan.options));
  for (let turn = nextTurn(state, dice); turn !== null; turn = nextTurn(state, dice)) {
    const { action, legal } = turn;
    if (actions.length >= MOST_ACTIONS) throw new Error(`No end after ${MOST_ACTIONS} actions`);
    const before = state;
    const result = buck.apply(before, deepFreeze(action));
    if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.code}`);
    state = deepFreeze(result.state);
    const events = deepFreeze(result.events);
    plan.onStep?.({ index: actions.length, before, action, legal, after: state, events });
    actions.push(action);
    if (action.type === "NEW_GAME") dice.rematches -= 1;
  }
  return { final: state, actions };
}

interface Dice {
  readonly rng: Rng;
  readonly tempers: readonly Temper[];
  readonly patience: number;
  rematches: number;
}

interface Turn {
  readonly action: buck.Action;
  readonly legal: readonly buck.Action[] | null;
}

function nextTurn(state: buck.GameState, dice: Dice): Turn | null {
  if (buck.toAct(state).length > 0) return decide(state, dice);
  const action = tableAction(state, dice);
  return action === null ? null : { action, legal: null };
}

function tableAction(state: buck.GameState, dice: Dice): buck.Action | null {
  switch (state.phase) {
    case "WAITING_FOR_PLAYERS":
      return sitDown(state, dice.rng);
    case "DEALING":
      return dealOrPrepare(state, dice.rng);
    case "TRUMP_REVEAL":
      return { type: "OPEN_BIDDING" };
    case "ROUND_OVER":
      return { type: "NEXT_ROUND" };
    case "GAME_OVER":
      return dice.rematches > 0 ? { type: "NEW_GAME", playerPosition: pick(dice.rng, SEATS) } : null;
    default:
      throw new Error(`Nobody is to act in ${state.phase}`);
  }
}

function sitDown(state: buck.GameState, rng: Rng): buck.Action {
  const free = SEATS.filter((seat) => state.players.every((player) => player.position !== seat));
  const leaver = state.players[0];
  if (leaver !== undefined && chance(rng, 0.05)) {
    return { type: "REMOVE_PLAYER", playerPosition: leaver.position };
  }
  const id = `guest-${below(rng, 2 ** 32)}`;
  const join = { type: "ADD_PLAYER", id, name: `Guest ${free.length}` } as const;
  return chance(rng, 0.5) ? join : { ...join, playerPosition: pick(rng, free) };
}

function dealOrPrepare(state: buck.GameState, rng: Rng): buck.Action {
  if (state.round === 0 && chance(rng, 0.05)) {
    return { type: "REMOVE_PLAYER", playerPosition: pick(rng, SEATS) };
  }
  if (!state.dealerChosen) return { type: "CHOOSE_DEALER", dealerPosition: pick(rng, SEATS) };
  return { type: "DEAL", deck: shuffle(rng, PACK) };
}

function decide(state: buck.GameState, { rng, tempers, patience }: Dice): Turn {
  const seat = pick(rng, buck.toAct(state));
  const view = buck.view(state, seat);
  const legal = buck.legalActions(view);
  const temper = tempers[seat];
  if (legal.length === 0 || temper === undefined) throw new Error(`Seat ${seat} is to act and cannot`);
  return { action: choose(rng, temperAt(view, temper, patience), legal), legal };
}

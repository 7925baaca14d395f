import { POSITIONS } from "./four.ts";
import { buck } from "../src/index.ts";
import type { Position } from "../src/index.ts";
import { chooseDealer, deal, EVERYBODY_JOINS, nextRound } from "./actions.ts";
import { asking } from "./asking.ts";
import { stack } from "./cards.ts";
import type { Layout } from "./cards.ts";

export { chooseDealer, deal, join, lay, leave, newGame, nextRound } from "./actions.ts";
export { card, hand, shorts, stack } from "./cards.ts";

type Action = buck.Action;
type GameState = buck.GameState;

export const openBidding: Action = { type: "OPEN_BIDDING" };
export const bid = (playerPosition: Position, amount: buck.BidAmount): Action => ({
  type: "PLACE_BID",
  playerPosition,
  amount,
});
export const declare = (playerPosition: Position, trumpSuit: buck.Declaration): Action => ({
  type: "DECLARE_TRUMP",
  playerPosition,
  trumpSuit,
});
export const fold = (playerPosition: Position): Action => ({
  type: "FOLD_DECISION",
  playerPosition,
  folded: true,
});
export const stay = (playerPosition: Position): Action => ({
  type: "FOLD_DECISION",
  playerPosition,
  folded: false,
});

const ask = asking<GameState, buck.View, Action, buck.Event>(buck);
export const { run, eventsOf, answer, about, plays } = ask;

/** Four players in their seats and nothing dealt. */
export function table(options?: Partial<buck.Options>): GameState {
  return run(buck.create(options), ...EVERYBODY_JOINS);
}

/** How a hand goes until the phase a test is about. */
export interface Scenario extends Layout {
  readonly bidder?: Position;
  readonly bid?: 2 | 3 | 4 | 5;
  readonly trump?: buck.Declaration;
  readonly folded?: readonly Position[];
}

export interface Game extends Scenario {
  readonly options?: Partial<buck.Options>;
  readonly dealer?: Position;
}

/** The first hand of a game, brought to a phase by legal moves alone. Ada deals and Ben bids 2 on hearts, if nothing is said. */
export function at(phase: buck.GamePhase, { options, dealer = 0, ...scenario }: Game = {}): GameState {
  return nextHand(run(table(options), chooseDealer(dealer)), phase, scenario);
}

/** The next hand of a game that is between two hands, brought to a phase. */
export function nextHand(state: GameState, phase: buck.GamePhase, scenario: Scenario = {}): GameState {
  let current = state.phase === "ROUND_OVER" ? run(state, nextRound) : state;
  current = run(current, deal(stack(scenario, current.dealerPosition)));
  while (current.phase !== phase) current = run(current, nextMove(current, scenario));
  return current;
}

function nextMove(state: GameState, scenario: Scenario): Action {
  const { bidder = 1, bid: amount = 2, trump = "HEARTS", folded = [] } = scenario;
  const [position] = buck.toAct(state);
  if (state.phase === "TRUMP_REVEAL") return openBidding;
  if (position === undefined) throw new Error(`The hand ended in ${state.phase}`);
  switch (state.phase) {
    case "BIDDING":
      return bid(position, position === bidder ? amount : "PASS");
    case "DECLARING_TRUMP":
      return declare(position, trump);
    case "FOLDING_DECISION":
      return folded.includes(position) ? fold(position) : stay(position);
    default:
      return ask.firstLegal(state);
  }
}

/** Bids in turn: whoever speaks next says the next of these. */
export function bids(state: GameState, ...amounts: readonly buck.BidAmount[]): GameState {
  return amounts.reduce((current, amount) => run(current, bid(ask.onTurn(current), amount)), state);
}

/** A hand in which everybody folds before the bidder, who gets five points off. */
export function concede(state: GameState, bidder: Position): GameState {
  const scenario = { bidder, folded: POSITIONS.filter((position) => position !== bidder) };
  return runHand(nextHand(state, "FOLDING_DECISION", scenario), scenario);
}

function runHand(state: GameState, scenario: Scenario): GameState {
  let current = state;
  while (current.phase === "FOLDING_DECISION") current = run(current, nextMove(current, scenario));
  return current;
}

/** A hand between two: the bidder takes three tricks, the other one two, and the rest fold. */
export function share(
  state: GameState,
  { three, two, bid: amount = 2 }: { three: Position; two: Position; bid?: 2 | 3 | 4 | 5 },
): GameState {
  const playing = nextHand(state, "PLAYING", {
    hands: { [three]: "JH JD AH 9S 9C", [two]: "AS AC 9D 10D QD" },
    turnUp: "KD",
    bidder: three,
    bid: amount,
    folded: POSITIONS.filter((position) => position !== three && position !== two),
  });
  return plays(playing, "JH 9D JD 10D AH QD 9S AS AC 9C");
}

export const scores = ({ players }: GameState): readonly number[] => players.map(({ score }) => score);

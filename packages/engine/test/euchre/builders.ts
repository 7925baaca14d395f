import { POSITIONS } from "../four.ts";
import { euchre, leftOf } from "../../src/index.ts";
import type { Card, CardId, Position, Suit } from "../../src/index.ts";
import { chooseDealer, deal, EVERYBODY_JOINS, nextRound } from "../actions.ts";
import { asking } from "../asking.ts";
import { card, shorts, stack } from "../cards.ts";
import type { Layout } from "../cards.ts";

export { chooseDealer, deal, join, lay, leave, newGame, nextRound } from "../actions.ts";
export { card, hand, shorts, stack } from "../cards.ts";

type Action = euchre.Action;
type GameState = euchre.GameState;

export const turnFor = (deck: readonly CardId[]): Action => ({ type: "CHOOSE_DEALER", deck });
export const swap = (playerPosition: Position, otherPosition: Position): Action => ({
  type: "SWAP_PLAYERS",
  playerPosition,
  otherPosition,
});
export const pass = (playerPosition: Position): Action => ({ type: "PASS_TRUMP", playerPosition });
export type Company = "alone" | "together";
export const orderUp = (playerPosition: Position, company: Company = "together"): Action => ({
  type: "CALL_TRUMP",
  playerPosition,
  pickUp: true,
  goAlone: company === "alone",
});
export const call = (playerPosition: Position, suit: Suit, company: Company = "together"): Action => ({
  type: "CALL_TRUMP",
  playerPosition,
  suit,
  goAlone: company === "alone",
});
export const discard = (playerPosition: Position, short: string): Action => ({
  type: "DISCARD",
  playerPosition,
  cardId: card(short).id,
});

const ask = asking<GameState, euchre.View, Action, euchre.Event>(euchre);
export const { run, eventsOf, answer, about, plays } = ask;

/** Four players in their seats and nothing dealt. */
export function table(options?: Partial<euchre.Options>): GameState {
  return run(euchre.create(options), ...EVERYBODY_JOINS);
}

/** How a hand goes until the phase a test is about. */
export interface Scenario extends Layout {
  /** The dealer's left, when it is not named. */
  readonly caller?: Position;
  /** Ordered up when it is the turn-up's suit or not named; else called in the second round. */
  readonly trump?: Suit;
  readonly company?: Company | undefined;
  /** The turn-up itself, when it is not named: then everybody keeps the hand they were dealt. */
  readonly discard?: string;
}

export interface Game extends Scenario {
  readonly options?: Partial<euchre.Options>;
  readonly dealer?: Position;
}

/** The first hand of a game, brought to a phase by legal moves alone. Ada deals and Ben orders up, if nothing is said. */
export function at(phase: euchre.GamePhase, { options, dealer = 0, ...scenario }: Game = {}): GameState {
  return nextHand(run(table(options), chooseDealer(dealer)), phase, scenario);
}

/** The next hand of a game that is between two hands, brought to a phase. */
export function nextHand(state: GameState, phase: euchre.GamePhase, scenario: Scenario = {}): GameState {
  let current = state.phase === "ROUND_OVER" ? run(state, nextRound) : state;
  current = run(current, deal(stack(scenario, current.dealerPosition)));
  while (current.phase !== phase) current = run(current, nextMove(current, scenario));
  return current;
}

function nextMove(state: GameState, scenario: Scenario): Action {
  const turned = turnUpOf(state);
  const { caller = leftOf(state.dealerPosition, POSITIONS), trump = turned.suit, company } = scenario;
  const position = ask.onTurn(state);
  switch (state.phase) {
    case "ROUND1":
      return position === caller && trump === turned.suit ? orderUp(position, company) : pass(position);
    case "ROUND2":
      return position === caller ? call(position, trump, company) : pass(position);
    case "DEALER_DISCARD":
      return discard(position, scenario.discard ?? shorts([turned]));
    default:
      return ask.firstLegal(state);
  }
}

function turnUpOf({ turnUpCard }: GameState): Card {
  if (turnUpCard === null) throw new Error("No card is turned up");
  return turnUpCard;
}

/** So many pass, one after the other. */
export function passes(state: GameState, count: number): GameState {
  let current = state;
  for (let done = 0; done < count; done += 1) current = run(current, pass(ask.onTurn(current)));
  return current;
}

const ALL_TRICKS = "JH JD AH KH QH";

/** The next hand, in which the caller takes all five tricks. */
export function march(state: GameState, caller: Position, company?: Company): GameState {
  return playOut(state, { caller, company, hands: { [caller]: ALL_TRICKS } });
}

/** The next hand, in which the caller's team takes no trick. */
export function euchred(state: GameState, caller: Position, company?: Company): GameState {
  return playOut(state, { caller, company, hands: { [leftOf(caller, POSITIONS)]: ALL_TRICKS } });
}

function playOut(state: GameState, scenario: Scenario): GameState {
  let current = nextHand(state, "PLAYING", { ...scenario, turnUp: "9H" });
  while (current.phase === "PLAYING") current = run(current, ask.firstLegal(current));
  return current;
}

import { buck, CARDS, clockwiseFrom, leftOf, parseCard, POSITIONS, RANKS, SUITS } from "../src/index.ts";
import type { Card, CardId, Position, Suit } from "../src/index.ts";

type Action = buck.Action;
type GameState = buck.GameState;

/** `JS` is the jack of spades, `10D` the ten of diamonds. */
export function card(short: string): Card {
  const suit = SUITS.find((name) => name.startsWith(short.slice(-1)));
  const rank = RANKS.find((name) => shortRank(name) === short.slice(0, -1));
  const found = parseCard(`${suit}_${rank}`);
  if (found === null) throw new Error(`There is no card ${short}`);
  return found;
}

/** `hand('JS JC AS 9H 10D')` */
export function hand(shorts: string): readonly Card[] {
  return shorts.split(" ").filter(Boolean).map(card);
}

/** `hand` the other way round, so that a failed test reads like cards. */
export function shorts(cards: readonly Card[]): string {
  return cards.map(({ rank, suit }) => `${shortRank(rank)}${suit.slice(0, 1)}`).join(" ");
}

function shortRank(rank: string): string {
  return rank.length > 2 ? rank.slice(0, 1) : rank;
}

/** What somebody holds, as far as it matters: what is left open is filled up with the cards nobody named. */
export interface Layout {
  readonly hands?: Readonly<Partial<Record<Position, string>>>;
  /** No club, when it is not named. */
  readonly turnUp?: string;
  readonly under?: string;
}

const HAND_SIZE = 5;
const BATCHES = [
  [3, 2, 3, 2],
  [2, 3, 2, 3],
];

/** The deck that this dealer would have to shuffle to deal these cards. */
export function stack(layout: Layout, dealer: Position): readonly CardId[] {
  const { turnUp, hands, under } = fill(layout);
  const deck: Card[] = [];
  for (const batch of BATCHES) {
    clockwiseFrom(leftOf(dealer)).forEach((seat, turn) => {
      deck.push(...(hands[seat]?.splice(0, batch[turn]) ?? []));
    });
  }
  return [...deck, turnUp, ...under].map(({ id }) => id);
}

function fill({ hands = {}, turnUp, under = "" }: Layout) {
  const held = POSITIONS.map((position) => [...hand(hands[position] ?? "")]);
  const named = new Set([...held.flat(), ...hand(turnUp ?? ""), ...hand(under)]);
  const spare = CARDS.filter((spareCard) => !named.has(spareCard));
  const top = turnUp === undefined ? take(spare, ({ suit }) => suit !== "CLUBS") : card(turnUp);
  for (const cards of held) cards.push(...spare.splice(0, HAND_SIZE - cards.length));
  return { turnUp: top, hands: held, under: [...hand(under), ...spare] };
}

function take(cards: Card[], wanted: (candidate: Card) => boolean): Card {
  const [taken] = cards.splice(cards.findIndex(wanted), 1);
  if (taken === undefined) throw new Error("No card is left for the turn-up");
  return taken;
}

export const chooseDealer = (dealerPosition: Position): Action => ({ type: "CHOOSE_DEALER", dealerPosition });
export const deal = (deck: readonly CardId[]): Action => ({ type: "DEAL", deck });
export const openBidding: Action = { type: "OPEN_BIDDING" };
export const nextRound: Action = { type: "NEXT_ROUND" };
export const newGame = (playerPosition: Position): Action => ({ type: "NEW_GAME", playerPosition });
export const leave = (playerPosition: Position): Action => ({ type: "REMOVE_PLAYER", playerPosition });
export const bid = (playerPosition: Position, amount: buck.BidAmount): Action => ({
  type: "PLACE_BID",
  playerPosition,
  amount,
});
export const declare = (playerPosition: Position, trumpSuit: Suit): Action => ({
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
export const lay = (playerPosition: Position, short: string): Action => ({
  type: "PLAY_CARD",
  playerPosition,
  cardId: card(short).id,
});

const NAMES = ["Ada", "Ben", "Cleo", "Dov"];

/** Sits down in the first free seat, or in the one that is named. */
export const join = (id: string, playerPosition?: Position): Action => ({
  type: "ADD_PLAYER",
  id,
  name: id,
  ...(playerPosition === undefined ? {} : { playerPosition }),
});

/** All of them one after the other; a refused one is a mistake in the test. */
export function run(state: GameState, ...actions: readonly Action[]): GameState {
  return actions.reduce((current, action) => accepted(current, action).state, state);
}

export function eventsOf(state: GameState, action: Action): readonly buck.Event[] {
  return accepted(state, action).events;
}

function accepted(state: GameState, action: Action) {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${result.code} ${result.message}`);
  return result;
}

/** The code an action is refused with, or "accepted". */
export function answer(state: GameState, action: unknown): string {
  const result = buck.apply(state, action);
  return result.ok ? "accepted" : result.code;
}

/** The sentence an action is refused with, or "accepted". */
export function sentence(state: GameState, action: unknown): string {
  const result = buck.apply(state, action);
  return result.ok ? "accepted" : result.message;
}

/** Four players in their seats and nothing dealt. */
export function table(options?: Partial<buck.Options>): GameState {
  return run(buck.create(options), ...NAMES.map((name) => join(name)));
}

/** How a hand goes until the phase a test is about. */
export interface Scenario extends Layout {
  readonly bidder?: Position;
  readonly bid?: 2 | 3 | 4 | 5;
  readonly trump?: Suit;
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
      return firstLegal(state, position);
  }
}

function firstLegal(state: GameState, position: Position): Action {
  const [action] = buck.legalActions(buck.view(state, position));
  if (action === undefined) throw new Error(`Seat ${position} has no move in ${state.phase}`);
  return action;
}

/** Bids in turn: whoever speaks next says the next of these. */
export function bids(state: GameState, ...amounts: readonly buck.BidAmount[]): GameState {
  return amounts.reduce((current, amount) => run(current, bid(onTurn(current), amount)), state);
}

/** Cards in turn: whoever plays next plays the next of these. */
export function plays(state: GameState, cards: string): GameState {
  return hand(cards).reduce(
    (current, { id }) => run(current, { type: "PLAY_CARD", playerPosition: onTurn(current), cardId: id }),
    state,
  );
}

function onTurn(state: GameState): Position {
  const [position] = buck.toAct(state);
  if (position === undefined) throw new Error(`Nobody is on turn in ${state.phase}`);
  return position;
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

import { SUITS, suitName } from "../cards.ts";
import type { Card, Suit } from "../cards.ts";
import type { Position } from "../seats.ts";
import type { Action, CallTrump, PassTrump } from "./actions.ts";
import { pickUp } from "./discard.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { startPlaying } from "./play.ts";
import { showCards } from "./score.ts";
import type { GameState, OpenTable } from "./state.ts";
import { partnerOf } from "./teams.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** ROUND1 and ROUND2: each in turn passes or makes trump. */
export function calling(state: GameState, action: Action): Step {
  switch (action.type) {
    case "PASS_TRUMP":
      return refuseOr(passError(state, action.playerPosition), () => pass(state, action));
    case "CALL_TRUMP":
      return refuseCall(state, action) ?? call(state, action);
    case "DISCARD":
      return refuse(action.playerPosition === state.dealerPosition ? "WRONG_PHASE" : "NOT_DEALER");
    default:
      return wrongPhase(state, action);
  }
}

function refuseOr(code: ErrorCode | null, go: () => Step): Step {
  return code === null ? go() : refuse(code);
}

export function passError(table: OpenTable, position: Position): ErrorCode | null {
  if (position !== table.currentPlayerPosition) return "NOT_YOUR_TURN";
  return dealerIsStuck(table) ? "MUST_CALL" : null;
}

function dealerIsStuck({ phase, options, currentPlayerPosition, dealerPosition }: OpenTable): boolean {
  return phase === "ROUND2" && options.stickTheDealer && currentPlayerPosition === dealerPosition;
}

/** The suits that can be made trump now from this hand; the turned suit alone in the first round. */
export function callableSuits(table: OpenTable, hand: readonly Card[]): readonly Suit[] {
  const { phase, options, turnUpCard } = table;
  if (turnUpCard === null) return [];
  if (phase === "ROUND1") return [turnUpCard.suit];
  const others = SUITS.filter((suit) => suit !== turnUpCard.suit);
  if (!options.callOnlySuitsHeld) return others;
  const held = others.filter((suit) => hand.some((card) => card.suit === suit));
  // A stuck dealer with all five cards of the turned-down suit could neither pass nor call: EUCHRE-OPT-6.
  return held.length === 0 && dealerIsStuck(table) ? others : held;
}

/** Whether the caller may, must or cannot go alone. */
export function aloneChoices(table: OpenTable, position: Position): readonly boolean[] {
  if (!table.options.goingAlone) return [false];
  return mustGoAlone(table, position) ? [true] : [false, true];
}

function mustGoAlone({ phase, options, dealerPosition }: OpenTable, position: Position): boolean {
  return options.canadian && phase === "ROUND1" && position === partnerOf(dealerPosition);
}

function refuseCall(state: GameState, action: CallTrump): Step | null {
  const { playerPosition, goAlone = false } = action;
  if (playerPosition !== state.currentPlayerPosition) return refuse("NOT_YOUR_TURN");
  if ((action.pickUp === true) !== (state.phase === "ROUND1")) return refuse("INVALID_CALL");
  const hand = state.players[playerPosition]?.hand ?? [];
  const suit = calledSuit(state, action);
  if (suit === null || !callableSuits(state, hand).includes(suit)) {
    return refuse("INVALID_SUIT", suitSentence(state, suit));
  }
  if (aloneChoices(state, playerPosition).includes(goAlone)) return null;
  return refuse(goAlone ? "ALONE_NOT_ALLOWED" : "MUST_GO_ALONE");
}

function suitSentence({ turnUpCard }: GameState, suit: Suit | null): string | undefined {
  if (suit === null) return undefined;
  const name = suitName(suit);
  if (suit === turnUpCard?.suit) return `${capital(name)} were turned down: name another suit.`;
  return `You hold no ${name}: at this table you call a suit you have.`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function calledSuit({ turnUpCard }: GameState, { suit }: CallTrump): Suit | null {
  return suit ?? turnUpCard?.suit ?? null;
}

function pass(state: GameState, { playerPosition }: PassTrump): Step {
  const { phase, turnUpCard, dealerPosition } = state;
  const turn = tell(begin(state), {
    type: "passed",
    playerPosition,
    callRound: phase === "ROUND1" ? 1 : 2,
  });
  if (playerPosition !== dealerPosition) return turn;
  if (phase === "ROUND1" && turnUpCard !== null) {
    return tell(turn, { type: "turnedDown", card: turnUpCard });
  }
  // Nobody wants it: no points, and a new deal by this dealer or the next.
  return showCards(tell(turn, { type: "allPassed", dealerPosition }));
}

function call(state: GameState, action: CallTrump): Step {
  const { playerPosition, goAlone = false } = action;
  const trumpSuit = calledSuit(state, action);
  if (trumpSuit === null) return refuse("INVALID_SUIT");
  const type = state.phase === "ROUND1" ? "orderedUp" : "called";
  const turn = tell(begin(state), { type, playerPosition, trumpSuit, goAlone });
  if (goAlone) tell(turn, { type: "sitsOut", playerPosition: partnerOf(playerPosition) });
  return type === "orderedUp" ? pickUp(turn) : startPlaying(turn);
}

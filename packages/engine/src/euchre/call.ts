import { SUITS } from "../cards.ts";
import type { Card, Suit } from "../cards.ts";
import type { Position } from "../seats.ts";
import type { Action, CallTrump, PassTrump, Reason } from "./actions.ts";
import { pickUp } from "./discard.ts";
import { farmersHandOf, showFarmersHand } from "./farmersHand.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Step } from "./phase.ts";
import { trumpIsMade } from "./defend.ts";
import { refuse } from "./actions.ts";
import { showCards } from "./score.ts";
import { partnerOf } from "./state.ts";
import type { GameState, OpenTable, View } from "./state.ts";

/** ROUND1 and ROUND2: each in turn passes or makes trump, or shows a farmer's hand. */
export const calling: Phase = {
  legal(view, playerPosition) {
    if (playerPosition !== view.currentPlayerPosition) return [];
    const pass: Action = { type: "PASS_TRUMP", playerPosition };
    const calls = [...callsOf(view, playerPosition), ...farmersHandOf(view, playerPosition)];
    return reasonNotToPass(view, playerPosition) === null ? [pass, ...calls] : calls;
  },
  take(state, action) {
    switch (action.type) {
      case "PASS_TRUMP": {
        const wrong = reasonNotToPass(state, action.playerPosition);
        return wrong === null ? pass(state, action) : refuse(wrong);
      }
      case "CALL_TRUMP": {
        const wrong = reasonNotToCall(state, action);
        return wrong === null ? call(state, action) : refuse(wrong);
      }
      case "SHOW_FARMERS_HAND":
        return showFarmersHand(state, action);
      default:
        return wrongPhase(state, action);
    }
  },
};

function callsOf(view: View, playerPosition: Position): readonly Action[] {
  const alone = aloneChoices(view, playerPosition);
  if (view.phase === "ROUND1") {
    return alone.map((goAlone) => ({ type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone }));
  }
  const suits = callableSuits(view, view.players[playerPosition]?.hand ?? []);
  return suits.flatMap((suit) =>
    alone.map((goAlone): Action => ({ type: "CALL_TRUMP", playerPosition, suit, goAlone })),
  );
}

export function reasonNotToPass(table: OpenTable, position: Position): Reason | null {
  if (position !== table.currentPlayerPosition) return { code: "NOT_YOUR_TURN" };
  return dealerIsStuck(table) ? { code: "MUST_CALL" } : null;
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

function reasonNotToCall(state: GameState, action: CallTrump): Reason | null {
  const { playerPosition, goAlone = false } = action;
  if (playerPosition !== state.currentPlayerPosition) return { code: "NOT_YOUR_TURN" };
  if ((action.pickUp === true) !== (state.phase === "ROUND1")) return { code: "INVALID_CALL" };
  const suit = calledSuit(state, action);
  if (suit === null) return { code: "INVALID_SUIT", why: "unknown" };
  if (!callableSuits(state, state.players[playerPosition]?.hand ?? []).includes(suit)) {
    const why = suit === state.turnUpCard?.suit ? "turnedDown" : "notHeld";
    return { code: "INVALID_SUIT", why, suit };
  }
  if (aloneChoices(state, playerPosition).includes(goAlone)) return null;
  return { code: goAlone ? "ALONE_NOT_ALLOWED" : "MUST_GO_ALONE" };
}

function calledSuit({ turnUpCard }: GameState, { suit }: CallTrump): Suit | null {
  return suit ?? turnUpCard?.suit ?? null;
}

function pass(state: GameState, { playerPosition }: PassTrump): Step {
  const { phase, turnUpCard, dealerPosition } = state;
  const turn = begin(state, { type: "passed", playerPosition, callRound: phase === "ROUND1" ? 1 : 2 });
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
  if (trumpSuit === null) return refuse({ code: "INVALID_SUIT", why: "unknown" });
  const type = state.phase === "ROUND1" ? "orderedUp" : "called";
  const called = begin(state, { type, playerPosition, trumpSuit, goAlone });
  const turn = goAlone
    ? tell(called, { type: "sitsOut", playerPosition: partnerOf(playerPosition) })
    : called;
  return type === "orderedUp" ? pickUp(turn) : trumpIsMade(turn);
}

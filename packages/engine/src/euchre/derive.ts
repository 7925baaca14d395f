import { parseCard } from "../cards.ts";
import type { Card, CardId, Suit } from "../cards.ts";
import { restInOrder } from "../claim.ts";
import type { Refusal } from "../result.ts";
import { ownHand } from "../table.ts";
import { playableCards, TRICKS_PER_HAND } from "../trick.ts";
import { aloneChoices, callableSuits, reasonNotToPass } from "./call.ts";
import { toAct } from "./machine.ts";
import { reasonAgainstCard } from "./play.ts";
import { refuse } from "./actions.ts";
import type { Reason } from "./actions.ts";
import { sitsOut, TEAMS } from "./state.ts";
import type { Team, View } from "./state.ts";

export interface TeamStanding {
  readonly team: Team;
  readonly score: number;
}

/** What a client computes from a view instead of being told. */
export interface DerivedState {
  readonly isMyTurn: boolean;
  readonly playableCards: readonly Card[];
  readonly tricksRemaining: number;
  /** Highest score first. */
  readonly leaderboard: readonly TeamStanding[];
  /** Nobody bids a number in this game. */
  readonly minBidAmount: null;
  readonly canPass: boolean;
  /** The suits the viewer may make trump now. */
  readonly callableSuits: readonly Suit[];
  /** Whether the viewer may go alone with a call now; `[true]` when they must. */
  readonly aloneChoices: readonly boolean[];
}

export function derive(view: View): DerivedState {
  const { viewer, phase } = view;
  const isMyTurn = viewer !== "spectator" && toAct(view).includes(viewer);
  const isMyCall = isMyTurn && (phase === "ROUND1" || phase === "ROUND2");
  const hand = ownHand(view);
  const suits = isMyCall ? callableSuits(view, hand) : [];
  return {
    isMyTurn,
    playableCards: isMyTurn && phase === "PLAYING" ? playableCards(view, hand) : [],
    tricksRemaining: TRICKS_PER_HAND - view.tricks.length,
    leaderboard: TEAMS.map((team) => ({ team, score: view.scores[team] })).toSorted(
      (a, b) => b.score - a.score,
    ),
    minBidAmount: null,
    canPass: isMyCall && reasonNotToPass(view, viewer) === null,
    callableSuits: suits,
    aloneChoices: isMyCall && suits.length > 0 ? aloneChoices(view, viewer) : [],
  };
}

/** Why a card of one's own may not be played now; null when it may. */
export function whyNotPlayable(view: View, cardId: CardId): Refusal<Reason> | null {
  const card = parseCard(cardId);
  if (card === null) return refuse({ code: "INVALID_CARD" });
  if (view.viewer !== "spectator" && sitsOut(view, view.viewer)) return refuse({ code: "INACTIVE_PARTNER" });
  if (view.phase !== "PLAYING" || view.currentPlayerPosition !== view.viewer) {
    return refuse({ code: "NOT_YOUR_TURN" });
  }
  const wrong = reasonAgainstCard(view, ownHand(view), card);
  return wrong === null ? null : refuse(wrong);
}

/** Nobody holds a turn-up that was not taken; the dealer who took it knows what they laid away. */
export function provenRest(view: View): readonly Card[] | null {
  const outOfPlay = [view.dealerPickedUp === null ? view.turnUpCard : view.discard];
  return restInOrder(view, { hand: ownHand(view), outOfPlay });
}

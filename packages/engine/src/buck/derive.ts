import { parseCard } from "../cards.ts";
import type { Card, CardId } from "../cards.ts";
import { restInOrder } from "../claim.ts";
import type { Refusal } from "../result.ts";
import { ownHand } from "../table.ts";
import { playableCards, TRICKS_PER_HAND } from "../trick.ts";
import { canPass, lowestBid } from "./bid.ts";
import { toAct } from "./machine.ts";
import { reasonAgainstCard } from "./play.ts";
import { refuse } from "./actions.ts";
import type { Reason } from "./actions.ts";
import type { PlayerView, View } from "./state.ts";

/** What a client computes from a view instead of being told. */
export interface DerivedState {
  readonly isMyTurn: boolean;
  readonly playableCards: readonly Card[];
  readonly tricksRemaining: number;
  /** Lowest score first: it is a race to zero. */
  readonly leaderboard: readonly PlayerView[];
  /** The least the viewer may bid now; null when it is not theirs to bid. */
  readonly minBidAmount: number | null;
  readonly canPass: boolean;
}

export function derive(view: View): DerivedState {
  const isMyTurn = view.viewer !== "spectator" && toAct(view).includes(view.viewer);
  const isMyBid = isMyTurn && view.phase === "BIDDING";
  const taken = view.players.reduce((sum, player) => sum + player.tricksTaken, 0);
  return {
    isMyTurn,
    playableCards: isMyTurn && view.phase === "PLAYING" ? playableCards(view, ownHand(view)) : [],
    tricksRemaining: TRICKS_PER_HAND - taken,
    leaderboard: view.players.toSorted((a, b) => a.score - b.score),
    minBidAmount: isMyBid ? lowestBid(view) : null,
    canPass: isMyBid && canPass(view, view.viewer),
  };
}

/** Why a card of one's own may not be played now; null when it may. */
export function whyNotPlayable(view: View, cardId: CardId): Refusal<Reason> | null {
  const card = parseCard(cardId);
  if (card === null) return refuse({ code: "UNKNOWN_CARD" });
  if (view.phase !== "PLAYING" || view.currentPlayerPosition !== view.viewer) {
    return refuse({ code: "NOT_YOUR_TURN" });
  }
  const wrong = reasonAgainstCard(view, ownHand(view), card);
  return wrong === null ? null : refuse(wrong);
}

/** The turn-up stays on the blind, so nobody holds it. */
export function provenRest(view: View): readonly Card[] | null {
  return restInOrder(view, { hand: ownHand(view), outOfPlay: [view.turnUpCard] });
}

import { buck, parseCard, RANKS, winningPlay } from "@buck/engine";
import type { Card, CardId } from "@buck/engine";
import { plainProblem } from "../plainProblem.ts";
import type { Problem } from "../search.ts";
import { highest } from "../highest.ts";
import { hiddenCards } from "./hidden.ts";
import { dealOf, scoreOf, seatOnTurn } from "./situation.ts";
import { pointWorth, winChance } from "./winChance.ts";

/** So many aces, and trump would help the others more. */
const ENOUGH_ACES = 3;
const KINGS_FOR_A_TRICK = 2;

/** Whether this is a decision that only counting high cards helps with: in a hand without trump, or about one. */
export function isAboutNoTrump(view: buck.View): boolean {
  return buck.playsNoTrump(view) || (view.phase === "DECLARING_TRUMP" && view.options.noTrump);
}

/** Whether a hand is better off without trump. */
export function wantsNoTrump(view: buck.View): boolean {
  return view.options.noTrump && countOf(buck.ownHand(view), "ACE") >= ENOUGH_ACES;
}

/** A hand without trump by high cards alone. */
export function withoutTrump(view: buck.View): buck.Action {
  const playerPosition = seatOnTurn(view);
  if (view.phase === "FOLDING_DECISION") {
    const hand = buck.ownHand(view);
    const stays = countOf(hand, "ACE") > 0 || countOf(hand, "KING") >= KINGS_FOR_A_TRICK;
    return { type: "FOLD_DECISION", playerPosition, folded: !stays };
  }
  return { type: "PLAY_CARD", playerPosition, cardId: cardFor(view) };
}

function countOf(hand: readonly Card[], rank: Card["rank"]): number {
  return hand.filter((card) => card.rank === rank).length;
}

/** Leads the highest card; takes a trick as cheaply as it can in the last place, else as surely; throws the lowest away. */
function cardFor(view: buck.View): CardId {
  const cards = buck.legalActions(view).flatMap((each) => {
    const card = each.type === "PLAY_CARD" ? parseCard(each.cardId) : null;
    return card === null ? [] : [card];
  });
  const { currentTrick, players } = view;
  const taking = cards.filter((card) => takes(view, card));
  const inHand = players.filter(({ folded }) => !folded).length;
  const isLast = currentTrick.cards.length === inHand - 1;
  if (currentTrick.cards.length === 0) return highest(cards, height).id;
  if (taking.length === 0) return highest(cards, (card) => -height(card)).id;
  return highest(taking, (card) => (isLast ? -height(card) : height(card))).id;
}

function takes({ currentTrick, viewer }: buck.View, card: Card): boolean {
  if (viewer === "spectator") return false;
  return winningPlay([...currentTrick.cards, { card, playerPosition: viewer }], null).card.id === card.id;
}

function height({ rank }: Card): number {
  return RANKS.indexOf(rank);
}

/** What trump to name, or how to get through a hand without one. */
export function noTrumpProblem(view: buck.View): Problem<"buck"> {
  const seat = seatOnTurn(view);
  const { scores: before, handsLeft } = dealOf(view);
  return plainProblem("buck", {
    view,
    hidden: hiddenCards(view, false),
    pointWorth: pointWorth(before, handsLeft),
    choose: withoutTrump,
    score(end, ending) {
      const scores = Float64Array.from(end.players, ({ score }) => score);
      ending.points = scoreOf(view, seat) - (scores[seat] ?? 0);
      ending.winChance = winChance(scores, seat, handsLeft);
    },
  });
}

import { beats, effectiveSuit, euchre, ledSuit, winningPlay } from "@buck/engine";
import type { Card, Position, Suit } from "@buck/engine";
import { lowest } from "./discard.ts";
import { plainIn, trumpsIn } from "./holding.ts";

interface Trick {
  readonly led: Suit;
  readonly trump: Suit;
  readonly best: Card;
  readonly partnerWins: boolean;
}

/** Leaves the trick to a winning partner; else takes it as cheaply as can be. */
export function chooseFollow(view: euchre.View, trump: Suit, position: Position): Card {
  const cards = euchre.derive(view).playableCards;
  const { card: best, playerPosition: winner } = winningPlay(view.currentTrick.cards, trump);
  const led = ledSuit(view.currentTrick, trump) ?? trump;
  const trick: Trick = { led, trump, best, partnerWins: winner === euchre.partnerOf(position) };
  return cards.some((card) => effectiveSuit(card, trump) === led)
    ? followSuit(cards, trick)
    : discardOrTrump(cards, trick);
}

function followSuit(cards: readonly Card[], { led, trump, best, partnerWins }: Trick): Card {
  const winners = partnerWins ? [] : cards.filter((card) => beats(card, best, { led, trump }));
  return lowest(winners.length > 0 ? winners : cards, trump);
}

function discardOrTrump(cards: readonly Card[], { trump, partnerWins }: Trick): Card {
  const plain = plainIn(cards, trump);
  const trumps = trumpsIn(cards, trump);
  if (partnerWins) return lowest(plain.length > 0 ? plain : cards, trump);
  return lowest(trumps.length > 0 ? trumps : cards, trump);
}

import { beats, bowerOf, effectiveSuit, ledSuit, sortHand, winningPlay } from "@buck/engine";
import type { Card, PlayedCard, Position, Suit, Trick } from "@buck/engine";
import { higherOut } from "../knownCards.ts";
import type { KnownCards } from "../knownCards.ts";
import { reason } from "./vocabulary.ts";
import type { Reason } from "./vocabulary.ts";

/** A card about to be played, and what its holder sees. */
export interface CardScene {
  readonly card: Card;
  readonly hand: readonly Card[];
  readonly trump: Suit;
  readonly trick: Trick;
  /** Cards that are in nobody's hand any more. */
  readonly gone: readonly Card[];
  readonly playable: readonly Card[];
  readonly isLast: boolean;
  /** Whether this side made trump or the bid. */
  readonly isMaking: boolean;
  readonly partner: Position | null;
}

export function cardReason(scene: CardScene): Reason {
  return scene.trick.cards.length === 0 ? leadReason(scene) : followReason(scene);
}

function leadReason({ card, hand, trump, gone, isMaking }: CardScene): Reason {
  const suit = effectiveSuit(card, trump);
  const isTop = higherOut(card, { hand, trump, gone }).length === 0;
  if (suit === trump) {
    const bowers = trumpsIn(hand, trump).filter((held) => bowerOf(held, trump) !== null);
    const highest = bowers.length > 0 ? bowers : [card];
    return isMaking
      ? reason("pullTrump", { suit, cards: highest })
      : reason("leadTrump", { suit, cards: [card] });
  }
  if (isTop) return reason("leadTop", { suit, cards: [card] });
  const isSingleton = hand.filter((held) => effectiveSuit(held, trump) === suit).length === 1;
  const hasTrump = hand.some((held) => effectiveSuit(held, trump) === trump);
  if (isSingleton && hasTrump) return reason("leadSingleton", { suit, cards: [card] });
  if (!hasTrump && isBestOf(card, { hand, trump, gone })) return reason("tryToTake", { cards: [card] });
  return reason("leadLow", { suit, cards: [card] });
}

/** Whether fewer cards out there beat it than any other in hand. */
function isBestOf(card: Card, known: KnownCards): boolean {
  const above = (held: Card) => higherOut(held, known).length;
  return known.hand.every((held) => held.id === card.id || above(held) > above(card));
}

function followReason(scene: CardScene): Reason {
  const { card, hand, trump, trick, gone, isLast, partner, playable } = scene;
  const led = ledSuit(trick, trump) ?? trump;
  const best: PlayedCard = winningPlay(trick.cards, trump);
  const wins = (held: Card) => beats(held, best.card, { led, trump });
  if (wins(card)) {
    if (isLast) return reason("takeLast", { cards: [card] });
    const isTrumpingIn = effectiveSuit(card, trump) === trump && led !== trump;
    const isTop = higherOut(card, { hand, trump, gone }).length === 0;
    if (isTop && effectiveSuit(card, trump) === trump) return reason("takeSure", { cards: [card] });
    return reason(isTrumpingIn ? "trumpIn" : "tryToTake", { cards: [card] });
  }
  if (best.playerPosition === partner) return reason("partnerHasIt", { cards: [card] });
  const kept = playable.filter(wins);
  return kept.length === 0 ? reason("cannotWin", { cards: [card] }) : reason("keepForLater", { cards: kept });
}

/** As card players name them: the highest first. */
export function trumpsIn(hand: readonly Card[], trump: Suit): readonly Card[] {
  return sortHand(hand, trump).filter((card) => effectiveSuit(card, trump) === trump);
}

/** The trumps that nothing out there beats. */
export function sureTrumps(known: KnownCards): readonly Card[] {
  const { hand, trump } = known;
  return trumpsIn(hand, trump).filter((card) => higherOut(card, known).length === 0);
}

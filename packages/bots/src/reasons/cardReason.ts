import { beats, bowerOf, effectiveSuit, ledSuit, sortHand, strength, winningPlay } from "@buck/engine";
import type { Card, PlayedCard, Position, Rank, Suit, Trick } from "@buck/engine";
import { higherOut, isAbove } from "../knownCards.ts";
import type { KnownCards } from "../knownCards.ts";
import { reason } from "./vocabulary.ts";
import type { Reason } from "./vocabulary.ts";

/** A card about to be played, and what its holder sees. */
export interface CardScene extends KnownCards {
  readonly card: Card;
  readonly trick: Trick;
  readonly playable: readonly Card[];
  readonly isLast: boolean;
  /** Whether this side made trump or the bid. */
  readonly isMaking: boolean;
  readonly partner: Position | null;
  /** Whether an opponent may still hold a trump. */
  readonly isTrumpOut: boolean;
}

export function cardReason(scene: CardScene): Reason {
  return scene.trick.cards.length === 0 ? leadReason(scene) : followReason(scene);
}

const SMALL: ReadonlySet<Rank> = new Set(["7", "8", "9", "10", "JACK"]);

function leadReason(scene: CardScene): Reason {
  const { card, hand, trump } = scene;
  const suit = effectiveSuit(card, trump);
  if (suit === trump) return trumpLeadReason(scene);
  const ofSuit = hand.filter((held) => effectiveSuit(held, trump) === suit);
  const isHighest = ofSuit.every((held) => !isAbove(held, card, trump));
  const isTop = higherOut(card, scene).length === 0;
  if (isHighest && isTop) return reason("leadTop", { suit, cards: [card] });
  const hasTrump = trumpsIn(hand, trump).length > 0;
  // With two cards left the trump is played last anyway.
  if (ofSuit.length === 1 && hasTrump && hand.length > 2)
    return reason("leadSingleton", { suit, cards: [card] });
  if (!hasTrump && isBestOf(hand, scene)) return reason("tryToTake", { cards: [card] });
  const isLowest = ofSuit.every((held) => !isAbove(card, held, trump));
  const isLow = isLowest && !isTop && SMALL.has(card.rank);
  return isLow ? reason("leadLow", { suit, cards: [card] }) : keepReason(scene);
}

function trumpLeadReason(scene: CardScene): Reason {
  const { card, hand, trump: suit, isMaking, isTrumpOut, partner } = scene;
  if (isTrumpOut) {
    const bowers = trumpsIn(hand, suit).filter((held) => bowerOf(held, suit) !== null);
    const high = bowers.length > 0 ? bowers : sureTrumps(scene);
    return isMaking && high.length > 0
      ? reason("pullTrump", { suit, cards: high })
      : reason("leadTrump", { suit, cards: [card] });
  }
  if (partner === null || higherOut(card, scene).length === 0) return reason("takeSure", { cards: [card] });
  return isBestOf(trumpsIn(hand, suit), scene) ? reason("tryToTake", { cards: [card] }) : keepReason(scene);
}

/** Whether no other of these cards is beaten by fewer cards out there. */
function isBestOf(cards: readonly Card[], scene: Held): boolean {
  const above = higherOut(scene.card, scene).length;
  return cards.every((held) => higherOut(held, scene).length >= above);
}

function followReason(scene: CardScene): Reason {
  const { card, trump, trick, isLast, partner, playable } = scene;
  const led = ledSuit(trick, trump);
  const best: PlayedCard = winningPlay(trick.cards, trump);
  const wins = (held: Card) => led !== null && beats(held, best.card, { led, trump });
  if (wins(card)) {
    if (isLast) return reason("takeLast", { cards: [card] });
    const isTrump = effectiveSuit(card, trump) === trump;
    if (isTrump && higherOut(card, scene).length === 0) return reason("takeSure", { cards: [card] });
    if (isTrump && led !== trump) return reason("trumpIn", { cards: [card] });
    return isBestOf(playable, scene) ? reason("tryToTake", { cards: [card] }) : keepReason(scene);
  }
  if (best.playerPosition === partner)
    return reason(isLast ? "partnerTakes" : "partnerHasIt", { cards: [card] });
  const winners = playable.filter(wins);
  if (winners.length > 0) return reason("keepForLater", { cards: winners });
  return isLeastOf(playable, scene) ? reason("cannotWin", { cards: [card] }) : keepReason(scene);
}

type Held = Pick<CardScene, "card" | keyof KnownCards>;

/** Whether none of these cards is lower: plain cards are lower than trumps. */
export function isLeastOf(
  cards: readonly Card[],
  { card, trump }: Pick<CardScene, "card" | "trump">,
): boolean {
  const isTrump = (held: Card) => effectiveSuit(held, trump) === trump;
  return cards.every((held) =>
    isTrump(held) === isTrump(card) ? strength(held, trump) >= strength(card, trump) : isTrump(held),
  );
}

/** What a card is played or discarded for: the better ones stay in hand. */
export function keepReason({ card, hand, trump, gone }: Held): Reason {
  const others = sortHand(hand, trump).filter(({ id }) => id !== card.id);
  const trumps = trumpsIn(others, trump);
  const above = higherOut(card, { hand, trump, gone }).length;
  const better =
    effectiveSuit(card, trump) === trump
      ? trumps.filter((held) => isAbove(held, card, trump))
      : others.filter(
          (held) =>
            trumps.includes(held) ||
            isAbove(held, card, trump) ||
            higherOut(held, { hand, trump, gone }).length < above,
        );
  const kept = better.length > 0 || others.length > 1 ? better : others;
  return kept.length > 0 ? reason("keepForLater", { cards: kept }) : reason("keepOthers");
}

/** As card players name them: the highest first. */
export function trumpsIn(hand: readonly Card[], trump: Suit | null): readonly Card[] {
  return sortHand(hand, trump).filter((card) => effectiveSuit(card, trump) === trump);
}

/** The trumps that nothing out there beats. */
export function sureTrumps(known: KnownCards): readonly Card[] {
  const { hand, trump } = known;
  return trumpsIn(hand, trump).filter((card) => higherOut(card, known).length === 0);
}

import { bowerOf, effectiveSuit, ledSuit } from "@buck/engine";
import type { Card, Suit, Trick } from "@buck/engine";
import { cardText, suitText } from "../texts/cards.ts";
import { capital } from "../texts/people.ts";
import { playTexts as t } from "../texts/play.ts";
import type { Prompt } from "./moment.ts";

interface CardsInSight {
  readonly trick: Trick;
  readonly trump: Suit | null;
  readonly hand: readonly Card[];
  /** What matters to whoever leads. */
  readonly leadReason: string;
}

/** Which cards may be played now, and why: following suit is the same in every game. */
export function cardPrompt({ trick, trump, hand, leadReason }: CardsInSight): Prompt {
  const led = ledSuit(trick, trump);
  if (led === null) return { say: t.lead, why: leadReason };
  if (!hasSuit(hand, led, trump)) return { say: t.anyCard, why: freeReason(hand, led, trump) };
  return { say: t.follow({ suit: suitText(led) }), why: followReason(hand, led, trump) };
}

/** Whose card comes next; nobody's when the last card of a trick is on its way. */
export function toPlay(name: string): string {
  return name === "" ? t.trickComplete : t.toPlay({ name });
}

function hasSuit(hand: readonly Card[], suit: Suit, trump: Suit | null): boolean {
  return hand.some((card) => effectiveSuit(card, trump) === suit);
}

function freeReason(hand: readonly Card[], led: Suit, trump: Suit | null): string {
  const suit = suitText(led);
  if (trump === null || trump === led) return t.noSuit({ suit });
  return hasSuit(hand, trump, trump) ? t.mayTrump({ suit, trump }) : t.noTrump({ suit });
}

/** The one thing beginners trip over is said whenever it matters. */
function followReason(hand: readonly Card[], led: Suit, trump: Suit | null): string {
  const left = hand.find((card) => bowerOf(card, trump) === "left");
  if (left !== undefined && trump !== null && (led === trump || led === left.suit)) {
    return t.leftBower({ card: cardText(left), trump });
  }
  return trump === led ? t.trumpLed : trumpSentence(trump);
}

export function trumpSentence(trump: Suit | null): string {
  return trump === null ? t.noTrumpYet : capital(t.trump({ suit: suitText(trump) }));
}

/** Which suit was led, or what is trump when none was. */
export function ledSentence(trick: Trick, trump: Suit | null): string {
  const led = ledSuit(trick, trump);
  return led === null ? trumpSentence(trump) : capital(t.suitLed({ suit: suitText(led) }));
}

import { bowerOf, effectiveSuit, ledSuit } from "@buck/engine";
import type { Card, Suit, Trick } from "@buck/engine";
import { capital } from "./people.ts";
import { cardText, suitText } from "./cards.ts";
import { playTexts } from "./en/play.ts";
import type { Language } from "./language.ts";

/** What the bar above the hand says, and the reason under it. */
export interface Prompt {
  readonly say: string;
  readonly why: string;
}

interface CardsInSight {
  readonly trick: Trick;
  readonly trump: Suit | null;
  readonly hand: readonly Card[];
  /** What matters to whoever leads. */
  readonly leadReason: string;
}

/** Which cards may be played now, and why: following suit is the same in every game. */
export function cardPrompt(language: Language, { trick, trump, hand, leadReason }: CardsInSight): Prompt {
  const t = playTexts(language);
  const led = ledSuit(trick, trump);
  if (led === null) return { say: t.lead, why: leadReason };
  if (!hasSuit(hand, led, trump)) return { say: t.anyCard, why: freeReason(language, hand, led, trump) };
  return { say: t.follow({ suit: suitText(language, led) }), why: followReason(language, hand, led, trump) };
}

/** Whose card comes next; nobody's when the last card of a trick is on its way. */
export function toPlay(language: Language, name: string): string {
  const t = playTexts(language);
  return name === "" ? t.trickComplete : t.toPlay({ name });
}

function hasSuit(hand: readonly Card[], suit: Suit, trump: Suit | null): boolean {
  return hand.some((card) => effectiveSuit(card, trump) === suit);
}

function freeReason(language: Language, hand: readonly Card[], led: Suit, trump: Suit | null): string {
  const t = playTexts(language);
  const suit = suitText(language, led);
  if (trump === null || trump === led) return t.noSuit({ suit });
  return hasSuit(hand, trump, trump) ? t.mayTrump({ suit, trump }) : t.noTrump({ suit });
}

/** The one thing beginners trip over is said whenever it matters. */
function followReason(language: Language, hand: readonly Card[], led: Suit, trump: Suit | null): string {
  const t = playTexts(language);
  const left = hand.find((card) => bowerOf(card, trump) === "left");
  if (left !== undefined && trump !== null && (led === trump || led === left.suit)) {
    return t.leftBower({ card: cardText(language, left), trump });
  }
  return trump === led ? t.trumpLed : trumpSentence(language, trump);
}

export function trumpSentence(language: Language, trump: Suit | null): string {
  const t = playTexts(language);
  return trump === null ? t.noTrumpHand : capital(language, t.trump({ suit: suitText(language, trump) }));
}

/** Which suit was led, or what is trump when none was. */
export function ledSentence(language: Language, trick: Trick, trump: Suit | null): string {
  const t = playTexts(language);
  const led = ledSuit(trick, trump);
  return led === null
    ? trumpSentence(language, trump)
    : capital(language, t.suitLed({ suit: suitText(language, led) }));
}

import { bowerOf, cardName, effectiveSuit, ledSuit, suitName } from "@buck/engine";
import type { Card, Suit, Trick } from "@buck/engine";
import { capital } from "../texts/people.ts";
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
  if (led === null) return { say: "Your lead: any card", why: leadReason };
  if (!hasSuit(hand, led, trump)) {
    return { say: "Your turn: any card", why: `You have no ${suitName(led)}${trumpIn(hand, led, trump)}.` };
  }
  return { say: `Your turn: follow ${suitName(led)}`, why: followReason(hand, led, trump) };
}

/** Whose card comes next; nobody's when the last card of a trick is on its way. */
export function toPlay(name: string): string {
  return name === "" ? "The trick is complete" : `${name} to play`;
}

function hasSuit(hand: readonly Card[], suit: Suit, trump: Suit | null): boolean {
  return hand.some((card) => effectiveSuit(card, trump) === suit);
}

function trumpIn(hand: readonly Card[], led: Suit, trump: Suit | null): string {
  if (trump === null || trump === led) return "";
  return hasSuit(hand, trump, trump) ? `: you may trump with a ${one(trump)}` : " and no trump";
}

/** The one thing beginners trip over is said whenever it matters. */
function followReason(hand: readonly Card[], led: Suit, trump: Suit | null): string {
  const left = hand.find((card) => bowerOf(card, trump) === "left");
  if (left !== undefined && trump !== null && (led === trump || led === left.suit)) {
    return `The ${cardName(left)} is the left bower: it counts as a ${one(trump)}.`;
  }
  return trump === led ? "Trump was led." : `${capital(trumpWords(trump))}.`;
}

function one(suit: Suit): string {
  return suitName(suit).slice(0, -1);
}

export function trumpWords(trump: Suit | null): string {
  return trump === null ? "no trump yet" : `${suitName(trump)} are trump`;
}

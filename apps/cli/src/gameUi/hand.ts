import { effectiveSuit, ledSuit, sortHand, suitName } from "@buck/engine";
import type { Card, CardId, Suit, Trick } from "@buck/engine";
import { cardSpellings } from "../text/cards.ts";
import type { CardInHand } from "./board.ts";
import type { Choice, TableQuestion } from "./tableQuestion.ts";

/** The hand in the order it is shown and numbered: trump first, from high to low. */
export function numbered(
  hand: readonly Card[],
  trump: Suit | null,
  playable: readonly Card[],
): readonly CardInHand[] {
  return sortHand(hand, trump).map((card, index) => ({
    number: index + 1,
    card,
    isPlayable: playable.some(({ id }) => id === card.id),
  }));
}

interface CardQuestion<Action> {
  readonly say: string;
  readonly why: string;
  readonly hand: readonly CardInHand[];
  readonly action: (cardId: CardId) => Action;
  readonly refusal: (cardId: CardId) => string | null;
}

export function askForCard<Action>(question: CardQuestion<Action>): TableQuestion<Action> {
  const { say, why, hand, action, refusal } = question;
  const choices = hand
    .filter(({ isPlayable }) => isPlayable)
    .map(({ number, card }): Choice<Action> => ({
      key: String(number),
      words: cardSpellings(card),
      label: String(number),
      action: action(card.id),
    }));
  const refusals = hand.flatMap(({ number, card }) => {
    const sentence = refusal(card.id);
    if (sentence === null) return [];
    return [String(number), ...cardSpellings(card)].map((word) => [word.toLowerCase(), sentence] as const);
  });
  return { say, why, choices, refusals: new Map(refusals) };
}

interface TrickQuestion<Action> extends Pick<CardQuestion<Action>, "hand" | "action" | "refusal"> {
  readonly trick: Trick;
  readonly trump: Suit | null;
}

/** Asks for a card to lead or to follow with. */
export function askToPlay<Action>({
  trick,
  trump,
  ...question
}: TrickQuestion<Action>): TableQuestion<Action> {
  const led = ledSuit(trick, trump);
  if (led === null) return askForCard({ ...question, say: "Your lead: any card", why: "" });
  const canFollow = question.hand.some(({ card }) => effectiveSuit(card, trump) === led);
  return askForCard({
    ...question,
    say: `Your card: ${suitName(led)} were led`,
    why: canFollow ? "" : "You have none: any card will do.",
  });
}

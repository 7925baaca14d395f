import { effectiveSuit, ledSuit, sortHand, suitName } from "@buck/engine";
import type { Card, CardId, Suit, Trick } from "@buck/engine";
import { cardSpellings } from "../terminal/cards.ts";
import type { CardInHand } from "./board.ts";

/** One action that is legal now. */
export interface Choice<Action> {
  /** The key that chooses it on a screen. */
  readonly key: string;
  /** What else chooses it when typed as a line. */
  readonly words: readonly string[];
  readonly label: string;
  readonly action: Action;
}

/** What the game asks one player. */
export interface TableQuestion<Action> {
  readonly say: string;
  readonly why: string;
  readonly choices: readonly Choice<Action>[];
  /** Explains why an illegal answer is illegal, by key or word. */
  readonly refusals: ReadonlyMap<string, string>;
}

type ChoiceResult<Action> =
  | { readonly ok: true; readonly action: Action }
  | { readonly ok: false; readonly message: string };

/** Finds the choice that a line of input names. */
export function answerTo<Action>(question: TableQuestion<Action>, typed: string): ChoiceResult<Action> {
  const wanted = typed.trim().toLowerCase().replace(/\s+/g, " ");
  const chosen =
    question.choices.find(({ key }) => key === typed.trim()) ??
    question.choices.find(({ key, words }) => [key, ...words].some((word) => word.toLowerCase() === wanted));
  if (chosen !== undefined) return { ok: true, action: chosen.action };
  const refusal = question.refusals.get(wanted);
  return { ok: false, message: refusal ?? `You can answer ${spell(question)}.` };
}

/** Each asks for a hint, unless it is an answer: in some questions h is hearts. */
const HINT_WORDS: ReadonlySet<string> = new Set(["i", "h", "hint"]);

export function asksForHint(question: TableQuestion<unknown>, typed: string): boolean {
  return HINT_WORDS.has(typed.trim().toLowerCase()) && !answerTo(question, typed).ok;
}

function spell<Action>({ choices }: TableQuestion<Action>): string {
  return choices.map(({ key, label }) => (label === key ? key : `${key} (${label})`)).join(", ");
}

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

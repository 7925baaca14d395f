import { TRICKS_PER_HAND } from "@buck/engine";
import type { Card, CardId, GameName, GameOptions, Games, Position, Suit, Trick } from "@buck/engine";
import { playTexts, reasonText } from "@buck/words";
import { tableTexts } from "../texts/en/table.ts";
import type { Language } from "../texts/language.ts";

interface Holder {
  readonly position: Position;
  readonly hand: readonly Card[] | null;
}

interface CardsSeen {
  readonly players: readonly Holder[];
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly trumpSuit: Suit | null;
}

/** The card that its holder has decided on; null when it has left their hand. */
export function ownCard(
  { players }: Pick<CardsSeen, "players">,
  { playerPosition, cardId }: { readonly playerPosition: Position; readonly cardId: string },
): Card | null {
  const hand = players.find(({ position }) => position === playerPosition)?.hand ?? [];
  return hand.find(({ id }) => id === cardId) ?? null;
}

/** Who leads the next trick is told with the answer; until then nobody is asked for a second card. */
export function askingNobodyTwice<
  View extends Pick<CardsSeen, "currentTrick"> & { readonly currentPlayerPosition: Position | null },
>(view: View): View {
  const hasPlayed = view.currentTrick.cards.some(
    ({ playerPosition }) => playerPosition === view.currentPlayerPosition,
  );
  return hasPlayed ? { ...view, currentPlayerPosition: null } : view;
}

/** "Trick 3 of 5" while tricks are played, and as long as the last one lies there. */
export function trickLabel(
  language: Language,
  { tricks, currentTrick }: Pick<CardsSeen, "tricks" | "currentTrick">,
): string {
  const texts = tableTexts(language);
  if (tricks.length === 0 && currentTrick.cards.length === 0) return "";
  const number = Math.min(tricks.length + 1, TRICKS_PER_HAND);
  return texts.board.trickOf({ number, all: TRICKS_PER_HAND });
}

/** "3 of 8 scored" in a short game; "" in any other. */
export function handsScored(
  language: Language,
  { options, scoreSheet }: { readonly options: GameOptions; readonly scoreSheet: readonly object[] },
): string {
  const hands = options.endsAfterHands;
  return hands === "none" ? "" : playTexts(language).handsScored({ scored: scoreSheet.length, hands });
}

/** Why each card that cannot be chosen now cannot be chosen. */
export function refusals(
  language: Language,
  hand: readonly Card[],
  whyNot: (cardId: CardId) => Games[GameName]["reason"] | null,
): Readonly<Partial<Record<CardId, string>>> {
  return Object.fromEntries(
    hand.flatMap((card) => {
      const refused = whyNot(card.id);
      return refused === null ? [] : [[card.id, reasonText(language, refused)]];
    }),
  );
}

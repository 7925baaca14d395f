import { clockwiseFrom, parseCard, sortHand, TRICKS_PER_HAND } from "@buck/engine";
import type { Card, CardId, Position, Suit, Trick } from "@buck/engine";
import { cardRefusalText } from "../texts/refusals.ts";
import type { RefusedCode } from "../texts/refusals.ts";
import { words } from "../texts/words.ts";

interface Holder {
  readonly position: Position;
  readonly hand: readonly Card[] | null;
  readonly cardCount: number;
}

interface CardsSeen {
  readonly players: readonly Holder[];
  readonly tricks: readonly Trick[];
  readonly currentTrick: Trick;
  readonly currentPlayerPosition: Position | null;
  readonly trumpSuit: Suit | null;
}

/** A card that leaves somebody's hand, to the trick or away from it. */
export interface CardMove {
  readonly playerPosition: Position;
  readonly cardId: string;
}

export function holds({ players }: CardsSeen, { playerPosition, cardId }: CardMove): boolean {
  const hand = players.find(({ position }) => position === playerPosition)?.hand ?? [];
  return hand.some(({ id }) => id === cardId);
}

/** The view as it will be once the table agrees: the card has left the hand, and nobody is asked. */
export function withoutCard<View extends CardsSeen>(view: View, move: CardMove): View {
  const players = view.players.map((player) => {
    if (player.position !== move.playerPosition || player.hand === null) return player;
    const hand = player.hand.filter(({ id }) => id !== move.cardId);
    return { ...player, hand, cardCount: hand.length };
  });
  return { ...view, players, currentPlayerPosition: null };
}

/** The view as it will be once the table agrees: the card lies in the trick, and the next player is asked. */
export function withCardPlayed<View extends CardsSeen>(
  view: View,
  move: CardMove,
  out: readonly Position[],
): View {
  const card = parseCard(move.cardId);
  if (card === null || !holds(view, move)) return view;
  const { currentTrick } = view;
  const cards = [...currentTrick.cards, { card, playerPosition: move.playerPosition }];
  const hasPlayed = new Set(cards.map(({ playerPosition }) => playerPosition));
  const next = clockwiseFrom(move.playerPosition).find(
    (position) => !hasPlayed.has(position) && !out.includes(position),
  );
  return {
    ...withoutCard(view, move),
    currentTrick: { ...currentTrick, cards },
    currentPlayerPosition: next ?? null,
  };
}

/** "Trick 3 of 5" while tricks are played, and as long as the last one lies there. */
export function trickLabel({ tricks, currentTrick }: Pick<CardsSeen, "tricks" | "currentTrick">): string {
  if (tricks.length === 0 && currentTrick.cards.length === 0) return "";
  const number = Math.min(tricks.length + 1, TRICKS_PER_HAND);
  return words.table.trickOf({ number, all: TRICKS_PER_HAND });
}

/** Why each card that cannot be chosen now cannot be chosen. */
export function refusals(
  table: Pick<CardsSeen, "currentTrick" | "trumpSuit">,
  hand: readonly Card[],
  whyNot: (cardId: CardId) => RefusedCode | null,
): Readonly<Partial<Record<CardId, string>>> {
  return Object.fromEntries(
    hand.flatMap((card) => {
      const refused = whyNot(card.id);
      return refused === null ? [] : [[card.id, cardRefusalText(refused, table, { hand, card })]];
    }),
  );
}

/** The cards somebody held in this hand, as far as this viewer may know them. */
export function cardsHeld({ tricks, players, trumpSuit }: CardsSeen, position: Position): readonly Card[] {
  const played = tricks.flatMap(({ cards }) =>
    cards.filter((play) => play.playerPosition === position).map((play) => play.card),
  );
  const left = players.find((player) => player.position === position)?.hand ?? [];
  return sortHand([...played, ...left], trumpSuit);
}

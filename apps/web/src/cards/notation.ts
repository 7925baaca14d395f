import { CARDS, clockwiseFrom, leftOf } from "@buck/engine";
import type { Card, CardId, Position } from "@buck/engine";
import { RANK_MARKS } from "../texts/cards.ts";

export interface Arrangement {
  readonly dealer: Position;
  /** By position, like "JH AS 10C 9D KD". */
  readonly hands: readonly [string, string, string, string];
  readonly turnUp: string;
}

const BATCHES = [
  [3, 2, 3, 2],
  [2, 3, 2, 3],
] as const;

/** A deck that deals exactly these hands; what nobody holds lies under the turn-up. */
export function stackDeck({ dealer, hands, turnUp }: Arrangement): readonly CardId[] {
  const left = hands.map((hand) => [...cards(hand)]);
  const order = clockwiseFrom(leftOf(dealer));
  const dealt = BATCHES.flatMap((batch) =>
    order.flatMap((position, turn) => left[position]?.splice(0, batch[turn] ?? 0) ?? []),
  );
  const open = cards(turnUp);
  const rest = CARDS.filter((card) => !dealt.includes(card) && !open.includes(card));
  return [...dealt, ...open, ...rest].map(({ id }) => id);
}

/** "JH AS" as cards. A misspelt card is a bug in a fixed lesson, so it throws. */
export function cards(names: string): readonly Card[] {
  return names.split(" ").map((name) => {
    const card = CARDS.find(({ rank, suit }) => `${RANK_MARKS[rank]}${suit.charAt(0)}` === name);
    if (card === undefined) throw new Error(`No such card: ${name}`);
    return card;
  });
}

import { CARDS, isCardId, POSITIONS, RANKS, SUITS } from "@buck/engine";
import type { Card, CardId } from "@buck/engine";
import { z } from "zod/mini";
import { list, message } from "./schema.ts";

export const suit = z.literal(SUITS);
export const position = z.literal(POSITIONS);
export const cardId = z.custom<CardId>(isCardId, "not a card");
export const card = message({ suit, rank: z.literal(RANKS), id: cardId });
/** A card in an update is short: its rank and the first letter of its suit, as in `QD` and `10S`. */
export const cardInShort = z.pipe(z.literal(CARDS.map(shortName)), z.transform(cardNamed));
export const playedCard = message({ card, playerPosition: position });
export const trick = message({
  number: z.int(),
  leadPlayerPosition: position,
  cards: list(playedCard),
  winner: z.nullable(position),
});

const playerPosition = position;

export function shortName({ suit, rank }: Card): string {
  return `${rank.length > 2 ? rank.charAt(0) : rank}${suit.charAt(0)}`;
}

const SHORT_NAMES: ReadonlyMap<string, string> = new Map(CARDS.map((card) => [card.id, shortName(card)]));

/** The same, known beforehand. */
export function shortNameOf({ id }: Pick<Card, "id">): string {
  return SHORT_NAMES.get(id) ?? id;
}

function cardNamed(short: string): Card {
  const found = CARDS.find((each) => shortName(each) === short);
  if (found === undefined) throw new RangeError(`there is no card ${short}`);
  return found;
}

/** How cards are written where they stand: whole, or short. */
export type CardSchema = z.ZodMiniType<Card>;

/** What happens in every game. */
export function commonEvents(card: CardSchema) {
  return [
    message({ type: z.literal("joined"), playerPosition, id: z.string(), name: z.string() }),
    message({ type: z.literal("left"), playerPosition, name: z.string() }),
    message({ type: z.literal("dealt"), round: z.int(), dealerPosition: position }),
    message({ type: z.literal("allPassed"), dealerPosition: position }),
    message({ type: z.literal("playOpened"), playerPosition }),
    message({ type: z.literal("played"), playerPosition, card }),
    message({ type: z.literal("trickWon"), playerPosition, card, number: z.int() }),
    message({ type: z.literal("dealMoved"), dealerPosition: position }),
    message({ type: z.literal("newGame") }),
  ] as const;
}

/** Cards of every player, by position. */
export function hands(card: CardSchema) {
  return list(list(card));
}

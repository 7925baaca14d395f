import { isCardId, LARGEST_TABLE, RANKS, SUITS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { z } from "zod/mini";
import { list, message } from "./schema.ts";

export const suit = z.literal(SUITS);
export const position = z.literal(LARGEST_TABLE);
export const cardId = z.custom<CardId>(isCardId, "not a card");
export const card = message({ suit, rank: z.literal(RANKS), id: cardId });
export const playedCard = message({ card, playerPosition: position });
export const trick = message({
  number: z.int(),
  leadPlayerPosition: position,
  cards: list(playedCard),
  winner: z.nullable(position),
});

const playerPosition = position;

/** What happens in every game. */
export const commonEvents = [
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

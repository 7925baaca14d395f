import { POSITIONS, RANKS, SUITS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { isCardId } from "@buck/engine";
import { z } from "zod/mini";
import { list, message } from "./schema.ts";

export const suit = z.literal(SUITS);
export const position = z.literal(POSITIONS);
export const cardId = z.custom<CardId>(isCardId, "not a card");
export const card = message({ suit, rank: z.literal(RANKS), id: cardId });
export const playedCard = message({ card, playerPosition: position });
export const trick = message({
  number: z.int(),
  leadPlayerPosition: position,
  cards: list(playedCard),
  winner: z.nullable(position),
});

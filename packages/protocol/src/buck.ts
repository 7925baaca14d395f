import { buck } from "@buck/engine";
import { z } from "zod/mini";
import { card, cardId, commonEvents, position, suit, trick } from "./cards.ts";
import { laterRule, list, message } from "./schema.ts";

const { DEFAULT_OPTIONS, OPTION_VALUES } = buck;

export const buckOptions = message({
  startScore: z.literal(OPTION_VALUES.startScore),
  clubsTurnUp: z.literal(OPTION_VALUES.clubsTurnUp),
  minimumBid: z.literal(OPTION_VALUES.minimumBid),
  allPass: z.literal(OPTION_VALUES.allPass),
  folding: z.literal(OPTION_VALUES.folding),
  showHands: z.literal(OPTION_VALUES.showHands),
  players: z.literal(OPTION_VALUES.players),
  endsAfterHands: laterRule(z.literal(OPTION_VALUES.endsAfterHands), DEFAULT_OPTIONS.endsAfterHands),
  noTrump: laterRule(z.boolean(), DEFAULT_OPTIONS.noTrump),
});

const declaration = z.union([suit, z.literal("NO_TRUMP")]);
const bidAmount = z.literal(buck.BID_AMOUNTS);

/** What a player may decide; the table itself deals, reveals and goes on. */
export const buckDecision = z.discriminatedUnion("type", [
  message({ type: z.literal("PLACE_BID"), playerPosition: position, amount: bidAmount }),
  message({ type: z.literal("DECLARE_TRUMP"), playerPosition: position, trumpSuit: declaration }),
  message({ type: z.literal("FOLD_DECISION"), playerPosition: position, folded: z.boolean() }),
  message({ type: z.literal("PLAY_CARD"), playerPosition: position, cardId }),
]);

export const buckPlayer = message({
  id: z.string(),
  name: z.string(),
  position,
  score: z.int(),
  connected: z.boolean(),
  cardCount: z.int(),
  hand: z.nullable(list(card)),
  tricksTaken: z.int(),
  folded: z.boolean(),
  decided: z.boolean(),
});

export const buckView = message({
  viewer: z.union([position, z.literal("spectator")]),
  gameId: z.string(),
  options: buckOptions,
  phase: z.literal(buck.GAME_PHASES),
  round: z.int(),
  dealerPosition: position,
  dealerChosen: z.boolean(),
  players: list(buckPlayer),
  blind: z.nullable(list(card)),
  turnUpCard: z.nullable(card),
  isClubsTurnUp: z.boolean(),
  bids: list(message({ playerPosition: position, amount: bidAmount })),
  currentBidder: z.nullable(position),
  highestBid: z.nullable(z.int()),
  winningBidderPosition: z.nullable(position),
  trumpSuit: z.nullable(suit),
  tricks: list(trick),
  currentTrick: trick,
  currentPlayerPosition: z.nullable(position),
  scoreSheet: list(message({ round: z.int(), changes: list(z.int()) })),
  winner: z.nullable(position),
  gameOver: z.boolean(),
});

const playerPosition = position;

/** What one player alone is told beside the events. Their new cards come with the whole game. */
export const buckOwnNews = {
  folded: z.exactOptional(z.boolean()),
};

export const buckEvent = z.discriminatedUnion("type", [
  ...commonEvents,
  message({ type: z.literal("dealerChosen"), dealerPosition: position }),
  message({ type: z.literal("turnedUp"), card, isClubsTurnUp: z.boolean() }),
  message({ type: z.literal("biddingOpened"), playerPosition }),
  message({ type: z.literal("bid"), playerPosition, amount: bidAmount }),
  message({ type: z.literal("bidWon"), playerPosition, amount: z.int() }),
  message({ type: z.literal("declared"), playerPosition, trumpSuit: declaration }),
  message({ type: z.literal("decided"), playerPosition }),
  message({ type: z.literal("folded"), playerPosition, folded: z.boolean() }),
  message({ type: z.literal("tricksConceded"), playerPosition }),
  message({
    type: z.literal("roundScored"),
    round: z.int(),
    changes: list(z.int()),
    scores: list(z.int()),
  }),
  message({ type: z.literal("tied"), positions: list(position) }),
  message({ type: z.literal("gameWon"), positions: list(position) }),
  message({ type: z.literal("cardsShown"), hands: list(list(card)), blind: list(card) }),
]);

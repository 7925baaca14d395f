export * as buck from "./buck/index.ts";
export * as euchre from "./euchre/index.ts";
export { beats, bowerOf, effectiveSuit, sameColour, sortHand, strength } from "./bowers.ts";
export type { Bower } from "./bowers.ts";
export { cardName, CARDS, isCardId, isSuit, parseCard, RANKS, SUITS, suitName } from "./cards.ts";
export type { Card, CardId, Rank, Suit } from "./cards.ts";
export { FULL_DECK, parseDeck } from "./deck.ts";
export { exportEgn, importEgn, replayEgn } from "./egn/index.ts";
export type {
  EgnAbout,
  EgnCall,
  EgnDeal,
  EgnErrorCode,
  EgnExported,
  EgnFault,
  EgnGame,
  EgnImported,
  EgnReplayed,
  EgnReplayedDeal,
} from "./egn/index.ts";
export { decodeRecord, encodeRecord, RECORD_FORMAT, RECORD_VERSION, recordOf, replay } from "./record.ts";
export type {
  BrokenRecord,
  DecodeResult,
  GameRecord,
  RecordedGame,
  RecordErrorCode,
  Replayed,
} from "./record.ts";
export { clockwiseFrom, isPosition, leftOf, POSITIONS } from "./seats.ts";
export type { Position } from "./seats.ts";
export { followingCards, ledSuit, TRICKS_PER_HAND, winningPlay } from "./trick.ts";
export type { PlayedCard, Trick } from "./trick.ts";

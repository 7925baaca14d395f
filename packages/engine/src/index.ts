export * as buck from "./buck/index.ts";
export * as euchre from "./euchre/index.ts";
export { withChance } from "./actions.ts";
export type { AddPlayer, ChooseDealer, Deal, NewGame, NextRound, PlayCard, RemovePlayer } from "./actions.ts";
export type { Chance, TableAction } from "./actions.ts";
export { beats, bowerOf, effectiveSuit, sameColor, sortHand, strength } from "./bowers.ts";
export type { Bower } from "./bowers.ts";
export { cardName, CARDS, isCardId, isSuit, parseCard, RANKS, SUITS, suitName } from "./cards.ts";
export type { Card, CardId, Rank, Suit } from "./cards.ts";
export { dealCards, deckFor, parseDeck, stackDeck } from "./deck.ts";
export type { DealtCards } from "./deck.ts";
export type { Game, GameTypes } from "./game.ts";
export { GAME_NAMES, games, isGameName } from "./games.ts";
export type { GameAction, GameDecision, GameEvent, GameName, GameOptions, Games } from "./games.ts";
export type { InvalidOptions, OptionsResult } from "./options.ts";
export type { Applied, ApplyResult, CommonReason, MustFollowSuit, Refusal } from "./result.ts";
export {
  clockwiseFrom,
  isPosition,
  LARGEST_TABLE,
  leftOf,
  othersClockwise,
  seatsFor,
  seatsOf,
} from "./seats.ts";
export type { Position, Viewer } from "./seats.ts";
export { followingCards, followsInPrint, ledSuit, TRICKS_PER_HAND, winningPlay } from "./trick.ts";
export type { PlayedCard, Trick } from "./trick.ts";

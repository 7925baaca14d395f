import type {
  AddPlayer,
  ChooseDealer,
  Deal,
  NewGame,
  NextRound,
  PlayCard,
  RemovePlayer,
} from "../actions.ts";
import type { CardId, Suit } from "../cards.ts";
import type { Position } from "../seats.ts";

export type SwapPlayers = {
  readonly type: "SWAP_PLAYERS";
  readonly playerPosition: Position;
  readonly otherPosition: Position;
};
/** By name, or by turning up a deck card by card until a black jack falls. */
export type FindDealer = ChooseDealer | { readonly type: "CHOOSE_DEALER"; readonly deck: readonly CardId[] };
/** `pickUp` in the first round, `suit` in the second. */
export type CallTrump = {
  readonly type: "CALL_TRUMP";
  readonly playerPosition: Position;
  readonly pickUp?: true;
  readonly suit?: Suit;
  readonly goAlone?: boolean;
};
export type PassTrump = { readonly type: "PASS_TRUMP"; readonly playerPosition: Position };
export type Discard = {
  readonly type: "DISCARD";
  readonly playerPosition: Position;
  readonly cardId: CardId;
};

/** What players decide in the course of a hand. */
export type Decision = CallTrump | PassTrump | Discard | PlayCard;

export type Action =
  | AddPlayer
  | RemovePlayer
  | SwapPlayers
  | FindDealer
  | Deal
  | Decision
  | NextRound
  | NewGame;

const DECISIONS: Readonly<Record<Decision["type"], true>> = {
  CALL_TRUMP: true,
  PASS_TRUMP: true,
  DISCARD: true,
  PLAY_CARD: true,
};

export function isDecision(action: Action): action is Decision {
  return Object.hasOwn(DECISIONS, action.type);
}

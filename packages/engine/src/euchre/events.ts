import type { Card, Suit } from "../cards.ts";
import type { CommonEvent } from "../events.ts";
import type { Position } from "../seats.ts";
import type { ByTeam, Team } from "./teams.ts";

/** How a hand ended for the team that made trump. */
export type CallResult = "made" | "march" | "loneMarch" | "euchred";

/** What happened, in order and in public: nothing in an event may be kept from a spectator. */
export type Event =
  | CommonEvent
  | { readonly type: "swapped"; readonly playerPosition: Position; readonly otherPosition: Position }
  /** `turned` are the cards shown, one a seat from seat 0 on, until the first black jack; empty when not so chosen. */
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position; readonly turned: readonly Card[] }
  | { readonly type: "turnedUp"; readonly card: Card }
  | { readonly type: "passed"; readonly playerPosition: Position; readonly callRound: 1 | 2 }
  | { readonly type: "turnedDown"; readonly card: Card }
  | Called<"orderedUp">
  | Called<"called">
  | { readonly type: "pickedUp"; readonly playerPosition: Position; readonly card: Card }
  | { readonly type: "discarded"; readonly playerPosition: Position }
  | { readonly type: "sitsOut"; readonly playerPosition: Position }
  | {
      readonly type: "roundScored";
      readonly round: number;
      readonly callingTeam: Team;
      readonly result: CallResult;
      readonly tricksWon: ByTeam;
      readonly points: ByTeam;
      readonly scores: ByTeam;
    }
  | { readonly type: "gameWon"; readonly team: Team }
  /** The cards nobody played are open to everybody: the hands by position, and the kitty. */
  | {
      readonly type: "cardsShown";
      readonly hands: readonly (readonly Card[])[];
      readonly kitty: readonly Card[];
    };

/** Somebody made trump: the turned suit in the first round, another in the second. */
export type Called<Type extends "orderedUp" | "called"> = {
  readonly type: Type;
  readonly playerPosition: Position;
  readonly trumpSuit: Suit;
  readonly goAlone: boolean;
};

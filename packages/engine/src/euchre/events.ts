import type { Card, Suit } from "../cards.ts";
import type { Position } from "../seats.ts";
import type { ByTeam, Team } from "./teams.ts";

/** How a hand ended for the team that made trump. */
export type HandResult = "made" | "march" | "loneMarch" | "euchred";

/** What happened, in order and in public: nothing in an event may be kept from a spectator. */
export type Event =
  | { readonly type: "joined"; readonly playerPosition: Position; readonly name: string }
  | { readonly type: "left"; readonly playerPosition: Position; readonly name: string }
  | { readonly type: "swapped"; readonly playerPosition: Position; readonly otherPosition: Position }
  /** `turned` are the cards shown, one a seat from seat 0 on, until the first black jack; empty when not so chosen. */
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position; readonly turned: readonly Card[] }
  | { readonly type: "dealt"; readonly round: number; readonly dealerPosition: Position }
  | { readonly type: "turnedUp"; readonly card: Card }
  | { readonly type: "passed"; readonly playerPosition: Position; readonly callRound: 1 | 2 }
  | { readonly type: "turnedDown"; readonly card: Card }
  | {
      readonly type: "orderedUp";
      readonly playerPosition: Position;
      readonly trumpSuit: Suit;
      readonly goAlone: boolean;
    }
  | {
      readonly type: "called";
      readonly playerPosition: Position;
      readonly trumpSuit: Suit;
      readonly goAlone: boolean;
    }
  | { readonly type: "pickedUp"; readonly playerPosition: Position; readonly card: Card }
  | { readonly type: "discarded"; readonly playerPosition: Position }
  | { readonly type: "sitsOut"; readonly playerPosition: Position }
  | { readonly type: "allPassed"; readonly dealerPosition: Position }
  | { readonly type: "played"; readonly playerPosition: Position; readonly card: Card }
  | {
      readonly type: "trickWon";
      readonly playerPosition: Position;
      readonly card: Card;
      readonly number: number;
    }
  | {
      readonly type: "roundScored";
      readonly round: number;
      readonly callingTeam: Team;
      readonly result: HandResult;
      readonly tricksWon: ByTeam;
      readonly points: ByTeam;
      readonly scores: ByTeam;
    }
  | { readonly type: "gameWon"; readonly team: Team }
  | { readonly type: "newGame" };

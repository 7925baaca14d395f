import type { Card, Suit } from "../cards.ts";
import { leftOf } from "../seats.ts";
import type { Position, Viewer } from "../seats.ts";
import type { CommonPlayer, CommonTable } from "../table.ts";
import { SEATS } from "./options.ts";
import type { Options } from "./options.ts";

export const TEAMS = ["a", "b"] as const;
export type Team = (typeof TEAMS)[number];
export type ByTeam = Readonly<Record<Team, number>>;
export const NO_POINTS: ByTeam = { a: 0, b: 0 };

/** Partners face each other: seats 0 and 2 are team a, seats 1 and 3 team b. */
export function teamOf(position: Position): Team {
  return position % 2 === 0 ? "a" : "b";
}

export function partnerOf(position: Position): Position {
  return leftOf(leftOf(position, SEATS), SEATS);
}

export function otherTeam(team: Team): Team {
  return team === "a" ? "b" : "a";
}

/** Whether a seat plays no card in this hand: a partner of somebody alone. */
export function sitsOut({ inactivePosition, aloneDefender }: OpenTable, position: Position): boolean {
  return position === inactivePosition || (aloneDefender !== null && position === partnerOf(aloneDefender));
}

export const GAME_PHASES = [
  "WAITING_FOR_PLAYERS",
  "DEALING",
  /** The turn-up is offered. */
  "ROUND1",
  /** The other three suits may be named. */
  "ROUND2",
  "DEALER_DISCARD",
  /** The opponents of somebody alone say whether one of them defends alone. */
  "DEFENDING",
  "PLAYING",
  "ROUND_OVER",
  "GAME_OVER",
] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

export interface Call {
  readonly playerPosition: Position;
  readonly call: "PASS" | "ORDER_UP" | Suit;
  readonly goAlone: boolean;
}

export interface ScoreRow {
  readonly round: number;
  readonly points: ByTeam;
}

/** What lies open on the table: a state and every view of it have this in common. */
export interface OpenTable extends CommonTable {
  readonly options: Options;
  readonly phase: GamePhase;
  readonly players: readonly OpenPlayer[];
  readonly scores: ByTeam;
  readonly calls: readonly Call[];
  /** Who made trump. */
  readonly callerPosition: Position | null;
  readonly callingTeam: Team | null;
  readonly alonePosition: Position | null;
  /** The partner who sits out. */
  readonly inactivePosition: Position | null;
  /** The defender who plays alone against somebody alone. */
  readonly aloneDefender: Position | null;
  /** Who has shown a farmer's hand, until the hand that was dealt instead is over. */
  readonly farmerPosition: Position | null;
  /** The turn-up once the dealer has taken it. */
  readonly dealerPickedUp: Card | null;
  readonly tricksWon: ByTeam;
  readonly scoreSheet: readonly ScoreRow[];
  /** Who has won alone; teams that share a win have the same place in the outcome. */
  readonly winningTeam: Team | null;
}

/** What lies open of a player. */
export interface OpenPlayer extends CommonPlayer {
  readonly team: Team;
}

export interface Player extends OpenPlayer {
  readonly hand: readonly Card[];
}

/** The whole truth, every hand and the kitty included. It never leaves the table; a View does. */
export interface GameState extends OpenTable {
  readonly players: readonly Player[];
  /** The turn-up and the three cards under it; the dealer's discard in place of a turn-up that was taken. */
  readonly kitty: readonly Card[];
  readonly discard: Card | null;
}

export interface PlayerView extends OpenPlayer {
  /** How many cards are left in the hand, whoever may see them. */
  readonly cardCount: number;
}

/** What one viewer may see. `viewer` and `cardCount` make it impossible to pass a state off as a view. */
export interface View extends OpenTable {
  readonly viewer: Viewer;
  readonly players: readonly PlayerView[];
  readonly kitty: readonly Card[] | null;
  /** The dealer's own discard, for the dealer; for everybody once cards are shown. */
  readonly discard: Card | null;
}

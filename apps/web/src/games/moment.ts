import type { Card, CardId, GameDecision, Position, Suit, Trick, Viewer } from "@buck/engine";
import type { ReactNode } from "react";
import type { Counter } from "../storage/statistics.ts";
import type { Cue } from "../sound/cues.ts";
import type { Line } from "../texts/line.ts";
import type { TeamMark } from "../texts/teams.ts";
import type { GameFile } from "./files.ts";

/** What the bar above the hand says, and the reason under it. */
export interface Prompt {
  readonly say: string;
  readonly why: string;
}

export interface SeatStatus {
  readonly text: string;
  readonly tone: "bid" | "plain" | "out";
}

export interface SeatPicture {
  readonly position: Position;
  /** As it is spoken of: "You" for the viewer. */
  readonly name: string;
  readonly ownName: string;
  readonly score: string;
  readonly unit: string;
  readonly tricks: number;
  readonly cardCount: number;
  readonly isTurn: boolean;
  readonly isDealer: boolean;
  /** Missing where everybody plays alone. */
  readonly team?: TeamMark;
  /** Takes no part in this hand any more. */
  readonly isOut: boolean;
  /** The one word under a seat: what this player has said in this hand. */
  readonly status: SeatStatus | null;
}

export interface ScoreboardRow {
  readonly key: string;
  readonly name: string;
  readonly score: string;
  readonly team?: TeamMark;
  /** How much of the way is done, from 0 to 1. */
  readonly progress: number;
}

export interface ResultLine {
  readonly key: string;
  readonly name: string;
  readonly team?: TeamMark;
  readonly what: string;
  readonly change: string;
  readonly tone: "good" | "bad" | "none";
  readonly score: string;
  readonly unit: string;
}

export interface HeldCards {
  readonly label: string;
  readonly cards: readonly Card[];
}

/** What a finished hand did to everybody. */
export interface HandResult {
  readonly title: string;
  readonly summary: string;
  readonly lines: readonly ResultLine[];
  /** What everybody held, as far as the viewer may know. */
  readonly held: readonly HeldCards[];
  /** Why some cards stay closed; null when all are shown. */
  readonly closed: string | null;
}

export interface ChartLine {
  readonly key: string;
  /** Which of the four colours of the seats the line has. */
  readonly tint: Position;
  readonly label: string;
  /** The score before the first hand, then after each. */
  readonly points: readonly number[];
}

/** How a game ended. */
export interface GameResult {
  readonly title: string;
  readonly summary: string;
  readonly standings: readonly {
    readonly key: string;
    readonly place: number;
    readonly name: string;
    readonly team?: TeamMark;
    readonly score: string;
  }[];
  /** Scores over the hands, and the score that ends the game. */
  readonly chart: { readonly lines: readonly ChartLine[]; readonly goal: number };
  readonly files: readonly GameFile[];
}

/** How far a hand is: what the table shows and hides by it. */
export type Stage = "waiting" | "deal" | "bid" | "play" | "result" | "over";

/**
 * One moment of a game as one person sees it, whichever game it is. Each game makes its own from a view and what
 * led to it; screens read nothing else.
 */
export interface Moment {
  readonly gameId: string;
  readonly viewer: Viewer;
  readonly round: number;
  readonly stage: Stage;
  readonly isMyTurn: boolean;
  readonly trump: Suit | null;
  /** Who made trump, and for how much. */
  readonly bid: string;
  readonly prompt: Prompt;
  /** By position. */
  readonly seats: readonly SeatPicture[];
  readonly trick: Trick;
  readonly tricks: readonly Trick[];
  readonly turnUp: Card | null;
  /** What became of the turn-up, in a word or two. */
  readonly turnUpNote: string;
  /** It lies face down again, and only people remember it. */
  readonly isTurnedDown: boolean;
  /** The viewer's cards, trump first. */
  readonly hand: readonly Card[];
  /** A card is asked of the viewer now. */
  readonly asksForCard: boolean;
  /** What a chosen card is for. */
  readonly cardUse: "play" | "discard";
  readonly playable: readonly CardId[];
  readonly scoreboard: readonly ScoreboardRow[];
  readonly scoreboardTitle: string;
  /** What the game is played to, beside the number of the hand; "" when the seats say enough. */
  readonly goal: string;
  /** The hand so far in plain sentences. */
  readonly log: readonly Line[];
  /** What has just effects. */
  readonly effects: {
    /** The last sentences of the log that are new. */
    readonly lines: number;
    readonly dealt: boolean;
    readonly played: boolean;
    readonly trickWon: boolean;
    readonly scored: boolean;
    readonly cues: readonly Cue[];
    /** What it adds to the viewer's own numbers; null when no hand ended. */
    readonly tally: Readonly<Partial<Record<Counter, number>>> | null;
  };
  /** Keys that mean something at this table, for the help. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  /** Where the rules of this game are read. */
  readonly rulesPath: string;
  /** Null when the card may be chosen now. */
  whyNot(cardId: CardId): string | null;
  /** What choosing this card means now. */
  cardMove(cardId: CardId): GameDecision | null;
  /** As it will be once the table agrees. */
  predict(move: GameDecision): Moment;
  /** Whether a move shows in this moment already. */
  shows(move: GameDecision): boolean;
  /** The buttons for what is asked of the viewer, other than cards; `aria-keyshortcuts` names the keys of each. */
  controls(act: (move: GameDecision) => void): ReactNode;
  handResult(): HandResult;
  gameResult(): GameResult | null;
}

import type { Card, CardId, Position, Suit, Trick, Viewer } from "@buck/engine";
import type { HandResult, LogLine, Prompt, TeamMark } from "@buck/words";
import { BASE } from "../app/base.ts";
import type { Cue } from "../device/sound.ts";
import type { Counter } from "../device/statistics.ts";
import { tableTexts } from "../texts/en/table.ts";
import type { Language } from "../texts/language.ts";

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

export interface ChartLine {
  readonly key: string;
  /** Which of the four colors of the seats the line has. */
  readonly tint: Position;
  readonly label: string;
  /** The score before the first hand, then after each. */
  readonly points: readonly number[];
}

/** How a game ended for the viewer. Whoever watches takes no side. */
export interface GameEnding {
  readonly mood: "won" | "lost" | "watched";
  /** Points between the viewer and the winner, or between the winning viewer and the next. */
  readonly margin: number;
}

/** How a game ended. */
export interface GameResult {
  readonly ending: GameEnding;
  readonly title: string;
  readonly summary: string;
  readonly standings: readonly {
    readonly key: string;
    readonly place: number;
    /** Whose place it is: one player's, or a team's. */
    readonly positions: readonly Position[];
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

/** One moment of a game as one person sees it, as plain data. Each game makes it from a view; screens read it. */
export interface Moment {
  readonly gameId: string;
  readonly viewer: Viewer;
  readonly round: number;
  readonly stage: Stage;
  readonly isMyTurn: boolean;
  readonly trump: Suit | null;
  /** This hand is played without trump. */
  readonly isNoTrump: boolean;
  /** Who made trump, and for how much. */
  readonly bid: LogLine;
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
  /** Which trick is being played, in words; "" while none is. */
  readonly trickLabel: string;
  /** How many tricks each team has in this hand, the viewer's own first; empty where everybody plays alone. */
  readonly teamTricks: readonly { readonly team: TeamMark; readonly tricks: number }[];
  /** Keys that mean something at this table, for the help. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  /** Where the rules of this game are read. */
  readonly rulesPath: string;
  /** Why a card cannot be chosen now; cards that can be chosen are missing. */
  readonly refusals: Readonly<Partial<Record<CardId, string>>>;
  /** Null until the hand is over. */
  readonly handResult: HandResult | null;
  /** Null until the game is over. */
  readonly gameResult: GameResult | null;
}

/** What the events of one frame mean for the screen, the ears and the viewer's own numbers. */
export interface Effects {
  readonly dealt: boolean;
  readonly played: boolean;
  readonly trickWon: boolean;
  /** There is a result to look at: points or, where all passed, the cards that the house shows. */
  readonly handOver: boolean;
  readonly cues: readonly Cue[];
  /** What a finished hand adds to the viewer's statistics; null when no hand ended. */
  readonly tally: Readonly<Partial<Record<Counter, number>>> | null;
}

/** A finished game to take along. */
export interface GameFile {
  readonly label: string;
  readonly address: string;
  /** What it is called where it is kept. */
  readonly name: string;
}

/** Every action of the game: whatever replays records reads it. */
export function recordFile(language: Language, gameId: string): GameFile {
  const texts = tableTexts(language);
  return {
    label: texts.gameOver.record,
    address: `${BASE}/api/games/${gameId}`,
    name: `${gameId}.record.json`,
  };
}

/** Euchre Game Notation, for other programs. */
export function notationFile(language: Language, gameId: string): GameFile {
  const texts = tableTexts(language);
  return {
    label: texts.gameOver.notation,
    address: `${BASE}/api/games/${gameId}/egn`,
    name: `${gameId}.egn`,
  };
}

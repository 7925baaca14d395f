import type { Level } from "@buck/bots";
import { POSITIONS } from "@buck/engine";
import type { GameName, Games, Position } from "@buck/engine";
import type { TerminalGame } from "../gameUi/terminalGame.ts";
import { TERMINAL_GAMES } from "../games/index.ts";

export interface SeatResult {
  readonly position: Position;
  readonly level: Level;
  readonly wins: number;
  readonly winShare: number;
  readonly averageScore: number;
}

/** The result of a series; the same for the same seed. */
export interface Summary {
  readonly game: GameName;
  readonly seed: string;
  readonly games: number;
  /** Games in which nobody had won after a thousand hands. */
  readonly unfinished: number;
  readonly hands: number;
  readonly handsPerGame: number;
  readonly seats: readonly SeatResult[];
  readonly counts: Readonly<Record<string, number>>;
}

/** Counts results while games are played. */
export class Tally<Name extends GameName> {
  readonly #game: Name;
  readonly #ui: TerminalGame<Games[Name]>;
  readonly #wins = [0, 0, 0, 0];
  readonly #scores = [0, 0, 0, 0];
  readonly #counts = new Map<string, number>();
  #games = 0;
  #unfinished = 0;
  #hands = 0;

  constructor(game: Name) {
    this.#game = game;
    this.#ui = TERMINAL_GAMES[game];
  }

  note(event: Games[Name]["event"], state: Games[Name]["state"]): void {
    for (const label of this.#ui.tally(event, state)) {
      this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
    }
  }

  finish(state: Games[Name]["state"]): void {
    this.#games += 1;
    if (!state.gameOver) this.#unfinished += 1;
    this.#hands += state.round;
    for (const position of this.#ui.winners(state)) this.#wins[position] = (this.#wins[position] ?? 0) + 1;
    for (const [position, score] of this.#ui.scores(state).entries()) {
      this.#scores[position] = (this.#scores[position] ?? 0) + score;
    }
  }

  summary(seed: string, levels: readonly Level[]): Summary {
    const perGame = (amount: number) => rounded(amount / Math.max(1, this.#games));
    return {
      game: this.#game,
      seed,
      games: this.#games,
      unfinished: this.#unfinished,
      hands: this.#hands,
      handsPerGame: perGame(this.#hands),
      seats: POSITIONS.map((position) => {
        const wins = this.#wins[position] ?? 0;
        const averageScore = perGame(this.#scores[position] ?? 0);
        return { position, level: levels[position] ?? "easy", wins, winShare: perGame(wins), averageScore };
      }),
      counts: Object.fromEntries([...this.#counts].toSorted(([a], [b]) => a.localeCompare(b))),
    };
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

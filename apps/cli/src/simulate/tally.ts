import type { Level } from "@buck/bots";
import type { GameName, Position } from "@buck/engine";
import type { Finished } from "../local/playOut.ts";
import type { LocalGame } from "../local/game.ts";

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
export class Tally<State, View, Action, Event> {
  readonly #game: LocalGame<State, View, Action, Event>;
  readonly #wins = [0, 0, 0, 0];
  readonly #scores = [0, 0, 0, 0];
  readonly #counts = new Map<string, number>();
  #games = 0;
  #unfinished = 0;
  #hands = 0;

  constructor(game: LocalGame<State, View, Action, Event>) {
    this.#game = game;
  }

  note(event: Event, state: State): void {
    for (const label of this.#game.tally(event, state)) {
      this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
    }
  }

  finish({ state, isOver }: Finished<State, Action>): void {
    this.#games += 1;
    if (!isOver) this.#unfinished += 1;
    this.#hands += this.#game.handsDealt(state);
    for (const position of this.#game.winners(state)) this.#wins[position] = (this.#wins[position] ?? 0) + 1;
    for (const [position, score] of this.#game.scores(state).entries()) {
      this.#scores[position] = (this.#scores[position] ?? 0) + score;
    }
  }

  summary(seed: string, levels: readonly { readonly position: Position; readonly level: Level }[]): Summary {
    const perGame = (amount: number) => rounded(amount / Math.max(1, this.#games));
    return {
      game: this.#game.name,
      seed,
      games: this.#games,
      unfinished: this.#unfinished,
      hands: this.#hands,
      handsPerGame: perGame(this.#hands),
      seats: levels.map(({ position, level }) => {
        const wins = this.#wins[position] ?? 0;
        const averageScore = perGame(this.#scores[position] ?? 0);
        return { position, level, wins, winShare: perGame(wins), averageScore };
      }),
      counts: Object.fromEntries([...this.#counts].toSorted(([a], [b]) => a.localeCompare(b))),
    };
  }
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

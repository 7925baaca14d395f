import type { Level } from "@buck/bots";
import type { GameName, Games, Position } from "@buck/engine";
import { TERMINAL_GAMES } from "../table/games.ts";
import type { TerminalGame } from "../table/terminalGame.ts";
import type { TerminalStyle } from "../terminal/style.ts";
import { counted, spaced } from "../terminal/cards.ts";

interface SeatResult {
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

/** Who plays where, and how well. */
export interface Players {
  readonly seats: readonly Position[];
  readonly levels: readonly Level[];
}

/** Counts results while games are played. */
export class Tally<Name extends GameName> {
  readonly #game: Name;
  readonly #ui: TerminalGame<Games[Name]>;
  readonly #wins: number[] = [];
  readonly #scores: number[] = [];
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

  summary(seed: string, { seats, levels }: Players): Summary {
    const perGame = (amount: number) => rounded(amount / Math.max(1, this.#games));
    return {
      game: this.#game,
      seed,
      games: this.#games,
      unfinished: this.#unfinished,
      hands: this.#hands,
      handsPerGame: perGame(this.#hands),
      seats: seats.map((position) => {
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

/** 95 in 100. */
const SPREAD = 1.96;

interface ReportOptions {
  readonly title: string;
  readonly ms: number;
  readonly style: TerminalStyle;
}

export function reportOf(summary: Summary, { title, ms, style }: ReportOptions): readonly string[] {
  const { games, unfinished, hands, handsPerGame, seed, seats, counts } = summary;
  const speed = `${(ms / 1000).toFixed(1)} s, ${Math.round((games * 1000) / Math.max(1, ms))} games a second`;
  return [
    `${counted(games, "game")} of ${title}, seed ${seed}`,
    `${counted(hands, "hand")}, ${handsPerGame.toFixed(1)} a game; ${speed}`,
    ...seats.map((seat) => {
      const share = `${percent(seat.winShare)} ${style.symbols ? "±" : "+/-"} ${percent(margin(seat.winShare, games))}`;
      return `  seat ${seat.position}  ${seat.level.padEnd(8)} ${String(seat.wins).padStart(7)} won  ${share}  average score ${seat.averageScore.toFixed(1)}`;
    }),
    ...(unfinished === 0 ? [] : [`  unfinished     ${unfinished}`]),
    ...Object.entries(counts).map(([label, count]) => `  ${spaced(label).padEnd(14)} ${count}`),
  ];
}

/** To the farther end of Wilson's interval, which has a width also when nothing or everything was won. */
function margin(share: number, games: number): number {
  const shrink = 1 + SPREAD ** 2 / games;
  const center = (share + SPREAD ** 2 / (2 * games)) / shrink;
  const half = (SPREAD / shrink) * Math.sqrt((share * (1 - share)) / games + (SPREAD / (2 * games)) ** 2);
  return Math.abs(center - share) + half;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).padStart(4)} %`;
}

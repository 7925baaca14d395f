import { buck, euchre, games } from "@buck/engine";
import type { Game, GameName, GameOptions, Games, Position } from "@buck/engine";
import { seedOf } from "./chance.ts";
import type { SeedKind } from "./chance.ts";
import { playGame, playHand, Stopwatch } from "./match.ts";
import type { Match } from "./match.ts";
import { loadPlayer } from "./player.ts";
import type { Choose } from "./player.ts";

/** One player against others; both are levels or paths of modules. */
export interface Contest<Name extends GameName = GameName> {
  readonly game: Name;
  readonly options: Partial<GameOptions<Name>>;
  readonly player: string;
  readonly others: string;
  readonly seeds: SeedKind;
}

/** What is measured: points in single hands, or whole games won. */
export type Measure = "hands" | "games";

/** A part of a contest that one process plays. */
export interface Job {
  readonly contest: Contest;
  readonly measure: Measure;
  readonly from: number;
  readonly count: number;
}

export interface JobResult {
  /** One for each deal or game: the mean over all seatings. */
  readonly samples: readonly number[];
  readonly decisions: number;
  /** Processor time of the player's decisions, in microseconds. */
  readonly total: number;
  readonly longest: number;
}

/** The seats that the player takes in turn, with the same cards: each seat alone, or each team. */
const SEATINGS: Readonly<Record<GameName, (seats: readonly Position[]) => readonly (readonly Position[])[]>> =
  {
    buck: (seats) => seats.map((seat) => [seat]),
    euchre: (seats) => [0, 1].map((team) => seats.filter((seat) => seat % 2 === team)),
  };

function seatsIn<Name extends GameName>({ game, options }: Pick<Contest<Name>, "game" | "options">) {
  const rules: Game<Games[Name]> = games[game];
  return rules.seats({ ...rules.DEFAULT_OPTIONS, ...options });
}

/** How a game stands for a seat: a difference of these is points in its favor. */
const STANDING: { readonly [Name in GameName]: (state: Games[Name]["state"], seat: Position) => number } = {
  buck: ({ players, options }, seat) => options.startScore - (players[seat]?.score ?? 0),
  euchre: ({ scores: { a, b } }, seat) => (seat % 2 === 0 ? a - b : b - a),
};

const WINNERS: { readonly [Name in GameName]: (state: Games[Name]["state"], seat: Position) => boolean } = {
  buck: (state, seat) => buck.outcome(state)?.winners.includes(seat) === true,
  euchre: (state, seat) => euchre.outcome(state)?.winners.includes(euchre.teamOf(seat)) === true,
};

export async function runJob({ contest, measure, from, count }: Job): Promise<JobResult> {
  const watch = new Stopwatch();
  const player = watch.time(await loadPlayer(contest.player));
  const others = await loadPlayer(contest.others);
  const once = measure === "hands" ? pointsOf : winsOf;
  const samples = Array.from({ length: count }, (_, index) =>
    once(contest, { player, others, seed: seedOf(contest.seeds, from + index) }),
  );
  const { decisions, total, longest } = watch;
  return { samples, decisions, total, longest };
}

interface Sitting<Name extends GameName = GameName> extends Pick<Match<Name>, "seed"> {
  readonly player: Choose;
  readonly others: Choose;
}

function choosersFor(
  { player, others }: Pick<Sitting, "player" | "others">,
  seats: readonly Position[],
  own: readonly Position[],
): readonly Choose[] {
  return seats.map((seat) => (own.includes(seat) ? player : others));
}

/** Points a hand, above what the same seats get when the others sit there. */
function pointsOf<Name extends GameName>(
  { game, options }: Pick<Contest<Name>, "game" | "options">,
  { seed, ...sitting }: Sitting<Name>,
): number {
  const standing: (state: Games[Name]["state"], seat: Position) => number = STANDING[game];
  const seats = seatsIn<Name>({ game, options });
  const play = (own: readonly Position[]) =>
    playHand<Name>({ game, options, seats: choosersFor(sitting, seats, own), seed });
  const usual = play([]);
  return mean(
    SEATINGS[game](seats).map((own) => {
      const [seat = 0] = own;
      return standing(play(own), seat) - standing(usual, seat);
    }),
  );
}

/** The share of games won. */
function winsOf<Name extends GameName>({ game, options }: Contest<Name>, sitting: Sitting): number {
  const isWinner: (state: Games[Name]["state"], seat: Position) => boolean = WINNERS[game];
  const seats = seatsIn<Name>({ game, options });
  return mean(
    SEATINGS[game](seats).map((own) => {
      const [seat = 0] = own;
      const choosers = choosersFor(sitting, seats, own);
      const state = playGame<Name>({ game, options, seats: choosers, seed: sitting.seed });
      return isWinner(state, seat) ? 1 : 0;
    }),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

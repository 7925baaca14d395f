import type { GameAction, GameName } from "@buck/engine";
import type { BotLevel, Settings, TableResult } from "@buck/protocol";
import type { OfClub } from "../state/changes.ts";
import { chairsOf, seatAt } from "../state/state.ts";
import type { RunningGame, TableState } from "../state/state.ts";
import type { Feature } from "./feature.ts";

/** A table that belongs to a club tells it what is played here. */
export const club = {
  follow: { opened: (state, { club: owner }) => ({ ...state, club: owner ?? null }) },
  shown: { table: ({ club: owner }) => (owner?.night === undefined ? {} : { night: owner.night }) },
} satisfies Feature;

/** What a club is told of its table while it is open. */
export interface TableFacts {
  readonly stage: TableState["stage"];
  readonly settings: Settings;
  /** By position. */
  readonly seats: readonly (
    | { readonly kind: "empty" }
    | { readonly kind: "bot"; readonly name: string; readonly level: BotLevel }
    | { readonly kind: "person"; readonly name: string; readonly tokenHash: string }
  )[];
  /** Chairs that somebody who comes may take now. */
  readonly freeSeats: number;
  /** When something last happened there, in milliseconds since 1970. */
  readonly updatedAt: number;
}

export function factsOf(state: TableState): TableFacts {
  const { stage, settings, locked, updatedAt } = state;
  const seats = chairsOf(state).map((position): TableFacts["seats"][number] => {
    const seat = seatAt(state, position);
    if (seat.kind === "empty" || (seat.kind === "person" && seat.absence === "left"))
      return { kind: "empty" };
    if (seat.kind === "bot") return { kind: "bot", name: seat.name, level: seat.level };
    return { kind: "person", name: seat.name, tokenHash: seat.tokenHash };
  });
  const isOpen = !locked && (stage === "lobby" || settings.takeover);
  const freeSeats = isOpen ? seats.filter(({ kind }) => kind !== "person").length : 0;
  return { stage, settings, seats, freeSeats, updatedAt };
}

/** What a club's table leaves with an entry: a game that is over, or one of a night that was ended with its score. */
export interface ResultOfClub {
  readonly club: OfClub["code"];
  readonly result: TableResult;
}

export function resultBetween(before: TableState, after: TableState): ResultOfClub | undefined {
  const { club: owner, game, updatedAt } = after;
  if (owner === null || game === null) return undefined;
  const isOver = after.finishedGames !== before.finishedGames;
  const isEnded = after.stage === "closed" && before.stage !== "closed" && !game.play.isOver;
  if (!isOver && !(isEnded && owner.night !== undefined)) return undefined;
  const { points } = game.play;
  const totals = chairsOf(after).map((position) =>
    points.reduce((sum, row) => sum + (row[position] ?? 0), 0),
  );
  const result: TableResult = {
    gameId: game.gameId,
    game: game.play.game,
    endedAt: updatedAt,
    seats: chairsOf(after).map((position) => {
      const seat = seatAt(after, position);
      if (seat.kind === "person") return { kind: "person", tokenHash: seat.tokenHash };
      return { kind: "bot", level: seat.kind === "bot" ? seat.level : "medium" };
    }),
    places: totals.map((total) => 1 + placesBefore(totals, total, game.play.game)),
    points,
    loners: lonersIn(game),
    hasRecord: isOver,
    ...(owner.night === undefined ? {} : { night: owner.night }),
  };
  return { club: owner.code, result };
}

/** Partners share a place, so the next one is the second. */
function placesBefore(totals: readonly number[], total: number, game: GameName): number {
  const better = totals.filter((other) => other > total).length;
  return game === "euchre" ? Number(better > 0) : better;
}

/** By position: how often somebody took all five tricks alone. */
function lonersIn({ actions, rules, play }: RunningGame): readonly number[] {
  if (rules.game !== "euchre") return play.scores.map(() => 0);
  const { lonerMarchScore } = rules.options;
  const calls = callsOf(actions);
  return play.scores.map((_, position) => {
    const made = calls.filter((call, hand) => {
      return call === position && (play.points[hand]?.[position] ?? 0) >= lonerMarchScore;
    });
    return made.length;
  });
}

/** Who went alone in each hand that was played, null where nobody did. */
function callsOf(actions: readonly GameAction[]): readonly (number | null)[] {
  return actions.flatMap((action) =>
    action.type === "CALL_TRUMP" ? [action.goAlone === true ? action.playerPosition : null] : [],
  );
}

import { LIMITS, withEveningGame } from "@buck/protocol";
import type { EveningGame } from "@buck/protocol";
import type { FinishedGame } from "../state/changes.ts";
import { chairsOf, nameAt, peopleOf, seatAt, withGame } from "../state/state.ts";
import type { RunningGame, TableSitting, TableState } from "../state/state.ts";
import type { ChangeContext, ChangeOf, Feature } from "./feature.ts";
import { sameDealsIn } from "./sameDeals.ts";
import { gameSeals } from "./seals.ts";

/** What a table remembers of the games that were finished at it, and of who sat there hand by hand. */
export const evening = {
  follow: {
    gameActed: followed,
    renamed: withNewName,
  },
  shown: { table: ({ finishedGames }) => ({ finishedGames }) },
} satisfies Feature;

function followed(state: TableState, { action }: ChangeOf<"gameActed">, context: ChangeContext): TableState {
  if (action.type === "DEAL") return withSitting(state);
  return state.game?.play.isOver === true ? withFinishedGame(state, context) : state;
}

/** A hand belongs to the person who sat there when it was dealt. */
function withSitting(state: TableState): TableState {
  const { game } = state;
  if (game === null) return state;
  const players = playersNow(state);
  const last = game.sittings.at(-1);
  if (last !== undefined && isSame(last.players, players)) return state;
  const deal = game.actions.filter(({ type }) => type === "DEAL").length;
  const sitting: TableSitting = { deal, scored: game.play.points.length, players };
  return withGame(state, { sittings: [...game.sittings, sitting] });
}

function playersNow(state: TableState): TableSitting["players"] {
  return chairsOf(state).map((position) => ({
    name: nameAt(state, position),
    kind: seatAt(state, position).kind === "person" ? "person" : "bot",
  }));
}

function isSame(a: TableSitting["players"], b: TableSitting["players"]): boolean {
  return a.every(({ name, kind }, position) => b[position]?.name === name && b[position]?.kind === kind);
}

/** Somebody with a new name stays who they were. */
function withNewName(
  state: TableState,
  { personId, name }: ChangeOf<"renamed">,
  { before }: ChangeContext,
): TableState {
  const old = peopleOf(before).find((person) => person.personId === personId)?.name;
  const sittings = state.game?.sittings.map((sitting) => ({
    ...sitting,
    players: sitting.players.map((player) =>
      player.kind === "person" && player.name === old ? { ...player, name } : player,
    ),
  }));
  return sittings === undefined ? state : withGame(state, { sittings });
}

function withFinishedGame(state: TableState, { at }: ChangeContext): TableState {
  const { game } = state;
  if (game === null) return state;
  return {
    ...state,
    finishedGames: [...state.finishedGames, game.gameId].slice(-LIMITS.finishedGames),
    evening: withEveningGame(state.evening, eveningGameOf(game, at)),
  };
}

function eveningGameOf({ gameId, play, sittings }: RunningGame, endedAt: number): EveningGame {
  const points = shortened(play.points);
  const scored = sittings.map(({ scored: hand, players }) => ({
    hand: Math.min(hand, points.length - 1),
    names: players.map(({ name }) => name),
  }));
  // Of several lists for the same hand the last one counts: hands before it were passed by everybody.
  const last = new Map(scored.map((each) => [each.hand, each]));
  return { gameId, game: play.game, endedAt, sittings: [...last.values()], points };
}

/** The last row of a game that never ends is the sum of its other hands. */
export function shortened(points: EveningGame["points"]): EveningGame["points"] {
  const kept = points.slice(0, LIMITS.eveningHands - 1);
  const rest = points.slice(kept.length);
  if (rest.length <= 1) return points;
  const sums = rest.reduce((sum, row) => sum.map((total, position) => total + (row[position] ?? 0)));
  return [...kept, sums];
}

/** The record of the game that ended between two states; undefined when none did. */
export function finishedBetween(before: TableState, after: TableState): FinishedGame | undefined {
  const { game } = after;
  if (game === null || after.finishedGames === before.finishedGames) return undefined;
  const seals = game.sealing === null ? undefined : gameSeals(game.gameId, game.sealing);
  const sameDealsAs = sameDealsIn(game);
  return {
    gameId: game.gameId,
    game: game.play.game,
    options: game.rules.options,
    players: playersNow(after).map((player, index) => ({ position: chairsOf(after)[index] ?? 0, ...player })),
    actions: game.actions,
    times: game.times,
    owners: peopleOf(after).map(({ tokenHash }) => tokenHash),
    ...(seals === undefined ? {} : { seals }),
    ...(sameDealsAs === undefined ? {} : { sameDealsAs }),
    ...(game.sittings.length <= 1
      ? {}
      : { sittings: game.sittings.map(({ deal, players }) => ({ deal, players })) }),
  };
}

import { chooseInProcess } from "@buck/bots";
import { games, withChance } from "@buck/engine";
import type { Game, GameAction, GameName, GameOptions, Games } from "@buck/engine";
import { encodeRecord, historyOf, recordOf } from "@buck/records";
import type { GameHistory, GameToKeep } from "@buck/records";
import { shuffledDeck } from "@buck/table";
import { EVERYBODY, NAMES } from "./state.ts";

/** The same numbers every time, so that pictures can be compared. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface GameToPlay<Name extends GameName> {
  readonly seed?: number;
  readonly options?: Partial<GameOptions<Name>>;
  /** Ends a game early: tests that draw it need no more. */
  readonly hands?: number;
}

/** A game between four bots, whole unless it is told otherwise. */
export function playedGame<Name extends GameName>(
  name: Name,
  { seed = 7, hands = Number.POSITIVE_INFINITY, options = {} }: GameToPlay<Name> = {},
): GameHistory<Name> {
  const rules: Game<Games[Name]> = games[name];
  const below = seeded(seed);
  const actions: GameAction<Name>[] = [];
  const chosen: GameOptions<Name> = { ...rules.DEFAULT_OPTIONS, ...options };
  let state = rules.create(chosen);
  const apply = (action: GameAction<Name>) => {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    ({ state } = result);
    actions.push(action);
  };
  const seats = rules.seats(state.options);
  const chance = { deck: () => shuffledDeck({ below, id: () => "" }, seats.length), below };
  for (const playerPosition of seats) {
    apply({
      type: "ADD_PLAYER",
      id: `p${playerPosition}`,
      name: EVERYBODY[playerPosition] ?? "",
      playerPosition,
    });
  }
  while (!state.gameOver) {
    const next = rules.nextTableAction(state);
    if (next?.type === "DEAL" && next.hand > hands) break;
    const [position = 0] = rules.toAct(state);
    const view = rules.view(state, position);
    apply(
      next === null
        ? chooseInProcess({ game: name, level: "medium", view }, below)
        : withChance(next, chance),
    );
  }
  const result = historyOf<Name>(recordOf(name, chosen, actions));
  if (!result.ok) throw new Error(result.code);
  return result.history;
}

interface GameToFinish {
  readonly gameId: string;
  readonly endedAt?: number;
  readonly seed?: number;
  readonly names?: readonly string[];
  /** Who sits at which seat; the others are bots. */
  readonly people?: readonly number[];
}

const played = new Map<string, { readonly actions: number; readonly fields: string }>();

/** A finished game as a server gives it, kept by whoever sat first. */
export function finishedGame(
  game: GameName,
  { gameId, endedAt = 1_700_000_000_000, seed = 7, names = NAMES, people = [0, 1] }: GameToFinish,
): GameToKeep {
  const { actions, fields } = playedOnce(game, seed);
  const players = names.map((name, position) => ({
    position,
    name,
    kind: people.includes(position) ? "person" : "bot",
  }));
  const times = Array.from({ length: actions }, (_, index) => endedAt - (actions - 1 - index) * 4_000);
  const more = JSON.stringify({ gameId, players, times }).slice(1);
  return { text: `{${fields},${more}`, seat: 0, isPractice: false };
}

function playedOnce(game: GameName, seed: number) {
  const key = `${game} ${seed}`;
  const known = played.get(key);
  if (known !== undefined) return known;
  const { record } = playedGame(game, { seed });
  if (record === null) throw new Error("a played game has a record");
  const made = { actions: record.actions.length, fields: encodeRecord(record).slice(1, -1) };
  played.set(key, made);
  return made;
}

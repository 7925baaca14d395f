import type { Position } from "@buck/engine";
import type { Dealing } from "./dealing.ts";
import type { LocalGame } from "./game.ts";
import type { Seat } from "./players.ts";
import type { Random } from "./random.ts";

export interface Hooks<State, View, Action, Event> {
  /** A human's decision. */
  decide(position: Position, view: View): Promise<Action>;
  happened(event: Event, state: State): Promise<void> | void;
  /** Somebody is about to act. */
  turn?(seat: Seat, state: State): Promise<void> | void;
}

export interface Table<State, View, Action, Event> {
  readonly game: LocalGame<State, View, Action, Event>;
  readonly seats: readonly Seat[];
  readonly dealing: Dealing;
  readonly random: Random;
}

export interface Finished<State, Action> {
  readonly state: State;
  readonly actions: readonly Action[];
  /** False when nobody had won after `MOST_HANDS`. */
  readonly isOver: boolean;
}

/** Bots that play badly, or the same cards in the same way, could go on for ever. */
export const MOST_HANDS = 1000;

/** Plays a game from the first deal to the last trick. */
export async function playOut<State, View, Action, Event>(
  table: Table<State, View, Action, Event>,
  hooks: Hooks<State, View, Action, Event>,
): Promise<Finished<State, Action>> {
  const { game } = table;
  const { state: seated, actions: joins } = seatEverybody(table);
  const actions = [...joins];
  let state = seated;
  while (!game.isOver(state) && game.handsDealt(state) <= MOST_HANDS) {
    const action = await nextAction(table, hooks, state);
    const result = mustApply(game, state, action);
    actions.push(action);
    state = result.state;
    for (const event of result.events) await hooks.happened(event, state);
  }
  return { state, actions, isOver: game.isOver(state) };
}

function seatEverybody<State, View, Action, Event>({ game, seats }: Table<State, View, Action, Event>) {
  const actions = seats.map((seat) => game.join(seat));
  const state = actions.reduce((before, join) => mustApply(game, before, join).state, game.create());
  return { state, actions };
}

async function nextAction<State, View, Action, Event>(
  { game, seats, dealing, random }: Table<State, View, Action, Event>,
  hooks: Hooks<State, View, Action, Event>,
  state: State,
): Promise<Action> {
  const chore = game.chore(state, dealing);
  if (chore !== null) return chore;
  const [position] = game.toAct(state);
  const seat = seats.find((candidate) => candidate.position === position);
  if (seat === undefined) throw new Error("The game waits for nobody.");
  await hooks.turn?.(seat, state);
  const view = game.view(state, seat.position);
  if (seat.kind === "human") return hooks.decide(seat.position, view);
  return game.choose(seat.level, view, random);
}

/** Bots choose and people are offered legal actions only: a refusal here is a bug. */
function mustApply<State, View, Action, Event>(
  game: LocalGame<State, View, Action, Event>,
  state: State,
  action: Action,
) {
  const result = game.apply(state, action);
  if (!result.ok) throw new Error(`The rules refused ${JSON.stringify(action)}: ${result.code}`);
  return result;
}

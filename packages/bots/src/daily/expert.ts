import { games, withChance } from "@buck/engine";
import type { Game, GameAction, GameEvent, GameName, Games } from "@buck/engine";
import { recordOf } from "@buck/records";
import type { GameRecord } from "@buck/records";
import { evaluate } from "../evaluate.ts";
import { bestChoice } from "../evaluation.ts";
import { DAILY_HANDS, DAILY_SEAT, dailyDeals, dailyOptions, diceFor } from "./deals.ts";
import type { Daily } from "./deals.ts";
import { pointsByHand } from "./points.ts";

/**
 * How many ways the hidden cards may lie an expert of the day looks at: counted, and never timed, so that everybody
 * meets the same opponents; and so few that a phone has an answer in 300 ms.
 */
const WORLDS = 40;

/** What an expert of the day does: always the same in the same place. */
export function dailyChoice<Name extends GameName>(
  daily: Daily<Name>,
  view: Games[Name]["view"],
): GameAction<Name> {
  const rules: Game<Games[Name]> = games[daily.game];
  const [only, ...others] = rules.legalActions(view);
  if (only !== undefined && others.length === 0 && rules.isDecision(only)) return only;
  const dice = diceFor(daily, `seat ${view.viewer} hand ${view.round}`);
  const random = (below: number) => dice.below(below);
  return bestChoice(evaluate<Name>(daily.game, view, { worlds: WORLDS, random })).action;
}

/** What an expert makes of the deals of a day in the player's seat, against the same experts. */
export interface ExpertGame<Name extends GameName = GameName> {
  /** By hand. */
  readonly points: readonly number[];
  /** The players are named by their seats. */
  readonly record: GameRecord<Name>;
}

export function expertGame<Name extends GameName>(daily: Daily<Name>): ExpertGame<Name> {
  const rules: Game<Games[Name]> = games[daily.game];
  const { dealer, decks } = dailyDeals(daily);
  const chance = { deck: (hand: number) => decks[hand - 1] ?? [], below: () => dealer };
  const options = dailyOptions(daily.game);
  const events: GameEvent<Name>[] = [];
  const actions: GameAction<Name>[] = [];
  let state = rules.create(options);
  const apply = (action: GameAction<Name>) => {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(`The rules refused an expert of the day: ${result.code}`);
    ({ state } = result);
    events.push(...result.events);
    actions.push(action);
  };
  for (const playerPosition of rules.seats(options)) {
    apply({ type: "ADD_PLAYER", id: `p${playerPosition}`, name: `${playerPosition}`, playerPosition });
  }
  for (;;) {
    const next = rules.nextTableAction(state);
    if (next?.type === "DEAL" && next.hand > DAILY_HANDS) break;
    const [position = DAILY_SEAT] = rules.toAct(state);
    apply(next === null ? dailyChoice<Name>(daily, rules.view(state, position)) : withChance(next, chance));
  }
  return { points: pointsByHand(events, DAILY_SEAT), record: recordOf(daily.game, options, actions) };
}

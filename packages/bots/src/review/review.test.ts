import { POSITIONS } from "@buck/engine/testing";
import { GAME_NAMES, games, withChance } from "@buck/engine";
import type { Game, GameAction, GameName, Games, Position } from "@buck/engine";
import { historyOf, recordOf, stepsOf } from "@buck/records";
import type { GameHistory } from "@buck/records";
import { describe, expect, test } from "vitest";
import { seeded, shuffled } from "../../test/chance.ts";
import { chooseInProcess, evaluate } from "../index.ts";
import type { Level } from "../index.ts";
import { bestChoice } from "../evaluation.ts";
import { highest } from "../highest.ts";
import { costliest, judgeDecisions, reviewGame, reviewOf } from "./index.ts";
import type { GameReview, ReviewOptions } from "./index.ts";

const HANDS = 2;
/** An expert who looks at fewer worlds than one at a table is one still, and sooner done. */
const EXPERT_WORLDS = 120;

function historyFrom<Name extends GameName>(
  game: Name,
  actions: readonly GameAction<Name>[],
): GameHistory<Name> {
  const rules: Game<Games[Name]> = games[game];
  const result = historyOf<Name>(recordOf(game, rules.DEFAULT_OPTIONS, actions));
  if (!result.ok) throw new Error(result.code);
  return result.history;
}

/** The first hands of a game between four bots of one level. */
function played<Name extends GameName>(game: Name, level: Level, seed: number): GameHistory<Name> {
  const rules: Game<Games[Name]> = games[game];
  const random = seeded(seed);
  const choose = (view: Games[Name]["view"]) =>
    level === "expert"
      ? bestChoice<Name>(evaluate<Name>(game, view, { worlds: EXPERT_WORLDS, random })).action
      : chooseInProcess({ game, level, view }, random);
  const actions: GameAction<Name>[] = [];
  let state = rules.create();
  const apply = (action: GameAction<Name>) => {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    ({ state } = result);
    actions.push(action);
  };
  for (const playerPosition of POSITIONS)
    apply({ type: "ADD_PLAYER", id: `p${playerPosition}`, name: `P${playerPosition}`, playerPosition });
  while (!state.gameOver) {
    const next = rules.nextTableAction(state);
    if (next?.type === "DEAL" && next.hand > HANDS) break;
    const [position = 0] = rules.toAct(state);
    if (next === null) apply(choose(rules.view(state, position)));
    else apply(withChance(next, { deck: () => shuffled(random), below: random }));
  }
  return historyFrom(game, actions);
}

function review<Name extends GameName>(
  history: GameHistory<Name>,
  options?: ReviewOptions,
): GameReview<Name> {
  const steps = reviewGame<Name>(history, options);
  let next = steps.next();
  while (next.done !== true) next = steps.next();
  return next.value;
}

const mistakesIn = ({ players }: GameReview) => players.reduce((sum, { mistakes }) => sum + mistakes, 0);

describe.each(GAME_NAMES)("a review of %s", (game) => {
  /** Experts take long to play: one game of theirs serves both tests. */
  let kept: GameHistory | null = null;
  const byExperts = () => (kept ??= played(game, "expert", 11));

  test("finds (nearly) nothing where experts played, and much where chance did", () => {
    const expert = review(byExperts());
    const easy = review(played(game, "easy", 11));
    expect(expert.decisions.length).toBeGreaterThan(15);
    expect(mistakesIn(expert)).toBeLessThanOrEqual(1);
    expect(mistakesIn(easy)).toBeGreaterThan(3);
  });

  test("finds a blunder that was put into a game, with its size and a reason", () => {
    const { index, worst } = worstOf(byExperts());
    const actions: readonly (GameAction | null)[] = byExperts().actions;
    const before = actions.slice(0, index).filter((action) => action !== null);
    const found = review(historyFrom<GameName>(game, [...before, worst.action]));
    const [costly] = costliest(found, { most: 1 });
    expect(costly?.done.action).toEqual(worst.action);
    expect(Math.abs((costly?.cost ?? 0) - worst.regret)).toBeLessThan(4 * worst.regretError + 0.2);
    expect(costly?.reasons.length).toBeGreaterThan(0);
    expect(found.players.find(({ position }) => position === costly?.position)?.costliestHand).toBe(
      costly?.hand,
    );
  });

  test("is the same for the same game, also in two shares, says how far it is, and adds up", () => {
    const history = played(game, "medium", 13);
    const one = review(history, { worlds: 60 });
    expect(review(history, { worlds: 60 })).toEqual(one);
    expect(review(history, { worlds: 60, seed: 2 })).not.toEqual(one);
    const progress = [...reviewGame(history, { worlds: 1 })];
    expect(progress.map(({ done }) => done)).toEqual(one.decisions.map((_, index) => index));
    const shares = [1, 0].map((part) => Array.from(judgeDecisions(history, { worlds: 60 }, { part, of: 2 })));
    expect(reviewOf(history, shares.flat())).toEqual(one);
    expect(one.players.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(0);
    for (const { done, best, cost, reasons } of one.decisions) {
      expect(best.points).toBeGreaterThanOrEqual(done.points);
      expect(reasons.length > 0).toBe(cost > 0);
    }
  });
});

/** The worst that anybody could have done in the first hand, and where. */
function worstOf(history: GameHistory) {
  const found = stepsOf(history)
    .filter(({ isChoice, hand }) => isChoice && hand === 1)
    .flatMap(({ stateIndex, by }) => worstAt(history, stateIndex - 1, by ?? 0));
  return highest(found, ({ worst }) => worst.regret);
}

function worstAt<Name extends GameName>(history: GameHistory<Name>, index: number, position: Position) {
  const rules: Game<Games[Name]> = games[history.game];
  const states: readonly Games[Name]["state"][] = history.states;
  const state = states[index];
  if (state === undefined) return [];
  const { choices } = evaluate<Name>(history.game, rules.view(state, position), {
    worlds: 100,
    random: seeded(4),
  });
  return [{ index, worst: highest(choices, ({ regret }) => regret) }];
}

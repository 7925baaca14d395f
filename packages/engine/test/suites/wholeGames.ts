import { describe, expect, test } from "vitest";
import type { Judged, Referee } from "../checker/judging.ts";
import type { GameTypes } from "../../src/index.ts";
import type { Plan, Step, TestedGame } from "../game.ts";

/** Situations a run of random games must really have met, or it has proved little. */
export type Situations<K extends GameTypes> = Readonly<Record<string, (step: Step<K>) => boolean>>;

export interface Run<K extends GameTypes> {
  readonly gamesEach: number;
  /** One game in so many is followed by another at the same table. */
  readonly rematchEvery: number;
  readonly situations: Situations<K>;
}

/** Random whole games under every combination of house rules, each step judged by a referee of its own. */
export function testWholeGames<K extends GameTypes>(
  { rules, combinations, play }: TestedGame<K>,
  refereeFor: (options: K["options"]) => Referee<K["state"], K["action"]>,
  { gamesEach, rematchEvery, situations }: Run<K>,
): void {
  const sightings = new Map(Object.keys(situations).map((name) => [name, 0]));
  let games = 0;

  function look(step: Step<K>): void {
    for (const [name, occurs] of Object.entries(situations)) {
      if (occurs(step)) sightings.set(name, (sightings.get(name) ?? 0) + 1);
    }
  }

  /** The first complaint about a whole game, or how it ended. */
  function playJudged(plan: Plan<K>): string {
    const complaints: string[] = [];
    const { judge } = refereeFor(plan.options);
    const onStep = (step: Step<K>) => {
      const judged: Judged<K["state"], K["action"]> = { ...step, toAct: rules.toAct(step.after) };
      const complaint = complaints.length > 0 ? null : judge(judged);
      if (complaint !== null) complaints.push(`Action ${step.index}: ${complaint}`);
      look(step);
    };
    const { final } = play({ ...plan, rematches: plan.seed % rematchEvery === 0 ? 1 : 0, onStep });
    games += 1;
    return complaints[0] ?? final.phase;
  }

  describe("random whole games under every combination of house rules", () => {
    test.each(combinations.map((options, index) => ({ options, index })))("%j", ({ options, index }) => {
      for (let game = 0; game < gamesEach; game += 1) {
        const seed = index * gamesEach + game;
        expect(playJudged({ seed, options }), `seed ${seed}`).toBe("GAME_OVER");
      }
    });
  });

  describe("the run", () => {
    test("was played to the end", () => {
      expect(games).toBe(combinations.length * gamesEach);
    });

    test.each([...sightings.keys()])("met %s", (situation) => {
      expect(sightings.get(situation)).toBeGreaterThan(0);
    });
  });
}

/** Whether the step was announced with an event of this type. */
export function heard<K extends GameTypes>(type: K["event"]["type"]): (step: Step<K>) => boolean {
  return ({ events }) => events.some((event) => event.type === type);
}

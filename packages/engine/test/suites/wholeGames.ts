import { describe, expect, test } from "vitest";
import type { Judged, Referee } from "../checker/judging.ts";
import type { GameTypes, Position } from "../../src/index.ts";
import { seatsFor } from "../drive.ts";
import type { Plan, Step, TestedGame } from "../game.ts";
import { pick, seeded } from "../random.ts";

/** Situations a run of random games must really have met, or it has proved little. */
export type Situations<K extends GameTypes> = Readonly<Record<string, (step: Step<K>) => boolean>>;

export interface Run<K extends GameTypes> {
  /** How many games are played under each combination. */
  readonly gamesEach: number;
  readonly situations: Situations<K>;
  /** Every well-formed action of a seat at a table of so many. */
  readonly universe: (seat: Position, players: number) => readonly K["action"][];
}

/** `HANDS=10000` plays on until every number of players has played so many. */
const HANDS = Number(process.env["HANDS"] ?? 0);
/** One game in so many is followed by another at the same table. */
const REMATCH_EVERY = 24;
/** So often each step is followed by something that somebody could try. */
const ATTEMPTS = 3;

/**
 * Random whole games under every combination of house rules, each step judged by a referee of its own, who also says
 * what must be refused.
 */
export function testWholeGames<K extends GameTypes>(
  { rules, combinations, play }: TestedGame<K>,
  refereeFor: (options: K["options"]) => Referee<K["state"], K["action"]>,
  { gamesEach, situations, universe }: Run<K>,
): void {
  const sightings = new Map(Object.keys(situations).map((name) => [name, 0]));
  const playersOf = (options: K["options"]) => rules.seats(options).length;

  function look(step: Step<K>): void {
    for (const [name, occurs] of Object.entries(situations)) {
      if (occurs(step)) sightings.set(name, (sightings.get(name) ?? 0) + 1);
    }
  }

  /** The first complaint about a whole game, or how it ended, and how many hands were dealt in it. */
  function playJudged(
    plan: Plan<K>,
    decisions: readonly (readonly K["action"][])[],
  ): { readonly ending: string; readonly hands: number } {
    const complaints: string[] = [];
    const referee = refereeFor(plan.options);
    const rng = seeded(-1 - plan.seed);
    let hands = 0;

    function wrongAnswer(state: K["state"]): string | null {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const action = pick(rng, pick(rng, decisions));
        const { ok } = rules.apply(state, action);
        if (ok !== referee.permits(action))
          return `${JSON.stringify(action)} is ${ok ? "accepted" : "refused"}`;
      }
      return null;
    }

    const onStep = (step: Step<K>) => {
      if (complaints.length > 0) return;
      const judged: Judged<K["state"], K["action"]> = { ...step, toAct: rules.toAct(step.after) };
      const complaint = referee.judge(judged) ?? wrongAnswer(step.after);
      if (complaint !== null) complaints.push(`Action ${step.index}: ${complaint}`);
      if (step.action.type === "DEAL") hands += 1;
      look(step);
    };
    const { final } = play({ ...plan, rematches: plan.seed % REMATCH_EVERY === 0 ? 1 : 0, onStep });
    return { ending: complaints[0] ?? final.phase, hands };
  }

  describe("random whole games under every combination of house rules", () => {
    test.each([...new Set(combinations.map(playersOf))])("with %i players", (players) => {
      const own = combinations.filter((options) => playersOf(options) === players);
      const decisions = seatsFor(players).map((seat) => universe(seat, players).filter(rules.isDecision));
      let dealt = 0;
      for (let game = 0; game < own.length * gamesEach || dealt < HANDS; game += 1) {
        const options = own[game % own.length] ?? rules.DEFAULT_OPTIONS;
        const seed = players * 100_000 + game;
        const { ending, hands } = playJudged({ seed, options }, decisions);
        expect({ seed, options, ending }).toEqual({ seed, options, ending: "GAME_OVER" });
        dealt += hands;
      }
      if (HANDS > 0) console.log(`${players} players: ${dealt} hands without a difference`);
    });

    test("the run has met every situation", () => {
      expect([...sightings].filter(([, times]) => times === 0)).toEqual([]);
    });
  });
}

/** Whether the step was announced with an event of this type. */
export function heard<K extends GameTypes>(type: K["event"]["type"]): (step: Step<K>) => boolean {
  return ({ events }) => events.some((event) => event.type === type);
}

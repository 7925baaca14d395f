import { expect, test } from "vitest";
import type { Card, GameTypes, Position } from "../../src/index.ts";
import { stepsOf } from "../game.ts";
import type { Plan, TestedGame } from "../game.ts";

/** Every claim that the cards prove holds in the game itself, however the others play. */
export function testClaims<K extends GameTypes>(game: TestedGame<K>, plans: readonly Plan<K>[]): void {
  const { rules } = game;

  /** Leads the claimer's cards in their order against every order of the others' cards; the tricks they win. */
  function fewestTricks(state: K["state"], claimer: Position, order: readonly Card[]): number {
    const position = rules.toAct(state)[0];
    if (state.phase !== "PLAYING" || position === undefined) {
      return state.tricks.filter(({ winner }) => winner === claimer).length;
    }
    const [next, ...later] = order;
    const plays = rules.legalActions(rules.view(state, position)).filter(rules.isDecision);
    const isClaimer = position === claimer;
    const open = isClaimer ? plays.filter((play) => "cardId" in play && play.cardId === next?.id) : plays;
    const won = open.map((play) => {
      const result = rules.apply(state, play);
      if (!result.ok) throw new Error(result.code);
      return fewestTricks(result.state, claimer, isClaimer ? later : order);
    });
    return Math.min(...won);
  }

  test("TABLE-CLAIM-1 whoever is proved to win the rest wins it in the game, however the others play", () => {
    let claims = 0;
    for (const plan of plans) {
      for (const { after } of stepsOf(game, plan)) {
        const position = rules.toAct(after)[0];
        if (position === undefined || after.phase !== "PLAYING") continue;
        const order = rules.provenRest(rules.view(after, position));
        // Of five and six the others hold too many cards to try every order of three.
        const most = rules.seats(plan.options).length > 4 ? 2 : 3;
        if (order === null || order.length < 2 || order.length > most) continue;
        claims += 1;
        const mine = after.tricks.filter(({ winner }) => winner === position).length;
        const where = `${JSON.stringify(plan)}, hand ${after.round}`;
        expect([where, fewestTricks(after, position, order)]).toEqual([where, mine + order.length]);
      }
    }
    expect(claims).toBeGreaterThan(10);
  });
}

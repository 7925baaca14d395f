import { describe, expect, test } from "vitest";
import { stepsOf } from "../game.ts";
import type { GameTypes, Viewer } from "../../src/index.ts";
import type { Plan, Step, TestedGame } from "../game.ts";
import type { Secrets } from "../leaks.ts";
import { below, seeded } from "../random.ts";
import type { Rng } from "../random.ts";
import { mix, viewersFrom } from "../worlds.ts";

/** One hand of a game: its steps from the deal on. */
type Hand<K extends GameTypes> = readonly Step<K>[];

function handsOf<K extends GameTypes>(steps: readonly Step<K>[]): readonly Hand<K>[] {
  const starts = steps.flatMap(({ action }, index) => (action.type === "DEAL" ? [index] : []));
  return starts.map((start, hand) => steps.slice(start, starts[hand + 1]));
}

interface Comparison {
  readonly compared: number;
  readonly difference: string | null;
}

/** Deals the hand again with the cards mixed that the viewer has not seen by its end, and follows both. */
function followOtherDeck<K extends GameTypes>(
  secrets: Secrets<K>,
  hand: Hand<K>,
  viewer: Viewer,
  rng: Rng,
): Comparison {
  const [first, last] = [hand.at(0), hand.at(-1)];
  if (first === undefined || last === undefined) throw new Error("A hand has at least a deal");
  const swaps = mix(rng, secrets.hiddenFrom(last.after, viewer));
  let other = first.before;
  for (const [index, { action, after, events }] of hand.entries()) {
    const result = secrets.apply(other, secrets.actionInOtherWorld(action, swaps));
    // Somebody who did not follow suit could have, in that world: it is not the one the viewer is in.
    if (!result.ok) return { compared: index, difference: null };
    other = result.state;
    const frames = [
      JSON.stringify([events, secrets.view(after, viewer)]),
      JSON.stringify([result.events, secrets.view(other, viewer)]),
    ];
    if (frames[0] !== frames[1]) return { compared: index, difference: frames.join("\n") };
  }
  return { compared: hand.length, difference: null };
}

/** A deck that differs where a viewer has not looked gives that viewer the same game. */
export function testOtherDecks<K extends GameTypes>(
  game: TestedGame<K>,
  secrets: Secrets<K>,
  plans: readonly Plan<K>[],
): void {
  /** The part of a hand before any card was laid open. */
  const closed = (hand: Hand<K>): Hand<K> => {
    const open = hand.findIndex(({ after }) => secrets.isLaidOpen(after));
    return open === -1 ? hand : hand.slice(0, open);
  };

  describe("a deck that differs where a viewer has not looked gives that viewer the same game", () => {
    test.each(plans)("up to any moment of a hand: %j", (plan) => {
      const rng = seeded(plan.seed);
      const comparisons = handsOf(stepsOf(game, plan)).flatMap((hand) =>
        viewersFrom(secrets.seats(plan.options)).map((viewer) => {
          const part = hand.slice(0, 1 + below(rng, closed(hand).length));
          return followOtherDeck(secrets, part, viewer, rng);
        }),
      );
      expect(comparisons.flatMap(({ difference }) => difference ?? [])).toEqual([]);
      expect(comparisons.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(
        comparisons.length,
      );
    });

    // At the end only cards are unseen that were never played, and no rule asks about those.
    test.each(plans)("to the last closed moment of a hand: %j", (plan) => {
      const rng = seeded(plan.seed);
      const hands = handsOf(stepsOf(game, plan)).map(closed);
      for (const hand of hands.filter((each) => each.at(-1)?.after.phase !== "PLAYING")) {
        for (const viewer of viewersFrom(secrets.seats(plan.options))) {
          expect(followOtherDeck(secrets, hand, viewer, rng)).toEqual({
            compared: hand.length,
            difference: null,
          });
        }
      }
    });
  });
}

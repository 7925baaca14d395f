import { buck, FULL_DECK, POSITIONS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { expect, test } from "vitest";
import { peopleOf } from "../../texts/people.ts";
import { logLines } from "./log.ts";
import { retell } from "./retell.ts";

/** A small repeatable generator: the seed is in the test's name. */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

type Random = ReturnType<typeof seeded>;

function shuffled(random: Random): readonly CardId[] {
  const deck = [...FULL_DECK];
  return FULL_DECK.map(() => deck.splice(random(deck.length), 1)[0] ?? "SPADES_9");
}

function nextAction(state: buck.GameState, random: Random): buck.Action {
  if (state.phase === "DEALING") return { type: "DEAL", deck: shuffled(random) };
  if (state.phase === "TRUMP_REVEAL") return { type: "OPEN_BIDDING" };
  if (state.phase === "ROUND_OVER") return { type: "NEXT_ROUND" };
  const waiting = buck.toAct(state);
  const legal = buck.legalActions(buck.view(state, waiting[random(waiting.length)] ?? 0));
  return legal[random(legal.length)] ?? { type: "NEXT_ROUND" };
}

function apply(state: buck.GameState, action: buck.Action) {
  const result = buck.apply(state, action);
  if (!result.ok) throw new Error(`${action.type}: ${result.message}`);
  return result;
}

function seated(options: Partial<buck.Options>): buck.GameState {
  const joined = POSITIONS.reduce<buck.GameState>(
    (state, seat) => apply(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` }).state,
    buck.create(options),
  );
  return apply(joined, { type: "CHOOSE_DEALER", dealerPosition: 1 }).state;
}

const HOUSES: readonly Partial<buck.Options>[] = [
  {},
  { clubsTurnUp: "dirty", folding: "clockwise", startScore: 10 },
  { clubsTurnUp: "off", minimumBid: 3, allPass: "stick" },
];

const CASES = HOUSES.flatMap((options) =>
  [1, 2, 3, 4].map((seed) => [JSON.stringify(options), seed, options] as const),
);

test.each(CASES)("with %s a hand is retold as it was told (seed %i)", (_, seed, options) => {
  const random = seeded(seed);
  let state = seated(options);
  let told: readonly buck.Event[] = [];
  const wrong: buck.View[] = [];
  for (let step = 0; step < 3000 && !state.gameOver; step += 1) {
    const result = apply(state, nextAction(state, random));
    state = result.state;
    told = result.events.some(({ type }) => type === "dealt") ? result.events : [...told, ...result.events];
    for (const viewer of [0, 2, "spectator"] as const) {
      const view = buck.view(state, viewer);
      const people = peopleOf(view);
      const words = (events: readonly buck.Event[]) => JSON.stringify(logLines(events, people));
      if (words(retell(view)) !== words(told)) wrong.push(view);
    }
  }
  expect(wrong).toEqual([]);
  expect(state.round).toBeGreaterThan(3);
});

test("before the first deal there is nothing to tell", () => {
  expect(retell(buck.view(seated({}), 0))).toEqual([]);
});

import { euchre, FULL_DECK, POSITIONS } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { expect, test } from "vitest";
import { euchreMoment } from "./moment.tsx";
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

function nextAction(state: euchre.GameState, random: Random): euchre.Action {
  if (state.phase === "DEALING" && !state.dealerChosen) {
    return { type: "CHOOSE_DEALER", deck: shuffled(random) };
  }
  if (state.phase === "DEALING") return { type: "DEAL", deck: shuffled(random) };
  if (state.phase === "ROUND_OVER") return { type: "NEXT_ROUND" };
  const [position = 0] = euchre.toAct(state);
  const legal = euchre.legalActions(euchre.view(state, position));
  // Half of all calls are passes, so that cards are turned down and hands passed out.
  const isCall = state.phase === "ROUND1" || state.phase === "ROUND2";
  const pick = isCall && random(2) === 0 ? 0 : random(legal.length);
  return legal[pick] ?? { type: "NEXT_ROUND" };
}

function apply(state: euchre.GameState, action: euchre.Action) {
  const result = euchre.apply(state, action);
  if (!result.ok) throw new Error(`${action.type}: ${result.message}`);
  return result;
}

function seated(options: Partial<euchre.Options>): euchre.GameState {
  return POSITIONS.reduce<euchre.GameState>(
    (state, seat) => apply(state, { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` }).state,
    euchre.create({ ...options, firstDealer: "blackJack" }),
  );
}

const HOUSES: readonly Partial<euchre.Options>[] = [
  {},
  { stickTheDealer: false, afterAllPass: "sameDealer", callOnlySuitsHeld: true },
  { stickTheDealer: false, goingAlone: false, targetScore: 5 },
  { canadian: true, lonerLead: "leftOfLoner", showHands: "hand" },
];

const CASES = HOUSES.flatMap((options) =>
  [1, 2, 3].map((seed) => [JSON.stringify(options), seed, options] as const),
);

test.each(CASES)("with %s a hand is retold as it was told (seed %i)", (_, seed, options) => {
  const random = seeded(seed);
  let state = seated(options);
  let told: readonly euchre.Event[] = [];
  const wrong: euchre.View[] = [];
  for (let step = 0; step < 3000 && !state.gameOver; step += 1) {
    const result = apply(state, nextAction(state, random));
    state = result.state;
    told = result.events.some(({ type }) => type === "dealt") ? result.events : [...told, ...result.events];
    for (const viewer of [0, 2, "spectator"] as const) {
      const view = euchre.view(state, viewer);
      const words = (events: readonly euchre.Event[]) => JSON.stringify(logLines(events, view));
      if (state.round > 0 && words(retell(view)) !== words(told)) wrong.push(view);
    }
  }
  expect(wrong).toEqual([]);
  expect(state.gameOver).toBe(true);
});

test("before the first deal the log is only what is told now", () => {
  const start = seated({});
  const { state, events } = apply(start, { type: "CHOOSE_DEALER", deck: FULL_DECK });
  const view = euchre.view(state, 0);
  expect(retell(view)).toEqual([]);
  expect(euchreMoment(view, events).log).toHaveLength(1);
  expect(euchreMoment(view, []).log).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { buck, recordOf, replay } from "../src/index.ts";
import type { CardId } from "../src/index.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import { below, seeded } from "./random.ts";
import type { Rng } from "./random.ts";
import { hiddenFrom, isLaidOpen, mix, VIEWERS } from "./worlds.ts";

const GAMES = Array.from({ length: 32 }, (_, seed) => ({
  seed: seed + 300,
  options: COMBINATIONS[(seed * 31) % COMBINATIONS.length] ?? buck.DEFAULT_OPTIONS,
}));

/** One hand of a game: the actions from its deal on, and the states before the first and after each. */
interface Hand {
  readonly deck: readonly CardId[];
  readonly actions: readonly buck.Action[];
  readonly states: readonly buck.GameState[];
  readonly events: readonly (readonly buck.Event[])[];
}

function handsOf(game: (typeof GAMES)[number]): readonly Hand[] {
  const { actions } = playGame(game);
  const replayed = replay(recordOf("buck", game.options, actions));
  if (!replayed.ok) throw new Error(`Action ${replayed.index} of its own game is refused`);
  const starts = actions.flatMap((action, index) =>
    action.type === "DEAL" ? [{ index, deck: action.deck }] : [],
  );
  return starts.map(({ index, deck }, hand) => {
    const end = starts[hand + 1]?.index ?? actions.length;
    return {
      deck,
      actions: actions.slice(index, end),
      states: replayed.states.slice(index, end + 1),
      events: replayed.events.slice(index, end),
    };
  });
}

/** How many actions of the hand were over before any card was laid open. */
function closedLength({ states }: Hand): number {
  const open = states.findIndex((state, index) => index > 0 && isLaidOpen(state));
  return (open === -1 ? states.length : open) - 1;
}

interface Comparison {
  readonly compared: number;
  readonly difference: string | null;
}

/** Deals the hand again with the cards mixed that the viewer has not seen by action `until`, and follows both. */
function followOtherDeck(hand: Hand, until: number, viewer: buck.Viewer, rng: Rng): Comparison {
  const [start, atTheEnd] = [hand.states[0], hand.states[until]];
  if (start === undefined || atTheEnd === undefined) throw new Error("The hand is shorter than that");
  const swaps = mix(rng, hiddenFrom(atTheEnd, viewer));
  const deal: buck.Action = { type: "DEAL", deck: hand.deck.map((id) => swaps.get(id) ?? id) };
  let other = start;
  for (const [index, action] of [deal, ...hand.actions.slice(1, until)].entries()) {
    const result = buck.apply(other, action);
    // Somebody who did not follow suit could have, in that world: it is not the one the viewer is in.
    if (!result.ok) return { compared: index, difference: null };
    other = result.state;
    const real = hand.states[index + 1] ?? start;
    const frames = [
      JSON.stringify([hand.events[index], buck.view(real, viewer)]),
      JSON.stringify([result.events, buck.view(other, viewer)]),
    ];
    if (frames[0] !== frames[1]) return { compared: index, difference: frames.join("\n") };
  }
  return { compared: until, difference: null };
}

describe("a deck that differs where a viewer has not looked gives that viewer the same game", () => {
  test.each(GAMES)("up to any moment of a hand: %j", (game) => {
    const rng = seeded(game.seed);
    const comparisons = handsOf(game).flatMap((hand) =>
      VIEWERS.map((viewer) => followOtherDeck(hand, 1 + below(rng, closedLength(hand)), viewer, rng)),
    );
    expect(comparisons.flatMap(({ difference }) => difference ?? [])).toEqual([]);
    expect(comparisons.reduce((sum, { compared }) => sum + compared, 0)).toBeGreaterThan(comparisons.length);
  });

  // At the end only folded hands and the blind are unseen, and no rule asks about those.
  test.each(GAMES)("to the last closed moment of a hand: %j", (game) => {
    const rng = seeded(game.seed);
    const hands = handsOf(game).filter((hand) => hand.states.at(-1)?.phase !== "PLAYING");
    for (const hand of hands) {
      const end = closedLength(hand);
      if (hand.states[end]?.phase === "PLAYING") continue;
      for (const viewer of VIEWERS) {
        expect(followOtherDeck(hand, end, viewer, rng)).toEqual({ compared: end, difference: null });
      }
    }
  });
});

import { buck, CARDS, euchre, games, stackDeck, withChance } from "@buck/engine";
import type { Card, CardId, Game, GameName, GameOptions, Games, Position, Viewer } from "@buck/engine";
import { expect, test } from "vitest";
import { seeded, shuffled } from "../test/chance.ts";
import { COMBINATIONS } from "../test/options.ts";
import { chooseInProcess } from "./index.ts";
import type { BotRandom } from "./index.ts";
import { sampleState } from "./sample.ts";

const HANDS = 2;

/** A moment of a game: the state before the last deal, and what was done since. */
interface Moment<Name extends GameName> {
  readonly beforeDeal: Games[Name]["state"];
  readonly dealt: Games[Name]["state"];
  readonly since: readonly unknown[];
  readonly state: Games[Name]["state"];
}

function* momentsOf<Name extends GameName>(
  game: Name,
  options: Partial<GameOptions<Name>>,
  random: BotRandom,
): Generator<Moment<Name>> {
  const rules: Game<Games[Name]> = games[game];
  const seats = rules.seats({ ...rules.DEFAULT_OPTIONS, ...options });
  const chance = { deck: () => shuffled(random, seats.length), below: random };
  let state = rules.create(options);
  let beforeDeal = state;
  let dealt = state;
  let since: unknown[] = [];
  const must = (action: { readonly type: string }) => {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(result.code);
    since.push(action);
    if (action.type === "DEAL") [beforeDeal, dealt, since] = [state, result.state, []];
    state = result.state;
  };
  for (const seat of seats) {
    const newcomer = { type: "ADD_PLAYER", id: `p${seat}`, name: `P${seat}` };
    must(newcomer);
  }
  while (!state.gameOver && state.round <= HANDS) {
    const deciders = rules.toAct(state);
    const seat = deciders[random(Math.max(1, deciders.length))];
    const next = rules.nextTableAction(state);
    if (seat !== undefined) {
      const level = random(3) === 0 ? "easy" : "medium";
      must(chooseInProcess<Name>({ game, level, view: rules.view(state, seat) }, random));
    } else if (next !== null) must(withChance(next, chance));
    yield { beforeDeal, dealt, since: [...since], state };
  }
}

/** Deals the sampled cards, does the same as was done, and looks from the same seat. */
function replay<Name extends GameName>(
  game: Name,
  { beforeDeal, dealt, since }: Moment<Name>,
  sampled: Sampled,
  viewer: Viewer,
): unknown {
  const rules: Game<Games[Name]> = games[game];
  const own = rules.view(dealt, viewer).players.find(({ position }) => position === viewer);
  const hands = sampled.hands.map((hand, position) =>
    own !== undefined && position === viewer && "hand" in own ? handOf(own.hand) : hand,
  );
  const deck: readonly CardId[] = stackDeck(beforeDeal.dealerPosition, { hands, blind: sampled.blind });
  let state = beforeDeal;
  const { discard } = sampled;
  const done = since.map((action) =>
    discard !== null && isDiscard(action) ? { ...action, cardId: discard.id } : action,
  );
  for (const action of [{ type: "DEAL", deck }, ...done]) {
    const result = rules.apply(state, action);
    if (!result.ok) throw new Error(`${JSON.stringify(action)} would have been refused: ${result.code}`);
    state = result.state;
  }
  return rules.view(state, viewer);
}

function isDiscard(action: unknown): action is { readonly type: "DISCARD" } {
  return typeof action === "object" && action !== null && "type" in action && action.type === "DISCARD";
}

/** The hand of a view that is known only as something of some game. */
function handOf(hand: unknown): readonly Card[] {
  return Array.isArray(hand)
    ? hand.flatMap((held: Card) => CARDS.find(({ id }) => id === held.id) ?? [])
    : [];
}

/** The cards as they were dealt. */
interface Sampled {
  readonly hands: readonly (readonly Card[])[];
  readonly blind: readonly Card[];
  readonly discard: Card | null;
}

interface Table {
  readonly players: readonly { readonly position: Position; readonly hand: readonly Card[] }[];
  readonly tricks: buck.GameState["tricks"];
  readonly currentTrick: buck.GameState["currentTrick"];
}

function handsWithPlayed({ players, tricks, currentTrick }: Table): readonly (readonly Card[])[] {
  const played = [...tricks, currentTrick].flatMap(({ cards }) => cards);
  return players.map(({ position, hand }) => [
    ...hand,
    ...played.filter(({ playerPosition }) => playerPosition === position).map(({ card }) => card),
  ]);
}

const dealtInBuck = (state: buck.GameState): Sampled => ({
  hands: handsWithPlayed(state),
  blind: state.blind,
  discard: null,
});

function dealtInEuchre(state: euchre.GameState, dealer: Position): Sampled {
  const { dealerPickedUp: taken, discard, kitty } = state;
  const hands = handsWithPlayed(state);
  if (taken === null) return { hands, blind: kitty, discard };
  const six = [...(hands[dealer] ?? []), ...(discard === null ? [] : [discard])];
  return {
    hands: hands.with(
      dealer,
      six.filter(({ id }) => id !== taken.id),
    ),
    blind: [taken, ...kitty.filter((card) => card !== discard)],
    discard,
  };
}

/** Samples what a random seat and a spectator see; how many samples were also played through. */
function checkSamples<Name extends GameName>(
  game: Name,
  options: Partial<GameOptions<Name>>,
  seed: number,
  dealtIn: (state: Games[Name]["state"], dealer: Position) => Sampled,
): number {
  const rules: Game<Games[Name]> = games[game];
  const random = seeded(seed);
  let replayed = 0;
  for (const moment of momentsOf(game, options, random)) {
    const seats = moment.state.players.map(({ position }) => position);
    const seat = seats[random(seats.length)] ?? 0;
    const open = rules.view(moment.state, "spectator");
    expect(rules.view(sampleState(game, open, random), "spectator"), `seed ${seed}`).toEqual(open);
    const view = rules.view(moment.state, seat);
    const sample = sampleState(game, view, random);
    expect(rules.view(sample, seat), `seed ${seed}`).toEqual(view);
    if (view.turnUpCard === null) continue;
    const sampled = dealtIn(sample, moment.beforeDeal.dealerPosition);
    expect(replay(game, moment, sampled, seat), `seed ${seed}`).toEqual(view);
    replayed += 1;
  }
  return replayed;
}

test.each(buck.OPTION_VALUES.players)(
  "Buck: a sample looks the same, and all that was seen could have happened with it (%i players)",
  (players) => {
    const tables = COMBINATIONS.filter((_, index) => index % 47 === players);
    const counts = tables.map((options, seed) =>
      checkSamples("buck", { ...options, players }, seed, dealtInBuck),
    );
    expect(Math.min(...counts)).toBeGreaterThan(10);
  },
);

const EUCHRE_OPTIONS: readonly Partial<euchre.Options>[] = [
  ...Object.values(euchre.PRESETS),
  { callOnlySuitsHeld: true },
  { canadian: true, lonerLead: "leftOfLoner", showHands: "hand" },
  { stickTheDealer: false, goingAlone: false },
];

test("classic: a sample looks the same, and all that was seen could have happened with it", () => {
  const counts = EUCHRE_OPTIONS.map((options, seed) => checkSamples("euchre", options, seed, dealtInEuchre));
  expect(Math.min(...counts)).toBeGreaterThan(10);
});

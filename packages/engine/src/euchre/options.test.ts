import { FULL_DECK, POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  call,
  card,
  chooseDealer,
  eventsOf,
  euchred,
  hand,
  march,
  nextHand,
  nextRound,
  orderUp,
  pass,
  passes,
  run,
  about,
  shorts,
  table,
  turnFor,
} from "../../test/euchre/builders.ts";
import {
  create,
  DEFAULT_OPTIONS,
  derive,
  houseRules,
  legalActions,
  OPTION_VALUES,
  outcome,
  parseOptions,
  PRESETS,
  showsResult,
  toAct,
  view,
} from "./index.ts";
import type { Viewer } from "../index.ts";
import type { GameState, Options } from "./index.ts";

const VIEWERS: readonly Viewer[] = [...POSITIONS, "spectator"];
const fresh = (options?: Partial<Options>) => run(table(options), chooseDealer(0));
const second = (options: Partial<Options>, hands?: Partial<Record<0 | 1 | 2 | 3, string>>) =>
  passes(at("ROUND1", { options, turnUp: "9H", ...(hands && { hands }) }), 4);

test("EUCHRE-OPT-1 the first value of each house rule is the default", () => {
  for (const [name, values] of Object.entries(OPTION_VALUES)) {
    expect(DEFAULT_OPTIONS).toHaveProperty(name, values[0]);
  }
  expect(Object.keys(OPTION_VALUES)).toEqual(Object.keys(DEFAULT_OPTIONS));
});

test("EUCHRE-OPT-1 what is not said is the default", () => {
  expect(create().options).toEqual(DEFAULT_OPTIONS);
  expect(parseOptions({})).toEqual({ ok: true, options: DEFAULT_OPTIONS });
  expect(parseOptions(undefined)).toEqual({ ok: true, options: DEFAULT_OPTIONS });
  expect(create({ canadian: true }).options).toEqual({ ...DEFAULT_OPTIONS, canadian: true });
});

test("EUCHRE-OPT-1 every listed value is a choice", () => {
  const choices = Object.entries(OPTION_VALUES).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  );
  expect(choices).toHaveLength(4 + 2 + 2 + 2 + 2 + 3 + 2 + 2 + 2 + 2 + 2 + 4 + 2 + 2);
  for (const choice of choices) expect(parseOptions(choice)).toMatchObject({ ok: true, options: choice });
});

test.each([
  { stickTheDealer: "yes" },
  { goingAlone: 1 },
  { callOnlySuitsHeld: null },
  { afterAllPass: "redeal" },
  { firstDealer: "seat1" },
  { showHands: "never" },
  { lonerLead: "loner" },
  { canadian: "true" },
  { lonerMarchScore: 0 },
  { lonerEuchredScore: 2.5 },
  { jokers: true },
  JSON.parse('{"__proto__": 1}'),
  { constructor: "random" },
  [],
  null,
  "whos-deal",
])("EUCHRE-OPT-1 %j is refused", (input) => {
  expect(parseOptions(input)).toMatchObject({ ok: false, code: "INVALID_OPTIONS" });
});

test("EUCHRE-OPT-1 what differs from the default can be named", () => {
  expect(houseRules(DEFAULT_OPTIONS)).toEqual([]);
  expect(houseRules({ ...DEFAULT_OPTIONS, targetScore: 12, showHands: "hand" })).toEqual([
    "targetScore",
    "showHands",
  ]);
});

test("EUCHRE-OPT-1 the house rules are kept, and everybody can see them", () => {
  const options = { ...DEFAULT_OPTIONS, targetScore: 5, showHands: "hand" } as const;
  const state = at("PLAYING", { options });
  expect(state.options).toEqual(options);
  for (const viewer of VIEWERS) expect(view(state, viewer).options).toEqual(options);
});

test("a wrong house rule from our own code is a bug, and says so", () => {
  const wrong: object = { targetScore: 0 };
  expect(() => create(wrong)).toThrow("impossibleValue: targetScore");
});

const COMMON = {
  targetScore: 10,
  showHands: "game",
  lonerLead: "leftOfDealer",
  canadian: false,
  lonerMarchScore: 4,
  lonerEuchredScore: 2,
  endsAfterHands: "none",
  farmersHand: false,
  defendAlone: false,
} as const;

test("EUCHRE-OPT-2 the three sets are those of the rulebook, and whos-deal is the default", () => {
  expect(PRESETS).toEqual({
    "whos-deal": {
      ...COMMON,
      stickTheDealer: true,
      goingAlone: true,
      callOnlySuitsHeld: false,
      afterAllPass: "nextDealer",
      firstDealer: "random",
    },
    "command-line": {
      ...COMMON,
      stickTheDealer: true,
      goingAlone: true,
      callOnlySuitsHeld: false,
      afterAllPass: "nextDealer",
      firstDealer: "seat0",
    },
    "euchre-cli": {
      ...COMMON,
      stickTheDealer: false,
      goingAlone: false,
      callOnlySuitsHeld: true,
      afterAllPass: "sameDealer",
      firstDealer: "blackJack",
    },
  });
  expect(DEFAULT_OPTIONS).toEqual(PRESETS["whos-deal"]);
});

test.each(Object.entries(PRESETS))("EUCHRE-OPT-2 %s can be played, and changed", (_, preset) => {
  expect(parseOptions(preset)).toEqual({ ok: true, options: preset });
  expect(create({ ...preset, targetScore: 7 }).options).toEqual({ ...preset, targetScore: 7 });
});

test.each([1, 2, 5, 7, 11, 100, Number.MAX_SAFE_INTEGER])(
  "EUCHRE-OPT-3 a target of %i is fine",
  (targetScore) => {
    expect(parseOptions({ targetScore })).toMatchObject({ ok: true, options: { targetScore } });
  },
);

test.each([0, -1, 2.5, Number.NaN, Infinity, 2 ** 53, "10", null])(
  "EUCHRE-OPT-3 a target of %j is none",
  (targetScore) => {
    expect(parseOptions({ targetScore })).toMatchObject({ ok: false, code: "INVALID_OPTIONS" });
  },
);

test.each([
  { targetScore: 4, phase: "GAME_OVER" },
  { targetScore: 5, phase: "ROUND_OVER" },
] as const)(
  "EUCHRE-OPT-3 with a target of $targetScore four points lead to $phase",
  ({ targetScore, phase }) => {
    expect(march(fresh({ targetScore }), 1, "alone").phase).toBe(phase);
  },
);

test("EUCHRE-OPT-4 without stick the dealer the dealer may pass, and the hand is over at once", () => {
  const three = passes(second({ stickTheDealer: false }), 3);
  expect(toAct(three)).toEqual([0]);
  expect(eventsOf(three, pass(0))).toEqual([
    { type: "passed", playerPosition: 0, callRound: 2 },
    { type: "allPassed", dealerPosition: 0 },
  ]);
  expect(run(three, pass(0))).toMatchObject({
    phase: "DEALING",
    currentPlayerPosition: null,
    scores: { a: 0, b: 0 },
    scoreSheet: [],
    tricks: [],
    trumpSuit: null,
  });
});

test.each([
  { afterAllPass: "nextDealer", dealer: 3, next: 0 },
  { afterAllPass: "sameDealer", dealer: 3, next: 3 },
  { afterAllPass: "nextDealer", dealer: 1, next: 2 },
  { afterAllPass: "sameDealer", dealer: 1, next: 1 },
] as const)(
  "EUCHRE-OPT-5 $afterAllPass: after dealer $dealer comes $next",
  ({ afterAllPass, dealer, next }) => {
    const state = passes(at("ROUND1", { options: { stickTheDealer: false, afterAllPass }, dealer }), 8);
    expect(state).toMatchObject({ phase: "DEALING", dealerPosition: next });
    expect(nextHand(state, "ROUND1")).toMatchObject({ round: 2, dealerPosition: next });
  },
);

test("EUCHRE-OPT-5 after a hand that was played the deal always moves on", () => {
  const state = at("ROUND_OVER", { options: { afterAllPass: "sameDealer" } });
  expect(run(state, nextRound).dealerPosition).toBe(1);
});

const held = { callOnlySuitsHeld: true } as const;

test.each([
  { cards: "10H JH QH KH AH", may: [] },
  { cards: "10H JH QH KH 9S", may: ["SPADES"] },
  { cards: "JC 10H QH KH AH", may: ["CLUBS"] },
  { cards: "JS JD 10H QH KH", may: ["SPADES", "DIAMONDS"] },
  { cards: "9S 9D 9C 10H QH", may: ["SPADES", "DIAMONDS", "CLUBS"] },
] as const)("EUCHRE-OPT-6 with $cards and hearts turned down, $may may be named", ({ cards, may }) => {
  const state = second(held, { 1: cards });
  const accepted = (["SPADES", "HEARTS", "DIAMONDS", "CLUBS"] as const).filter(
    (suit) => answer(state, call(1, suit)) === "accepted",
  );
  expect(accepted).toEqual(may);
  expect(derive(view(state, 1)).callableSuits).toEqual(may);
  expect(answer(state, pass(1))).toBe("accepted");
});

test("EUCHRE-OPT-6 a left bower to be does not count for the suit it would become", () => {
  const state = second(held, { 1: "JC 10H QH KH AH" });
  expect(answer(state, call(1, "SPADES"))).toBe("INVALID_SUIT");
  expect(about(state, call(1, "SPADES"))).toMatchObject({ why: "notHeld", suit: "SPADES" });
  expect(about(state, call(1, "HEARTS"))).toMatchObject({ why: "turnedDown", suit: "HEARTS" });
});

test("EUCHRE-OPT-6 in the first round the turn-up may be ordered without a card of it", () => {
  expect(
    answer(at("ROUND1", { options: held, turnUp: "9H", hands: { 1: "9S 10S QS KS AS" } }), orderUp(1)),
  ).toBe("accepted");
});

test("EUCHRE-OPT-6 a dealer who must call and holds only the turned-down suit may name any other", () => {
  const state = passes(second(held, { 0: "10H JH QH KH AH" }), 3);
  expect(answer(state, pass(0))).toBe("MUST_CALL");
  expect(derive(view(state, 0)).callableSuits).toEqual(["SPADES", "DIAMONDS", "CLUBS"]);
  expect(run(state, call(0, "CLUBS"))).toMatchObject({ phase: "PLAYING", trumpSuit: "CLUBS" });
  expect(answer(state, call(0, "HEARTS"))).toBe("INVALID_SUIT");
});

test("EUCHRE-OPT-6 a dealer who need not call must hold the suit like everybody", () => {
  const state = passes(second({ ...held, stickTheDealer: false }, { 0: "10H JH QH KH AH" }), 3);
  expect(legalActions(view(state, 0))).toEqual([pass(0)]);
});

test("EUCHRE-OPT-7 where nobody goes alone a lone call is refused in both rounds", () => {
  const options = { goingAlone: false };
  const first = at("ROUND1", { options, turnUp: "9H" });
  expect(answer(first, orderUp(1, "alone"))).toBe("ALONE_NOT_ALLOWED");
  expect(answer(second(options), call(1, "CLUBS", "alone"))).toBe("ALONE_NOT_ALLOWED");
  expect(answer(first, orderUp(1))).toBe("accepted");
  expect(derive(view(first, 1)).aloneChoices).toEqual([false]);
});

test.each([0, 1, 2, 3] as const)("EUCHRE-OPT-8 with seat0 seat %i is chosen only if it is 0", (seat) => {
  const state = table({ firstDealer: "seat0" });
  expect(answer(state, chooseDealer(seat))).toBe(seat === 0 ? "accepted" : "WRONG_FIRST_DEALER");
});

const searching = () => table({ firstDealer: "blackJack" });

test.each([
  { top: "JS", dealer: 0 },
  { top: "9H JC", dealer: 1 },
  { top: "9H JD JC", dealer: 2 },
  { top: "JH JD 9S JS", dealer: 3 },
  { top: "JH JD 9S 9C AS KS JC", dealer: 2 },
  { top: "9S 10S QS KS AS 9H 10H JH QH KH AH 9D 10D JD QD KD AD 9C 10C QC KC AC JC", dealer: 2 },
] as const)("EUCHRE-OPT-9 $top: seat $dealer deals first", ({ top, dealer }) => {
  const turned = hand(top);
  const rest = FULL_DECK.filter((id) => turned.every((one) => one.id !== id));
  const deck = [...turned.map(({ id }) => id), ...rest];
  expect(run(searching(), turnFor(deck))).toMatchObject({
    dealerPosition: dealer,
    dealerChosen: true,
    phase: "DEALING",
  });
  expect(eventsOf(searching(), turnFor(deck))).toEqual([
    { type: "dealerChosen", dealerPosition: dealer, turned },
  ]);
});

test("EUCHRE-OPT-9 it takes a full deck", () => {
  expect(answer(searching(), turnFor(FULL_DECK.slice(1)))).toBe("NOT_A_FULL_DECK");
  expect(answer(searching(), turnFor([...FULL_DECK.slice(1), card("10S").id]))).toBe("NOT_A_FULL_DECK");
});

test("EUCHRE-OPT-9 no card that was turned stays with anybody", () => {
  const { players, kitty } = run(searching(), turnFor(FULL_DECK));
  expect([...players.flatMap((player) => player.hand), ...kitty]).toEqual([]);
});

const open = { options: { showHands: "hand" } } as const;
const seen = (state: GameState, viewer: Viewer) => {
  const { players, kitty, discard } = view(state, viewer);
  const hands = players.map((player) => (player.hand === null ? null : shorts(player.hand)));
  return { hands, kitty: kitty && shorts(kitty), discard: discard && shorts([discard]) };
};

test("EUCHRE-OPT-10 a hand that is over is turned over for everybody, until the next deal", () => {
  const over = at("ROUND_OVER", {
    ...open,
    caller: 1,
    company: "alone",
    hands: { 3: "9S 10S QS KS AS", 0: "9C" },
    turnUp: "9H",
    under: "AC KC QC",
    discard: "9C",
  });
  for (const viewer of VIEWERS) {
    for (const state of [over, run(over, nextRound)]) {
      expect(seen(state, viewer)).toEqual({
        hands: ["", "", "", "9S 10S QS KS AS"],
        kitty: "9C AC KC QC",
        discard: "9C",
      });
    }
    expect(seen(nextHand(over, "ROUND1"), viewer)).toMatchObject({ kitty: null, discard: null });
  }
});

test("EUCHRE-OPT-10 so is a hand that all passed", () => {
  const passed = passes(at("ROUND1", { options: { showHands: "hand", stickTheDealer: false } }), 8);
  for (const viewer of VIEWERS) {
    expect(seen(passed, viewer)).toEqual({
      hands: passed.players.map((player) => shorts(player.hand)),
      kitty: shorts(passed.kitty),
      discard: null,
    });
  }
});

const passedBy = (showHands: Options["showHands"]) =>
  passes(at("ROUND1", { options: { showHands, stickTheDealer: false } }), 8);

test.each([
  { when: "before the first deal", state: () => fresh(open.options), isResult: false },
  { when: "while a hand is played", state: () => at("PLAYING", open), isResult: false },
  { when: "once it is scored", state: () => at("ROUND_OVER", open), isResult: true },
  { when: "once that was seen", state: () => run(at("ROUND_OVER", open), nextRound), isResult: false },
  { when: "once all passed", state: () => passedBy("hand"), isResult: true },
  { when: "once all passed, with closed hands", state: () => passedBy("game"), isResult: false },
])("EUCHRE-OPT-10 $when there is a result to look at: $isResult", ({ state, isResult }) => {
  const shown = [state(), view(state(), 0), view(state(), "spectator")];
  expect(shown.map(showsResult)).toEqual([isResult, isResult, isResult]);
});

test.each(["ROUND1", "DEALER_DISCARD", "PLAYING"] as const)(
  "EUCHRE-OPT-10 in %s everything is closed all the same",
  (phase) => {
    const state = at(phase, open);
    expect(seen(state, "spectator")).toEqual({ hands: [null, null, null, null], kitty: null, discard: null });
    expect(seen(state, 2).hands.filter((cards) => cards !== null)).toHaveLength(1);
  },
);

test.each([
  { caller: 1, leftOfDealer: 1, leftOfLoner: 2 },
  { caller: 2, leftOfDealer: 1, leftOfLoner: 3 },
  { caller: 3, leftOfDealer: 2, leftOfLoner: 0 },
  { caller: 0, leftOfDealer: 1, leftOfLoner: 1 },
] as const)(
  "EUCHRE-OPT-11 $caller is alone: $leftOfLoner leads, else $leftOfDealer",
  ({ caller, ...leaders }) => {
    for (const lonerLead of ["leftOfDealer", "leftOfLoner"] as const) {
      const game = { options: { lonerLead }, caller, turnUp: "9H" };
      expect(at("PLAYING", { ...game, company: "alone" }).currentPlayerPosition).toBe(leaders[lonerLead]);
      expect(at("PLAYING", game).currentPlayerPosition).toBe(1);
    }
  },
);

const canadian = { options: { canadian: true }, turnUp: "9H" } as const;

test("EUCHRE-OPT-12 whoever orders up their partner must go alone", () => {
  const state = passes(at("ROUND1", canadian), 1);
  expect(answer(state, orderUp(2))).toBe("MUST_GO_ALONE");
  expect(answer(state, { type: "CALL_TRUMP", playerPosition: 2, pickUp: true })).toBe("MUST_GO_ALONE");
  expect(run(state, orderUp(2, "alone"))).toMatchObject({
    phase: "PLAYING",
    alonePosition: 2,
    inactivePosition: 0,
  });
  expect(derive(view(state, 2))).toMatchObject({ aloneChoices: [true], canPass: true });
});

test.each([1, 3, 0] as const)("EUCHRE-OPT-12 for seat %i it stays a choice", (caller) => {
  expect(at("PLAYING", { ...canadian, caller }).alonePosition).toBeNull();
  expect(at("PLAYING", { ...canadian, caller, company: "alone" }).alonePosition).toBe(caller);
});

test("EUCHRE-OPT-12 and so it does in the second round", () => {
  expect(at("PLAYING", { ...canadian, caller: 2, trump: "CLUBS" }).alonePosition).toBeNull();
});

test("EUCHRE-OPT-12 it takes a table where people may go alone", () => {
  expect(parseOptions({ canadian: true, goingAlone: false })).toMatchObject({
    ok: false,
    code: "INVALID_OPTIONS",
  });
  expect(parseOptions({ ...PRESETS["euchre-cli"], canadian: true })).toMatchObject({ ok: false });
});

test.each([3, 4, 5, 8])("EUCHRE-OPT-13 a lone march is worth %i, and no other march", (lonerMarchScore) => {
  expect(march(fresh({ lonerMarchScore }), 1, "alone").scores).toEqual({ a: 0, b: lonerMarchScore });
  expect(march(fresh({ lonerMarchScore }), 1).scores).toEqual({ a: 0, b: 2 });
});

test.each([2, 4, 7])(
  "EUCHRE-OPT-14 to euchre a lone player is worth %i, and nobody else",
  (lonerEuchredScore) => {
    expect(euchred(fresh({ lonerEuchredScore }), 1, "alone").scores).toEqual({ a: lonerEuchredScore, b: 0 });
    expect(euchred(fresh({ lonerEuchredScore }), 1).scores).toEqual({ a: 2, b: 0 });
  },
);

test("EUCHRE-OPT-15 after so many scored hands the team that is ahead wins", () => {
  const three = march(march(march(fresh({ endsAfterHands: 4 }), 0), 1), 0);
  expect(three).toMatchObject({ phase: "ROUND_OVER", scores: { a: 4, b: 2 } });
  const over = march(three, 3);
  expect(over).toMatchObject({
    phase: "GAME_OVER",
    scores: { a: 4, b: 4 },
    winningTeam: null,
    gameOver: true,
  });
  expect(outcome(over)).toMatchObject({ winners: ["a", "b"], standings: [{ place: 1 }, { place: 1 }] });
  const ahead = march(three, 3, "alone");
  expect(ahead).toMatchObject({ phase: "GAME_OVER", winningTeam: "b" });
  expect(outcome(ahead)?.winners).toEqual(["b"]);
});

test("EUCHRE-OPT-15 a hand that everybody passed is not counted, and the target still ends the game", () => {
  const house = { endsAfterHands: 4, stickTheDealer: false } as const;
  const passed = passes(nextHand(fresh(house), "ROUND1"), 8);
  const three = march(march(march(passed, 0), 1), 0);
  expect(three).toMatchObject({ phase: "ROUND_OVER", round: 4 });
  expect(march(three, 0)).toMatchObject({ phase: "GAME_OVER", winningTeam: "a", round: 5 });
  const soon = march(fresh({ endsAfterHands: 8, targetScore: 2 }), 1);
  expect(soon).toMatchObject({ phase: "GAME_OVER", winningTeam: "b", round: 1 });
});

const farmer = (options: Partial<Options> = { farmersHand: true }) =>
  at("ROUND1", { options, turnUp: "9H", hands: { 1: "9S 10S 9C 10C 9D", 2: "AS KS QS JS AH" } });
const show = (playerPosition: 0 | 1 | 2 | 3) => ({ type: "SHOW_FARMERS_HAND", playerPosition }) as const;

test("EUCHRE-OPT-16 nines and tens may be shown instead of speaking, and the same dealer deals again", () => {
  const state = run(farmer(), show(1));
  expect(state).toMatchObject({
    phase: "DEALING",
    dealerPosition: 0,
    currentPlayerPosition: null,
    scoreSheet: [],
  });
  expect(eventsOf(farmer(), show(1))).toEqual([
    { type: "farmersHandShown", playerPosition: 1, cards: hand("9S 10S 9C 10C 9D") },
  ]);
  expect(shorts(view(state, "spectator").players[1]?.hand ?? [])).toBe("9S 10S 9C 10C 9D");
  expect(view(state, "spectator").players[2]?.hand).toBeNull();
});

test("EUCHRE-OPT-16 nobody shows another hand, a hand twice, out of turn, or without the rule", () => {
  expect(answer(farmer({}), show(1))).toBe("NO_FARMERS_HAND");
  expect(answer(farmer(), show(2))).toBe("NOT_YOUR_TURN");
  expect(answer(run(farmer(), pass(1)), show(2))).toBe("NO_FARMERS_HAND");
  const again = nextHand(run(farmer(), show(1)), "ROUND1", {
    turnUp: "9H",
    hands: { 1: "9S 10S 9C 10C 9D" },
  });
  expect(again).toMatchObject({ round: 2, dealerPosition: 0 });
  expect(answer(again, show(1))).toBe("NO_FARMERS_HAND");
});

test("EUCHRE-OPT-16 once the new hand is over, a hand may be shown again", () => {
  const house = { farmersHand: true, stickTheDealer: false } as const;
  const again = nextHand(run(farmer(house), show(1)), "ROUND1", { turnUp: "9H" });
  const next = nextHand(passes(again, 8), "ROUND1", { turnUp: "9H", hands: { 2: "9S 10S 9C 10C 9D" } });
  expect(answer(next, show(2))).toBe("accepted");
});

const alone = (options: Partial<Options> = { defendAlone: true }) =>
  run(at("ROUND1", { options, turnUp: "9H", hands: { 2: "JH JD AH KH QH" } }), pass(1), orderUp(2, "alone"));
const defend = (playerPosition: 0 | 1 | 2 | 3, isAlone: boolean) =>
  ({ type: "DEFEND", playerPosition, alone: isAlone }) as const;

test("EUCHRE-OPT-17 the defenders are asked in turn, from the loner's left", () => {
  expect(alone({}).phase).toBe("PLAYING");
  expect(alone()).toMatchObject({ phase: "DEFENDING", currentPlayerPosition: 3 });
  expect(answer(alone(), defend(1, true))).toBe("NOT_YOUR_TURN");
  const second = run(alone(), defend(3, false));
  expect(second).toMatchObject({ phase: "DEFENDING", currentPlayerPosition: 1, aloneDefender: null });
  expect(run(second, defend(1, false))).toMatchObject({ phase: "PLAYING", aloneDefender: null });
});

test("EUCHRE-OPT-17 the first who defends alone plays against the loner, and the partner sits out", () => {
  const state = run(alone(), defend(3, true));
  expect(state).toMatchObject({ phase: "PLAYING", aloneDefender: 3, currentPlayerPosition: 2 });
  expect(eventsOf(alone(), defend(3, true)).map(({ type }) => type)).toEqual([
    "defended",
    "sitsOut",
    "playOpened",
  ]);
  const [card] = state.players[2]?.hand ?? [];
  const led = run(state, { type: "PLAY_CARD", playerPosition: 2, cardId: card?.id ?? "HEARTS_9" });
  expect(toAct(led)).toEqual([3]);
  expect(answer(led, { type: "PLAY_CARD", playerPosition: 1, cardId: "SPADES_9" })).toBe("INACTIVE_PARTNER");
});

test("EUCHRE-OPT-17 a euchre by a defender alone is worth 4 points", () => {
  const weak = at("ROUND1", {
    options: { defendAlone: true },
    turnUp: "9H",
    hands: { 2: "9S 10S 9C 10C 9D", 3: "JH JD AH KH QH" },
  });
  let state = run(weak, pass(1), orderUp(2, "alone"), defend(3, true));
  while (state.phase === "PLAYING") {
    const [position = 0] = toAct(state);
    const [action] = legalActions(view(state, position));
    if (action !== undefined) state = run(state, action);
  }
  expect(state).toMatchObject({ phase: "ROUND_OVER", scores: { a: 0, b: 4 } });
});

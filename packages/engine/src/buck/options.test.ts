import { POSITIONS } from "../../test/four.ts";
import { expect, test } from "vitest";
import {
  answer,
  at,
  bid,
  bids,
  chooseDealer,
  concede,
  declare,
  eventsOf,
  fold,
  lay,
  newGame,
  nextHand,
  openBidding,
  plays,
  run,
  scores,
  about,
  share,
  shorts,
  stay,
  table,
} from "../../test/builders.ts";
import {
  create,
  DEFAULT_OPTIONS,
  houseRules,
  legalActions,
  OPTION_VALUES,
  outcome,
  parseOptions,
  playsNoTrump,
  showsResult,
  toAct,
  view,
} from "./index.ts";
import type { Viewer } from "../index.ts";
import type { Layout } from "../../test/cards.ts";
import type { Options } from "./index.ts";

const P = "PASS";
const VIEWERS: readonly Viewer[] = [...POSITIONS, "spectator"];

test("BUCK-OPT-1 the first value of each house rule is the default", () => {
  expect(DEFAULT_OPTIONS).toEqual({
    startScore: 15,
    clubsTurnUp: "bid",
    minimumBid: 2,
    allPass: "redeal",
    folding: "secret",
    showHands: "game",
    players: 4,
    endsAfterHands: "none",
    noTrump: false,
  });
  for (const [name, values] of Object.entries(OPTION_VALUES)) {
    expect(DEFAULT_OPTIONS).toHaveProperty(name, values[0]);
  }
});

test("BUCK-OPT-1 what is not said is the default", () => {
  expect(create().options).toEqual(DEFAULT_OPTIONS);
  expect(parseOptions({})).toEqual({ ok: true, options: DEFAULT_OPTIONS });
  expect(create({ minimumBid: 3 }).options).toEqual({ ...DEFAULT_OPTIONS, minimumBid: 3 });
});

test("BUCK-OPT-1 every listed value is a choice", () => {
  const choices = Object.entries(OPTION_VALUES).flatMap(([name, values]) =>
    values.map((value) => ({ [name]: value })),
  );
  expect(choices).toHaveLength(4 + 3 + 2 + 2 + 2 + 2 + 4 + 4 + 2);
  for (const choice of choices) expect(parseOptions(choice)).toMatchObject({ ok: true, options: choice });
});

test.each([
  { startScore: 12 },
  { startScore: "15" },
  { clubsTurnUp: "maybe" },
  { minimumBid: 4 },
  { kitty: true },
  JSON.parse('{"__proto__": 1}'),
  { constructor: "bid" },
  [],
  null,
  "stick",
])("BUCK-OPT-1 %j is refused", (input) => {
  expect(parseOptions(input)).toMatchObject({ ok: false, code: "INVALID_OPTIONS" });
});

test("BUCK-OPT-1 what differs from the default can be named", () => {
  expect(houseRules(DEFAULT_OPTIONS)).toEqual([]);
  expect(houseRules({ ...DEFAULT_OPTIONS, startScore: 20, folding: "clockwise" })).toEqual([
    "startScore",
    "folding",
  ]);
});

test("BUCK-OPT-1 the house rules are kept, and everybody can see them", () => {
  const options = { ...DEFAULT_OPTIONS, startScore: 10, showHands: "hand" } as const;
  const state = at("PLAYING", { options });
  expect(state.options).toEqual(options);
  for (const viewer of VIEWERS) expect(view(state, viewer).options).toEqual(options);
});

test.each(OPTION_VALUES.startScore)("BUCK-OPT-2 everybody starts with %i", (startScore) => {
  expect(scores(table({ startScore }))).toEqual(Array(4).fill(startScore));
});

test("BUCK-OPT-2 the next game starts there as well", () => {
  const over = concede(concede(run(table({ startScore: 10 }), chooseDealer(0)), 0), 0);
  expect(scores(run(over, newGame(2)))).toEqual([10, 10, 10, 10]);
});

const dirty = { options: { clubsTurnUp: "dirty" }, turnUp: "9C" } as const;

test.each([
  [0, 1],
  [3, 0],
] as const)("BUCK-OPT-3 a dirty club dealt by %i is led by %i, without bidding", (dealer, leader) => {
  const shown = at("TRUMP_REVEAL", { ...dirty, dealer });
  expect(shown).toMatchObject({ isClubsTurnUp: true, trumpSuit: "CLUBS" });
  const state = run(shown, openBidding);
  expect(state).toMatchObject({
    phase: "PLAYING",
    bids: [],
    winningBidderPosition: null,
    highestBid: null,
    trumpSuit: "CLUBS",
    currentPlayerPosition: leader,
  });
  expect(answer(state, fold(2))).toBe("CANNOT_FOLD_ON_CLUBS");
});

test("BUCK-OPT-3 on a dirty club everybody needs one trick", () => {
  const state = at("PLAYING", {
    ...dirty,
    hands: { 1: "JC JS AC KC 9S", 2: "AS 10S KD QD 10D", 3: "9H 10H JH QH KH", 0: "9D JD AD KS QS" },
  });
  const over = plays(state, "JC KD 9H 9D JS QD 10H JD AC 10D JH AD KC 10S QH QS 9S AS KH KS");
  expect(over.players.map(({ tricksTaken }) => tricksTaken)).toEqual([0, 4, 1, 0]);
  expect(scores(over)).toEqual([20, 11, 14, 20]);
});

test("BUCK-OPT-3 any other turn-up is bid on as always", () => {
  expect(run(at("TRUMP_REVEAL", { ...dirty, turnUp: "9D" }), openBidding).phase).toBe("BIDDING");
});

test("BUCK-OPT-4 with the clubs rule off a club is a turn-up like any other", () => {
  const game = { options: { clubsTurnUp: "off" }, turnUp: "9C" } as const;
  expect(at("TRUMP_REVEAL", game)).toMatchObject({ isClubsTurnUp: false, trumpSuit: null });
  expect(at("DECLARING_TRUMP", game).trumpSuit).toBeNull();
  expect(at("FOLDING_DECISION", { ...game, trump: "HEARTS" }).trumpSuit).toBe("HEARTS");
  expect(answer(at("FOLDING_DECISION", game), fold(2))).toBe("accepted");
  expect(answer(at("PLAYING", game), fold(2))).toBe("WRONG_PHASE");
});

test("BUCK-OPT-5 with a minimum of three nobody bids two", () => {
  const state = at("BIDDING", { options: { minimumBid: 3 } });
  expect(answer(state, bid(1, 2))).toBe("BID_BELOW_MINIMUM");
  expect(about(state, bid(1, 2))).toMatchObject({ minimum: 3 });
  expect(answer(bids(state, 3), bid(2, 2))).toBe("BID_BELOW_MINIMUM");
  expect(([P, 3, 4, 5] as const).map((amount) => answer(state, bid(1, amount)))).toEqual(
    Array(4).fill("accepted"),
  );
});

const stuck = (minimumBid: 2 | 3, dealer: 0 | 2 = 0) =>
  bids(at("BIDDING", { dealer, options: { allPass: "stick", minimumBid } }), P, P, P);

test.each([
  { minimumBid: 2, answers: ["DEALER_MUST_BID", "accepted", "DEALER_BIDS_MINIMUM", "DEALER_BIDS_MINIMUM"] },
  { minimumBid: 3, answers: ["DEALER_MUST_BID", "BID_BELOW_MINIMUM", "accepted", "DEALER_BIDS_MINIMUM"] },
] as const)(
  "BUCK-OPT-6 a dealer left alone bids $minimumBid, no more, no less",
  ({ minimumBid, answers }) => {
    const state = stuck(minimumBid);
    expect(([P, 2, 3, 4] as const).map((amount) => answer(state, bid(0, amount)))).toEqual(answers);
    expect(legalActions(view(state, 0))).toEqual([bid(0, minimumBid)]);
    expect(about(state, bid(0, P))).toMatchObject({ minimum: minimumBid });
  },
);

test("BUCK-OPT-6 the dealer who is stuck is the bidder", () => {
  expect(bids(stuck(2, 2), 2)).toMatchObject({
    phase: "DECLARING_TRUMP",
    winningBidderPosition: 2,
    highestBid: 2,
  });
});

test("BUCK-OPT-6 a dealer who finds a bid may pass or bid more", () => {
  const state = bids(at("BIDDING", { options: { allPass: "stick" } }), P, 2, P);
  expect(([P, 3, 5] as const).map((amount) => answer(state, bid(0, amount)))).toEqual(
    Array(3).fill("accepted"),
  );
});

test("BUCK-OPT-6 the others may always pass", () => {
  const state = at("BIDDING", { options: { allPass: "stick" } });
  expect(answer(bids(state, P, P), bid(3, P))).toBe("accepted");
});

test("BUCK-OPT-6 the dealer is stuck on a clubs hand too", () => {
  const state = bids(at("BIDDING", { options: { allPass: "stick" }, turnUp: "9C" }), P, P, P);
  expect(answer(state, bid(0, P))).toBe("DEALER_MUST_BID");
});

const inTurn = () => at("FOLDING_DECISION", { options: { folding: "clockwise" }, bidder: 2 });

test("BUCK-OPT-7 they decide in turn from the bidder's left", () => {
  const state = inTurn();
  expect(toAct(state)).toEqual([3]);
  expect(answer(state, stay(0))).toBe("NOT_YOUR_TURN");
  expect(toAct(run(state, stay(3)))).toEqual([0]);
  expect(toAct(run(state, stay(3), fold(0)))).toEqual([1]);
  expect(run(state, stay(3), fold(0), stay(1)).phase).toBe("PLAYING");
});

test("BUCK-OPT-7 each decision is seen at once", () => {
  expect(eventsOf(inTurn(), fold(3))).toEqual([{ type: "folded", playerPosition: 3, folded: true }]);
  for (const viewer of VIEWERS) {
    expect(view(run(inTurn(), fold(3)), viewer).players[3]).toMatchObject({ decided: true, folded: true });
    expect(view(run(inTurn(), stay(3)), viewer).players[3]).toMatchObject({ decided: true, folded: false });
  }
});

test("BUCK-OPT-7 when all three fold in turn the bidder has won the hand", () => {
  expect(scores(run(inTurn(), fold(3), fold(0), fold(1)))).toEqual([15, 15, 10, 15]);
});

const open = { options: { showHands: "hand" } } as const;
const seen = (state: Parameters<typeof view>[0], viewer: Viewer) => {
  const { players, blind } = view(state, viewer);
  return { hands: players.map((player) => (player.hand === null ? null : shorts(player.hand))), blind };
};

test("BUCK-OPT-8 a hand that is over is turned over for everybody, until the next deal", () => {
  const over = at("ROUND_OVER", { ...open, folded: [2], hands: { 2: "9S 10S QS KS AS" }, turnUp: "9D" });
  for (const viewer of VIEWERS) {
    for (const state of [over, run(over, { type: "NEXT_ROUND" })]) {
      expect(seen(state, viewer)).toEqual({ hands: ["", "", "9S 10S QS KS AS", ""], blind: over.blind });
    }
    expect(seen(nextHand(over, "TRUMP_REVEAL"), viewer).blind).toBeNull();
  }
});

test("BUCK-OPT-8 so is a hand that all passed", () => {
  const passed = bids(at("BIDDING", open), P, P, P, P);
  expect(passed.phase).toBe("DEALING");
  for (const viewer of VIEWERS) {
    expect(seen(passed, viewer)).toEqual({
      hands: passed.players.map((player) => shorts(player.hand)),
      blind: passed.blind,
    });
  }
});

test.each([
  { when: "before the first deal", state: () => run(table(open.options), chooseDealer(0)), isResult: false },
  { when: "while a hand is played", state: () => at("PLAYING", open), isResult: false },
  { when: "once it is scored", state: () => at("ROUND_OVER", open), isResult: true },
  {
    when: "once that was seen",
    state: () => run(at("ROUND_OVER", open), { type: "NEXT_ROUND" }),
    isResult: false,
  },
  { when: "once all passed", state: () => bids(at("BIDDING", open), P, P, P, P), isResult: true },
  {
    when: "once all passed, with closed hands",
    state: () => bids(at("BIDDING"), P, P, P, P),
    isResult: false,
  },
])("BUCK-OPT-8 $when there is a result to look at: $isResult", ({ state, isResult }) => {
  const shown = [state(), view(state(), 0), view(state(), "spectator")];
  expect(shown.map(showsResult)).toEqual([isResult, isResult, isResult]);
});

test.each(["TRUMP_REVEAL", "BIDDING", "DECLARING_TRUMP", "FOLDING_DECISION", "PLAYING"] as const)(
  "BUCK-OPT-8 in %s everything is closed all the same",
  (phase) => {
    const state = at(phase, open);
    expect(seen(state, "spectator")).toEqual({ hands: [null, null, null, null], blind: null });
    expect(seen(state, 2).hands.filter((cards) => cards !== null)).toHaveLength(1);
  },
);

test("a wrong house rule from our own code is a bug, and says so", () => {
  const wrong: object = { minimumBid: 1 };
  expect(() => create(wrong)).toThrow("impossibleValue: minimumBid");
});

const ofFour = (startScore: 10 | 15 = 15) => run(table({ endsAfterHands: 4, startScore }), chooseDealer(0));
const level = () => share(share(ofFour(), { three: 0, two: 1 }), { three: 1, two: 0 });

test("BUCK-OPT-10 after so many scored hands the lowest score wins, above zero as well", () => {
  const three = concede(concede(concede(ofFour(), 0), 1), 0);
  expect(three.phase).toBe("ROUND_OVER");
  const over = concede(three, 2);
  expect(scores(over)).toEqual([5, 10, 10, 15]);
  expect(over).toMatchObject({ phase: "GAME_OVER", winner: 0, gameOver: true });
  expect(outcome(over)?.winners).toEqual([0]);
});

test("BUCK-OPT-10 players with the same lowest score share the win", () => {
  const over = share(share(level(), { three: 0, two: 1 }), { three: 1, two: 0 });
  expect(scores(over)).toEqual([5, 5, 15, 15]);
  expect(over).toMatchObject({ phase: "GAME_OVER", winner: null, gameOver: true });
  expect(outcome(over)).toMatchObject({ winners: [0, 1] });
  expect(outcome(over)?.standings.map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  expect(outcome(view(over, "spectator"))).toEqual(outcome(over));
});

test("BUCK-OPT-10 a tie at zero after the last hand is shared, and before it is played on", () => {
  const three = share(concede(concede(ofFour(10), 0), 1), { three: 0, two: 1 });
  expect(scores(three).slice(0, 2)).toEqual([2, 3]);
  const tied = share(three, { three: 1, two: 0 });
  expect(scores(tied).slice(0, 2)).toEqual([0, 0]);
  expect(outcome(tied)?.winners).toEqual([0, 1]);
});

test("BUCK-OPT-10 a hand that everybody passed is not counted, and zero still ends the game", () => {
  const passed = bids(nextHand(ofFour(10), "BIDDING"), P, P, P, P);
  const three = concede(concede(concede(passed, 0), 1), 2);
  expect(three).toMatchObject({ phase: "ROUND_OVER", round: 4 });
  expect(concede(three, 0)).toMatchObject({ phase: "GAME_OVER", winner: 0, round: 5 });
  expect(concede(concede(ofFour(10), 3), 3)).toMatchObject({ phase: "GAME_OVER", winner: 3 });
});

const withoutTrump = (hands: Layout["hands"] = {}, led = "9H") =>
  run(
    at("PLAYING", {
      options: { noTrump: true },
      trump: "NO_TRUMP",
      turnUp: "9D",
      hands: { 1: led, ...hands },
    }),
    lay(1, led),
  );

const named = (options: Partial<Options>) =>
  legalActions(view(at("DECLARING_TRUMP", { options }), 1)).flatMap((action) =>
    action.type === "DECLARE_TRUMP" ? [action.trumpSuit] : [],
  );

test("BUCK-OPT-11 the bidder may name a suit or no trump, and without the rule a suit alone", () => {
  expect(named({})).toEqual(["SPADES", "HEARTS", "DIAMONDS", "CLUBS"]);
  expect(named({ noTrump: true })).toEqual(["SPADES", "HEARTS", "DIAMONDS", "CLUBS", "NO_TRUMP"]);
  expect(answer(at("DECLARING_TRUMP"), declare(1, "NO_TRUMP"))).toBe("TRUMP_NEEDED");
});

test("BUCK-OPT-11 without trump there is no trump suit, and the others decide as ever", () => {
  const state = at("DECLARING_TRUMP", { options: { noTrump: true } });
  expect(playsNoTrump(state)).toBe(false);
  const declared = run(state, declare(1, "NO_TRUMP"));
  expect(declared).toMatchObject({ phase: "FOLDING_DECISION", trumpSuit: null });
  expect(playsNoTrump(declared)).toBe(true);
  expect(toAct(declared)).toEqual([2, 3, 0]);
});

test("BUCK-OPT-11 the jacks are ordinary jacks, and the suit led wins", () => {
  const state = withoutTrump({ 2: "JD 10H 9S 10S QS", 3: "JH AS KS 9C 10C", 0: "QH AC KC QC AD" });
  expect(answer(state, lay(2, "JD"))).toBe("MUST_FOLLOW_SUIT");
  const trick = plays(state, "10H JH QH").tricks[0];
  expect(trick?.winner).toBe(0);
});

test("BUCK-OPT-11 on a clubs hand no trump cannot be declared, and nobody declares it in advance", () => {
  const clubs = at("PLAYING", { options: { noTrump: true }, turnUp: "9C" });
  expect(answer(clubs, declare(1, "NO_TRUMP"))).toBe("CLUBS_ARE_TRUMP");
  expect(answer(at("BIDDING", { options: { noTrump: true } }), declare(1, "NO_TRUMP"))).toBe("WRONG_PHASE");
});

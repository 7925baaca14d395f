import type { buck, euchre } from "@buck/engine";
import { expect, test } from "vitest";
import * as buckScene from "../../test/builders.ts";
import { seeded } from "../../test/chance.ts";
import * as euchreScene from "../../test/euchreBuilders.ts";
import { evaluate, reasons } from "../index.ts";
import { buckReason, foldReason } from "./buckReason.ts";
import { euchreReason } from "./euchreReason.ts";

const BUCK: readonly [string, buck.View, object][] = [
  ["one card that follows", buckScene.playing("AH 9S 9C 10D QC", { trick: "9H 10H QH" }), { key: "forced" }],
  [
    "both bowers in the bidder's hand",
    buckScene.playing("JS JC KS AH AD", { bidder: 0, bid: 4 }),
    { key: "pullTrump", suit: "SPADES" },
  ],
  ["nothing to stay for", buckScene.folding("10D 9C 10C 9H 10H", { bid: 4 }), { key: "foldSureSet" }],
  [
    "the right bower",
    buckScene.folding("JS AH AC 9H 10H"),
    { key: "staySure", cards: [expect.objectContaining({ id: "SPADES_JACK" })] },
  ],
  ["nothing to bid on", buckScene.bidding("10D 9C 10C 9H 10H"), { key: "passRisky" }],
  ["five sure tricks", buckScene.bidding("JS JC AS KS QS"), { key: "bidSure", suit: "SPADES" }],
  ["a long suit", buckScene.declaring("JS JC AS KS 9H"), { key: "strongestSuit", suit: "SPADES" }],
];

test.each([
  { points: 2, key: "bidToScare", suit: null },
  { points: -0.5, key: "bidBold", suit: "SPADES" },
])("Buck: five that the hand does not bring, at $points points, is $key", ({ points, ...expected }) => {
  const view = buckScene.bidding("JS AS 10D 9H 9C");
  const { choices, ...counted } = evaluate("buck", view, { worlds: 4, random: seeded(2) });
  const [pass] = choices;
  const five = choices.find(({ action }) => "amount" in action && action.amount === 5);
  if (pass === undefined || five === undefined) throw new Error("no choice");
  const liked = [
    { ...pass, points: 0, winChance: 0.2, regret: 2 },
    { ...five, points, winChance: 0.5, regret: 0 },
  ];
  expect(reasons("buck", view, { ...counted, choices: liked }).at(-1)).toMatchObject(expected);
});

test.each([
  ["stays at a loss", buckScene.folding("QS 10D 9C AH 9H", { bid: 4 }), 0, "winsGame"],
  ["stays at a loss that is too small to see", buckScene.folding("QS 10D 9C AH 9H"), 0.95, "stayLikely"],
])("Buck: who %s", (_, view, lead, key) => {
  const { choices, ...counted } = evaluate("buck", view, { worlds: 4, random: seeded(2) });
  const [stay, fold] = choices;
  if (stay === undefined || fold === undefined) throw new Error("no choice");
  const told = [
    { ...stay, points: lead - 1, regret: 1 - lead, regretError: 0.1, winChance: 0.6 },
    { ...fold, points: 0, regret: 0, winChance: 0.4 },
  ];
  expect(reasons("buck", view, { ...counted, choices: told }).at(-1)?.key).toBe(key);
});

test("Buck: who stays at a loss against a bidder about to win stops them", () => {
  const view = buckScene.folding("QS 10D 9C AH 9H", { bid: 4, scores: [15, 4, 15, 15] });
  const stay = { type: "FOLD_DECISION", playerPosition: 0, folded: false } as const;
  const at = (points: number) => ({ action: stay, points, error: 0, regret: 0, regretError: 0 });
  expect(buckReason(view, at(-1)).key).toBe("stayToStop");
  expect(buckReason(view, at(1)).key).toBe("stayLikely");
});

test.each([
  { call: 1.1, key: "passBetter" },
  { call: -0.4, key: "passCall" },
])("classic: a pass beside a call for $call points is $key", ({ call, key }) => {
  const view = euchreScene.round1("JS JC 9H 10H QD", { turnUp: "9S", dealer: 3 });
  const { choices, ...counted } = evaluate("euchre", view, { worlds: 4, random: seeded(2) });
  const told = choices.map(({ action }) =>
    action.type === "PASS_TRUMP"
      ? { action, points: 2, error: 0.1, regret: 0, regretError: 0, winChance: 0.9 }
      : { action, points: call, error: 0.1, regret: 1, regretError: 0.1, winChance: 0.1 },
  );
  expect(reasons("euchre", view, { ...counted, choices: told }).at(-1)?.key).toBe(key);
});

test.each([
  ["JS JC AS KS QS", 2, "bidSure"],
  ["JS JC AS KS QS", 5, "bidSure"],
  ["JS JC AS 9H 10D", 3, "bidSure"],
  ["JS AS 9S 9H 10D", 3, "bidLikely"],
  ["JS AS 9S 9H 10D", 5, "bidBold"],
] as const)(
  "Buck: with %s a bid of %i is of the kind %s and names the tricks that are bid",
  (cards, amount, key) => {
    const action = { type: "PLACE_BID", playerPosition: 0, amount } as const;
    const bid = { action, points: 0, error: 0, regret: 0, regretError: 0 };
    const tricks = key === "bidBold" ? null : amount;
    expect(buckReason(buckScene.bidding(cards), bid)).toMatchObject({ key, suit: "SPADES", tricks });
  },
);

test.each([
  [-5, "foldSureSet"],
  [-4.3, "foldSureSet"],
  [-4.2, "foldRisky"],
  [-2.6, "foldRisky"],
  [0.1, "foldRisky"],
])("Buck: staying that comes to %d points has the reason %s to fold", (points, key) => {
  expect(foldReason(points).key).toBe(key);
});

test("the cards of a reason are named from the highest down", () => {
  const view = buckScene.declaring("9S KS JC JS AH");
  const [why] = reasons("buck", view, evaluate("buck", view, { worlds: 20, random: seeded(2) }));
  expect(why?.cards.map(({ id }) => id)).toEqual(["SPADES_JACK", "CLUBS_JACK", "SPADES_KING", "SPADES_9"]);
});

test.each(BUCK)("Buck: %s", (_, view, expected) => {
  const found = reasons("buck", view, evaluate("buck", view, { worlds: 60, random: seeded(2) }));
  expect(found.at(-1)).toMatchObject(expected);
});

const EUCHRE: readonly [string, euchre.View, object][] = [
  ["a strong hand", euchreScene.round1("JS JC AS 9H 9D", { turnUp: "9S", dealer: 2 }), { suit: "SPADES" }],
  ["a weak hand", euchreScene.round1("9H 10H 9C 10C QD", { turnUp: "9S" }), { key: "passCall" }],
  [
    "the partner's ace, who has it for good",
    euchreScene.playing("AS KS 9H 10H QH", { turnUp: "9C", trick: "9D AD QD", caller: 0, dealer: 0 }),
    { key: "partnerTakes" },
  ],
  [
    "the last to play",
    euchreScene.playing("AH KH 9S 9C 10D", { turnUp: "QD", caller: 1, trick: "9H 10H QH" }),
    { key: "takeLast" },
  ],
];

test.each(EUCHRE)("classic: %s", (_, view, expected) => {
  const found = reasons("euchre", view, evaluate("euchre", view, { worlds: 60, random: seeded(2) }));
  expect(found.at(-1)).toMatchObject(expected);
});

const euchreAction = (action: euchre.Action) => ({ action, points: 0, error: 0, regret: 0, regretError: 0 });

test.each([
  ["the only card of a suit", "9H JS AS KS 10D QD", "discardVoid"],
  ["the weakest card", "10D JS AS QS QD KD", "discardWeak"],
  ["a king beside its queen", "KH JS AS QS QH AH", "keepForLater"],
  ["a plain card beside a lower one of another suit", "QH JS AS KH 9D 10D", "keepForLater"],
  ["the only trump", "JS 9H 10H QD KD AD", "keepOthers"],
])("classic: the discard of %s has a true reason", (_, cards, key) => {
  const [cardId = "SPADES_9"] = buckScene.hand(cards).map(({ id }) => id);
  const action = euchreAction({ type: "DISCARD", playerPosition: 0, cardId });
  expect(euchreReason(euchreScene.discarding(cards), action).key).toBe(key);
});

test.each([
  [0, false, "pickUp SPADES_JACK SPADES_ACE SPADES_QUEEN"],
  [0, true, "goAlone SPADES_JACK SPADES_ACE SPADES_QUEEN"],
  [2, false, "orderUpPartner SPADES_JACK SPADES_ACE"],
  [2, true, "goAlone SPADES_JACK SPADES_ACE"],
  [3, false, "orderUp SPADES_JACK SPADES_ACE"],
] as const)("classic: the turn-up that seat %i picks up, alone: %s, is %s", (dealer, goAlone, expected) => {
  const view = euchreScene.round1("JS AS 9H 10D 9C", { turnUp: "QS", dealer });
  const action = euchreAction({ type: "CALL_TRUMP", playerPosition: 0, pickUp: true, goAlone });
  const { key, cards } = euchreReason(view, action);
  expect([key, ...cards.map(({ id }) => id)].join(" ")).toBe(expected);
});

test("where all choices come to the same, that is said first", () => {
  const view = euchreScene.playing("9H 10H QH KH 9D", {
    turnUp: "9C",
    trick: "AH JS AS",
    caller: 1,
    trump: "SPADES",
  });
  const [first] = reasons("euchre", view, evaluate("euchre", view, { worlds: 30, random: seeded(2) }));
  expect(first?.key).toBe("alike");
});

test("a choice that loses the game does not come to the same", () => {
  const view = buckScene.playing("JS 9C", {
    bidder: 1,
    bid: 4,
    tricks: ["QS AS KS JC", "10D AD JD QD", "JH QH KH 9H"],
    trick: "AH KD 10H",
    taken: [0, 3, 0, 0],
    scores: [10, 3, 15, 15],
  });
  const found = reasons("buck", view, evaluate("buck", view, { worlds: 40, random: seeded(2) }));
  expect(found.map(({ key }) => key)).not.toContain("alike");
});

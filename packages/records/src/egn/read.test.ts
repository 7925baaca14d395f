import { shorts } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { egnDeal, egnFile, finalState, imported, replayed, replayText } from "../../test/egn.ts";
import { importEgn } from "../index.ts";

/** As the first version had it: other names, marks for suits, numbers from 1, and fields that are gone since. */
const VERSION_1_0_0 = JSON.stringify({
  file_type: "Euchre Game Notation",
  version: "1.0.0",
  metadata: {
    match_id: "wednesday-3",
    title: "The third game",
    players: ["Ada", "Ben", "Cleo", "Dov"],
    initial_score: [4, 6],
    ruleset: { std: true, canadian: false, loner_lead: "LEFT_OF_DEALER" },
  },
  deals: [
    {
      dealNumber: 1,
      initial_state: {
        dealer: 0,
        up_card: "9♥",
        kitty: ["Jd", "Jc", "Ac"],
        player_cards: [[], ["J♥", "A♥", "K♥", "A♠", "N♠"], ["Xx", "Xx", "Xx", "Xx", "Xx"], []],
      },
      phases: [
        { phase_number: 1, type: "EUCHRE_BIDDING", calls: ["Order"], is_alone: false, discard: "9♣" },
        {
          phase_number: 2,
          type: "TRICK_PLAY",
          initialLead: 1,
          tricks: [
            ["J♥", "10♦", "Q♦", "9♥"],
            ["A♥", "9♦", "Q♣", "10♥"],
            ["K♥", "10♣", "K♣", "Q♥"],
            ["A♠", "10♠", "J♠", "K♦"],
            ["N♠", "Q♠", "K♠", "A♦"],
          ],
        },
      ],
    },
  ],
});

const VERSION_1_4 = JSON.stringify({
  fileType: "Euchre Game Notation",
  version: "1.4",
  metadata: {
    gameId: "league-12",
    title: "",
    description: "Two deals of a longer evening",
    date: "2026-08-04T19:30",
    players: [{ name: "Ada", playerIds: [{ id: "17", source: "league" }] }, "Ben", { name: "Cleo" }, " "],
    initialScore: [0, 0],
    finalScore: [0, 3],
    ruleset: {
      num_deals: 2,
      std: false,
      min_rank: 9,
      num_players: 4,
      joker: false,
      loner_lead: "LEFT_OF_LONER",
    },
  },
  deals: [
    {
      dealNumber: 0,
      initialState: { dealer: 0, upCard: "9h" },
      phases: [
        {
          phaseNumber: 0,
          type: "EUCHRE_BIDDING",
          calls: ["Order"],
          aloneDefender: -1,
          cardExchanges: [],
          callAnnotations: { "0": ["[!] bold"] },
        },
        {
          phaseNumber: 1,
          type: "TRICK_PLAY",
          isAlone: false,
          tricks: [
            ["R", "Td", "Qd", "9h"],
            ["Ah", "9d", "Qc", "Th"],
            ["Kh", "Tc", "Kc", "Qh"],
            ["As", "Ts", "Js", "Kd"],
            ["9s", "Qs", "Ks", "Ad"],
          ],
        },
      ],
      alternativeLines: [{ branchIndex: 0, phases: [] }],
    },
    {
      dealNumber: 1,
      initialState: { dealer: 1, upCard: "Ac" },
      phases: [
        {
          phaseNumber: 0,
          type: "EUCHRE_BIDDING",
          calls: ["Pass", "Pass", "Pass", "Pass", "Pass", "Pass", "Pass", "Pass"],
        },
      ],
    },
  ],
});

describe("a file of version 1.0.0", () => {
  test("is read by the names things had then", () => {
    const game = imported(VERSION_1_0_0);
    expect(game).toMatchObject({
      version: "1.0.0",
      about: { gameId: "wednesday-3", title: "The third game" },
      players: ["Ada", "Ben", "Cleo", "Dov"],
      initialScores: { a: 4, b: 6 },
      finalScores: null,
      dealLimit: null,
      options: { targetScore: 10, stickTheDealer: true },
    });
    expect(game.deals[0]).toMatchObject({ dealer: 0, calls: ["ORDER_UP"], isAlone: false, leader: 1 });
    expect(game.deals[0]?.hands.map(shorts)).toEqual(["", "JH AH KH AS 9S", "", ""]);
    expect(game.deals[0]?.tricks.map(shorts)[0]).toBe("JH 10D QD 9H");
  });

  test("is replayed", () => {
    expect(replayed(VERSION_1_0_0)).toMatchObject({ scores: { a: 4, b: 8 }, isOver: false });
  });
});

describe("a file of version 1.4", () => {
  test("is read", () => {
    expect(imported(VERSION_1_4)).toMatchObject({
      about: { gameId: "league-12", title: "", date: "2026-08-04T19:30" },
      players: ["Ada", "Ben", "Cleo", "Player 3"],
      finalScores: { a: 0, b: 3 },
      dealLimit: 2,
      options: { stickTheDealer: false, lonerLead: "leftOfLoner", lonerMarchScore: 4, lonerEuchredScore: 2 },
    });
  });

  test("is replayed; what its end should have been is left to compare", () => {
    const result = replayed(VERSION_1_4);
    expect(result).toMatchObject({ scores: { a: 0, b: 2 }, isOver: true });
    expect(finalState(result)).toMatchObject({ gameId: "league-12", winningTeam: null });
  });
});

test.each(["1.0", "1.0.0", "1.1.0", "1.2", "1.2.4", "1.3", "1.4", "1.5.3", "1.6"])(
  "version %s is read",
  (version) => {
    expect(importEgn(egnFile({ version }))).toMatchObject({ ok: true });
  },
);

test("a file that names only some of the players is read", () => {
  expect(imported(withMetadata({ players: ["Ada", "Ben"] })).players).toEqual([
    "Ada",
    "Ben",
    "Player 2",
    "Player 3",
  ]);
});

test.each([
  { told: "Nh", card: "9H" },
  { told: "10c", card: "10C" },
  { told: "TC", card: "10C" },
  { told: "J♦", card: "JD" },
  { told: "R", card: "JH" },
  { told: "L", card: "JD" },
])("$told is a card", ({ told, card }) => {
  const { deals } = imported(egnFile({ deals: [egnDeal({ tricks: told })] }));
  expect(deals[0]?.tricks.map(shorts)).toEqual([card]);
});

test.each([
  { calls: "p p o", read: ["PASS", "PASS", "ORDER_UP"] },
  { calls: "P P P P s", read: ["PASS", "PASS", "PASS", "PASS", "SPADES"] },
])("$calls are calls", ({ calls, read }) => {
  expect(imported(egnFile({ deals: [egnDeal({ calls })] })).deals[0]?.calls).toEqual(read);
});

const withDeal = (changes: object) => egnFile({ deals: [{ ...egnDeal(), ...changes }] });
const withBidding = (changes: object) => withDeal({ phases: [{ ...egnDeal().phases[0], ...changes }] });
const withMetadata = (changes: object) => {
  const file: { metadata: object } = JSON.parse(egnFile());
  return JSON.stringify({ ...file, metadata: { ...file.metadata, ...changes } });
};
const FIRST_TRICK = "deals[0].phases[1].tricks[0]";

describe("what cannot be read is named, with its place", () => {
  test.each([
    { text: "{", code: "NOT_JSON", at: "" },
    { text: "", code: "NOT_JSON", at: "" },
    { text: "null", code: "NOT_EGN", at: "fileType" },
    { text: "[]", code: "NOT_EGN", at: "fileType" },
    { text: '{"__proto__":{"fileType":"Euchre Game Notation"}}', code: "NOT_EGN", at: "fileType" },
    { text: egnFile({ version: "2.0" }), code: "UNSUPPORTED_VERSION", at: "version" },
    { text: egnFile({ version: "1.7" }), code: "UNSUPPORTED_VERSION", at: "version" },
    { text: egnFile({ deals: ["EAYg=="] }), code: "PACKED_DEAL", at: "deals[0]" },
    { text: egnFile({ deals: [null] }), code: "INVALID_FIELD", at: "deals[0]" },
    { text: withDeal({ initialState: undefined }), code: "INVALID_FIELD", at: "deals[0].initialState" },
    { text: withDeal({ phases: undefined }), code: "INVALID_FIELD", at: "deals[0].phases" },
    {
      text: withDeal({ phases: [{ type: "SINGING" }] }),
      code: "INVALID_FIELD",
      at: "deals[0].phases[0].type",
    },
    {
      text: withDeal({ phases: [...egnDeal().phases, ...egnDeal().phases] }),
      code: "INVALID_FIELD",
      at: "deals[0].phases[1].type",
    },
    {
      text: egnFile({ deals: [egnDeal({ dealer: 4 })] }),
      code: "INVALID_FIELD",
      at: "deals[0].initialState.dealer",
    },
    {
      text: egnFile({ deals: [egnDeal({ up: "1h" })] }),
      code: "INVALID_FIELD",
      at: "deals[0].initialState.upCard",
    },
    {
      text: egnFile({ deals: [egnDeal({ up: "Xx" })] }),
      code: "UNSUPPORTED_CARD",
      at: "deals[0].initialState.upCard",
    },
    {
      text: egnFile({ deals: [egnDeal({ hands: ["9s Ts", "9s"] })] }),
      code: "INVALID_FIELD",
      at: "deals[0].initialState.playerCards[1][0]",
    },
    {
      text: egnFile({ deals: [egnDeal({ hands: ["", "", "", "", ""] })] }),
      code: "INVALID_FIELD",
      at: "deals[0].initialState.playerCards",
    },
    { text: withBidding({ calls: "Pass" }), code: "INVALID_FIELD", at: "deals[0].phases[0].calls" },
    { text: withBidding({ calls: ["Order", 7] }), code: "INVALID_FIELD", at: "deals[0].phases[0].calls[1]" },
    { text: withBidding({ isAlone: "yes" }), code: "INVALID_FIELD", at: "deals[0].phases[0].isAlone" },
    { text: withBidding({ discard: null }), code: "INVALID_FIELD", at: "deals[0].phases[0].discard" },
    {
      text: egnFile({ deals: [egnDeal({ tricks: "Jh Zz" })] }),
      code: "INVALID_FIELD",
      at: `${FIRST_TRICK}[1]`,
    },
    {
      text: egnFile({ deals: [egnDeal({ tricks: "", leader: -1 })] }),
      code: "INVALID_FIELD",
      at: "deals[0].phases[1].initialLead",
    },
    { text: egnFile({ score: [1] }), code: "INVALID_FIELD", at: "metadata.initialScore" },
    { text: egnFile({ score: [1, -1] }), code: "INVALID_FIELD", at: "metadata.initialScore[1]" },
    { text: egnFile({ score: [1, 0.5] }), code: "INVALID_FIELD", at: "metadata.initialScore[1]" },
    { text: egnFile({ finalScore: [1, 2, 3] }), code: "INVALID_FIELD", at: "metadata.finalScore" },
    { text: withMetadata({ players: [] }), code: "INVALID_FIELD", at: "metadata.players" },
    {
      text: withMetadata({ players: ["A", "B", "C", "D", "E"] }),
      code: "INVALID_FIELD",
      at: "metadata.players",
    },
    {
      text: withMetadata({ players: ["A", "B", "C", {}] }),
      code: "INVALID_FIELD",
      at: "metadata.players[3].name",
    },
    { text: withMetadata({ title: 5 }), code: "INVALID_FIELD", at: "metadata.title" },
    { text: withMetadata({ ruleset: [] }), code: "INVALID_FIELD", at: "metadata.ruleset" },
    { text: egnFile({ rules: { std: "yes" } }), code: "INVALID_FIELD", at: "metadata.ruleset.std" },
    { text: egnFile({ rules: { winning_score: 0 } }), code: "INVALID_FIELD", at: "metadata.ruleset" },
    {
      text: egnFile({ rules: { winning_score: -5 } }),
      code: "INVALID_FIELD",
      at: "metadata.ruleset.winning_score",
    },
    {
      text: egnFile({ rules: { loner_lead: "LONER" } }),
      code: "INVALID_FIELD",
      at: "metadata.ruleset.loner_lead",
    },
  ])("$code at $at: $text", ({ text, code, at }) => {
    expect(importEgn(text)).toMatchObject({ ok: false, code, at, deal: null, trick: null, refusal: null });
  });

  test("a field says what it may be", () => {
    expect(importEgn(egnFile({ deals: [egnDeal({ dealer: 9 })] }))).toMatchObject({
      at: "deals[0].initialState.dealer",
      wants: "0 | 1 | 2 | 3",
    });
  });
});

describe("a rule that is not played here is named", () => {
  test.each([
    { defend_alone: true },
    { farmers: true },
    { partners_best: true },
    { go_under: true },
    { joker: true },
    { jokers: 1 },
    { farmer: true },
    { allow_no_trump: true },
    { fast_break: true },
    { four_trick_tokens: true },
    { min_rank: 7 },
    { num_players: 3 },
    { num_players: 5 },
    { num_players: 6 },
    { some_later_rule: "on" },
    { loner_march_score: 0 },
    { loner_euchred_score: 0 },
  ])("%j", (rules) => {
    const result = importEgn(egnFile({ rules }));
    expect(result).toMatchObject({ ok: false, code: "UNSUPPORTED_RULE" });
    expect(result).toHaveProperty("rules", expect.stringContaining(Object.keys(rules).join()));
  });

  test("all of them at once", () => {
    expect(importEgn(egnFile({ rules: { joker: true, std: false, min_rank: 8 } }))).toMatchObject({
      at: "metadata.ruleset",
      rules: "joker (true), min_rank (8)",
    });
  });

  test.each([
    { text: withBidding({ calls: ["Pass", "Pass", "Pass", "Pass", "n"] }), rule: "allow_no_trump" },
    { text: withBidding({ aloneDefender: 2 }), rule: "defend_alone" },
    { text: withBidding({ cardExchanges: [{ receiver: 1, cards: ["9s"] }] }), rule: "partners_best" },
    { text: withBidding({ calls: ["x"] }), rule: "" },
  ])("by what the play shows: $rule", ({ text, rule }) => {
    const result = importEgn(text);
    expect(result).toMatchObject({ ok: false, code: "UNSUPPORTED_RULE" });
    expect(result).toHaveProperty("rules", expect.stringContaining(rule));
  });

  test.each(["B", "7s", "Xx", "Jx", "At"])("by a card: %s", (card) => {
    const result = importEgn(egnFile({ deals: [egnDeal({ tricks: card })] }));
    expect(result).toMatchObject({ ok: false, code: "UNSUPPORTED_CARD", at: `${FIRST_TRICK}[0]` });
  });

  test("a bower before trump is made", () => {
    expect(importEgn(egnFile({ deals: [egnDeal({ calls: "P", tricks: "R" })] }))).toMatchObject({
      code: "UNSUPPORTED_CARD",
    });
  });

  test("a rule that is off is no rule", () => {
    expect(
      replayText(egnFile({ rules: { joker: false, jokers: 0, fast_break: false, min_rank: 9 } })),
    ).toMatchObject({
      ok: true,
    });
  });
});

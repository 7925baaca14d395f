import { shorts } from "@buck/engine/testing";
import { describe, expect, test } from "vitest";
import { egnDeal, egnFile, finalState, replayed, replayText } from "../../test/egn.ts";
import type { DealText, FileText } from "../../test/egn.ts";

/** Ben orders up hearts to Ada and takes the first four tricks, Dov the last. */
const MARCH = "Jh Td Qd 9h / Ah 9d Qc Th / Kh Tc Kc Qh / As Ts Js Kd / 9s Qs Ks Ad";
const march: DealText = { discard: "9c", tricks: MARCH };
/** Ben alone: Dov sits out. */
const loneMarch: DealText = {
  alone: true,
  discard: "9c",
  tricks: "Jh Td 9h / Ah 9d Th / Kh Tc Qh / As Ts Kd / Ks Qs Ad",
};
/** Dov alone loses everything; Ben sits out. */
const loneEuchre: DealText = {
  calls: "P P O",
  alone: true,
  discard: "9c",
  tricks: "Td Qd Kd / Qh 9d Qc / Th Tc Kc / 9h Ts Js / Ad Qs Ks",
};

const play = (deal: DealText, file: FileText = {}) =>
  replayText(egnFile({ ...file, deals: [egnDeal(deal)] }));
const played = (deal: DealText, file: FileText = {}) =>
  replayed(egnFile({ ...file, deals: [egnDeal(deal)] }));
const stateOf = (deal: DealText, file: FileText = {}) => finalState(played(deal, file));
const leaderOf = (deal: DealText, file: FileText = {}) => stateOf(deal, file).tricks[0]?.leadPlayerPosition;

const marches = (count: number) => Array.from({ length: count }, () => egnDeal(march));

const handsAfterDeal = (deal: DealText) => {
  const { states, deals } = played(deal);
  return (states[deals[0]?.dealtAt ?? 0]?.players ?? []).map(({ hand }) => shorts(hand));
};

describe("what a file's rules do", () => {
  test.each<{
    rule: string;
    deal: DealText;
    rules?: Record<string, unknown>;
    points: { a: number; b: number };
  }>([
    { rule: "march", deal: march, points: { a: 0, b: 2 } },
    { rule: "march alone", deal: loneMarch, points: { a: 0, b: 4 } },
    { rule: "loner_march_score", deal: loneMarch, rules: { loner_march_score: 5 }, points: { a: 0, b: 5 } },
    { rule: "euchred alone", deal: loneEuchre, points: { a: 2, b: 0 } },
    {
      rule: "loner_euchred_score",
      deal: loneEuchre,
      rules: { loner_euchred_score: 4 },
      points: { a: 4, b: 0 },
    },
  ])("$rule", ({ deal, rules = {}, points }) => {
    const { deals, scores } = played(deal, { rules });
    expect(deals).toMatchObject([{ number: 1, isFinished: true, points }]);
    expect(scores).toEqual(points);
  });

  test("loner_lead says who leads against somebody alone", () => {
    const byDov: DealText = { ...loneEuchre, tricks: "Ad Td Qd / Kd 9d Qc / Qh Tc Kc / Th Ts Js / 9h Qs Ks" };
    expect(leaderOf(loneEuchre, { rules: { loner_lead: "LEFT_OF_DEALER" } })).toBe(2);
    expect(leaderOf(byDov, { rules: { loner_lead: "LEFT_OF_LONER" } })).toBe(0);
    expect(leaderOf(march, { rules: { loner_lead: "LEFT_OF_LONER" } })).toBe(1);
  });

  test("canadian: who orders up their partner goes alone", () => {
    const orderedByCleo: DealText = { calls: "P O" };
    expect(play(orderedByCleo, { rules: { canadian: false } })).toMatchObject({ ok: true });
    expect(play({ ...orderedByCleo, alone: true }, { rules: { canadian: true } })).toMatchObject({
      ok: true,
    });
    expect(play(orderedByCleo, { rules: { canadian: true } })).toMatchObject({
      code: "ILLEGAL_CALL",
      refusal: { code: "MUST_GO_ALONE" },
    });
  });

  test("std: the dealer is stuck, or everybody passes", () => {
    const allPass: DealText = { calls: "P P P P P P P P" };
    expect(play(allPass)).toMatchObject({
      code: "ILLEGAL_CALL",
      refusal: { code: "MUST_CALL" },
      deal: 1,
      trick: null,
    });
    const { deals, scores } = played(allPass, { rules: { std: false } });
    expect(deals).toMatchObject([{ isFinished: true, points: { a: 0, b: 0 } }]);
    expect(scores).toEqual({ a: 0, b: 0 });
  });

  test("winning_score ends the game", () => {
    const twice = [egnDeal(march), egnDeal({ ...march, dealer: 0 })];
    expect(replayed(egnFile({ deals: twice, rules: { winning_score: 4 } }))).toMatchObject({
      isOver: true,
      scores: { a: 0, b: 4 },
      deals: [{ points: { a: 0, b: 2 } }, { points: { a: 0, b: 2 } }],
    });
    expect(replayed(egnFile({ deals: twice, rules: { winning_score: 5 } }))).toMatchObject({ isOver: false });
    expect(replayText(egnFile({ deals: twice, rules: { winning_score: 2 } }))).toMatchObject({
      code: "GAME_IS_OVER",
      deal: 2,
    });
  });

  test.each([{ num_deals: 2 }, { num_deals: 2, winning_score: 0 }, { max_deals: 2 }])(
    "%j ends the game",
    (rules) => {
      expect(replayed(egnFile({ score: [9, 9], rules, deals: marches(1) }))).toMatchObject({ isOver: false });
      expect(replayed(egnFile({ score: [9, 9], rules, deals: marches(2) }))).toMatchObject({
        isOver: true,
        scores: { a: 9, b: 13 },
      });
      expect(replayText(egnFile({ score: [9, 9], rules, deals: marches(3) }))).toMatchObject({
        code: "GAME_IS_OVER",
        deal: 3,
      });
    },
  );

  test("a game begins from the score the file says", () => {
    expect(played(march, { score: [9, 7] })).toMatchObject({ scores: { a: 9, b: 9 }, isOver: false });
    expect(played(march, { score: [9, 8] })).toMatchObject({ scores: { a: 9, b: 10 }, isOver: true });
    expect(play(march, { score: [10, 8] })).toMatchObject({ code: "GAME_IS_OVER", deal: 1 });
  });

  test("every deal says who deals, in whatever order the file keeps them", () => {
    const deals = [
      egnDeal({ ...march, dealer: 0 }),
      egnDeal({ dealer: 3, up: "9d" }),
      egnDeal({ dealer: 3, up: "Tc" }),
    ];
    const { states, deals: replayedDeals } = replayed(egnFile({ deals }));
    expect(replayedDeals.map(({ dealtAt }) => states[dealtAt]?.dealerPosition)).toEqual([0, 3, 3]);
    expect(replayedDeals.map(({ isFinished }) => isFinished)).toEqual([true, false, false]);
  });
});

describe("what the rules of the game refuse", () => {
  test.each<{ what: string; deal: DealText; fault: object }>([
    {
      what: "a card that does not follow",
      deal: { ...march, tricks: "Jh Td Qd 9h / Ah 9d Qc Th / Kh Ts Kc Qh / As Tc Js Kd / 9s Qs Ks Ad" },
      fault: {
        code: "ILLEGAL_PLAY",
        trick: 4,
        refusal: { code: "MUST_FOLLOW_SUIT" },
      },
    },
    {
      what: "a left bower that is not taken for trump",
      deal: { tricks: "Jh Td Qd 9h / Ah Jd" },
      fault: {
        trick: 1,
        refusal: { code: "MUST_FOLLOW_SUIT" },
      },
    },
    {
      what: "a card that was played before",
      deal: { tricks: "Jh Td Qd 9h / Ah Td" },
      fault: {
        trick: 2,
        refusal: { code: "INVALID_CARD" },
      },
    },
    {
      what: "the discard",
      deal: { discard: "Kd", tricks: "As Ts Js Kd" },
      fault: { trick: 1, refusal: { code: "INVALID_CARD" } },
    },
    {
      what: "the turn-up from another hand",
      deal: { tricks: "9h" },
      fault: { trick: 1, refusal: { code: "INVALID_CARD" } },
    },
    {
      what: "a turn-up that was turned down",
      deal: { calls: "P P P P s", tricks: "Ac Tc Kc 9h" },
      fault: { trick: 1, refusal: { code: "INVALID_CARD" } },
    },
    {
      what: "one card more than the dealer has",
      deal: { discard: "9c", tricks: "Jh Td Qd Jd / Ah 9d Qc Th / Kh Tc Kc Qh / As Ts Js Kd / 9s Qs Ks Ad" },
      fault: { trick: 5, refusal: { code: "INVALID_CARD" } },
    },
    {
      what: "a card that is not in the hand the file shows",
      deal: { hands: ["", "Jh Ah Kh As 9s", "Ts Qs Tc Td 9d"], tricks: "Jh Td Qd 9h / Ah 9d Qc Th / Kh Jc" },
      fault: { trick: 3, refusal: { code: "INVALID_CARD" } },
    },
    {
      what: "a card that does not follow, from a hand the file shows",
      deal: { hands: ["", "", "Th Qs Tc Td 9d"], tricks: "Jh Td" },
      fault: { trick: 1, refusal: { code: "MUST_FOLLOW_SUIT" } },
    },
    {
      what: "a sixth trick",
      deal: { ...march, tricks: `${MARCH} / Jc` },
      fault: { trick: 6, refusal: { code: "WRONG_PHASE" } },
    },
    {
      what: "the suit turned down",
      deal: { calls: "P P P P h" },
      fault: { code: "ILLEGAL_CALL", refusal: { code: "INVALID_SUIT" } },
    },
    {
      what: "a suit in the first round",
      deal: { calls: "s" },
      fault: { code: "ILLEGAL_CALL", refusal: { code: "INVALID_CALL" } },
    },
    {
      what: "an order in the second round",
      deal: { calls: "P P P P O" },
      fault: { refusal: { code: "INVALID_CALL" } },
    },
    {
      what: "a call after the call",
      deal: { calls: "O P" },
      fault: { code: "ILLEGAL_CALL", refusal: { code: "WRONG_PHASE" } },
    },
    {
      what: "cards before a call",
      deal: { calls: "P", tricks: "Jh" },
      fault: { trick: 1, refusal: { code: "WRONG_PHASE" } },
    },
    {
      what: "a discard when nobody took up",
      deal: { calls: "P P P P s", discard: "9c" },
      fault: { code: "ILLEGAL_DISCARD", refusal: { code: "WRONG_PHASE" } },
    },
    {
      what: "a discard that is not in the hand the file shows",
      deal: { hands: ["Qh Th Ad Kd 9c"], discard: "Jc" },
      fault: { code: "ILLEGAL_DISCARD", refusal: { code: "INVALID_CARD" } },
    },
  ])("$what", ({ deal, fault }) => {
    expect(play(deal)).toMatchObject({ ok: false, deal: 1, at: "deals[0]", ...fault });
  });

  test("the first fault of a game is told by deal and trick", () => {
    const revoke = {
      ...march,
      tricks: "Jh Td Qd 9h / Ah 9d Qc Th / Kh Ts Kc Qh / As Tc Js Kd / 9s Qs Ks Ad",
    };
    const deals = [egnDeal(march), egnDeal(revoke), egnDeal({ calls: "s" })];
    expect(replayText(egnFile({ deals }))).toMatchObject({ deal: 2, trick: 4, at: "deals[1]" });
  });
});

describe("what the way a file is written refuses", () => {
  test.each<{ what: string; deal: DealText; fault: object }>([
    {
      what: "a trick that is not complete",
      deal: { tricks: "Jh Td Qd / 9h" },
      fault: {
        code: "WRONG_TRICK_SIZE",
        trick: 1,
      },
    },
    {
      what: "a trick of five cards",
      deal: { tricks: "Jh Td Qd 9h Ah" },
      fault: {
        code: "WRONG_TRICK_SIZE",
        trick: 1,
      },
    },
    {
      what: "a trick of four against a loner",
      deal: { alone: true, tricks: "Jh Td 9h Qd" },
      fault: { code: "WRONG_TRICK_SIZE" },
    },
    {
      what: "another leader than the rules give",
      deal: { ...march, leader: 2 },
      fault: {
        code: "WRONG_LEADER",
        trick: 1,
      },
    },
  ])("$what", ({ deal, fault }) => {
    expect(play(deal)).toMatchObject({ ok: false, deal: 1, ...fault });
  });
});

describe("what a file leaves open", () => {
  test("a whole deal tells every hand", () => {
    expect(handsAfterDeal(march)).toEqual([
      "9C 10H QH KD AD",
      "JH AH KH AS 9S",
      "10D 9D 10C 10S QS",
      "QD QC KC JS KS",
    ]);
    expect(played(march).deals[0]?.guessed).toEqual([]);
  });

  test.each<{ where: string; deal: DealText; phase: string; unfinished: boolean }>([
    { where: "before the first call", deal: { calls: "" }, phase: "ROUND1", unfinished: true },
    { where: "in the second round", deal: { calls: "P P P P P" }, phase: "ROUND2", unfinished: true },
    { where: "before the discard", deal: {}, phase: "DEALER_DISCARD", unfinished: true },
    { where: "after the discard", deal: { discard: "9c" }, phase: "PLAYING", unfinished: true },
    {
      where: "in the middle of a trick",
      deal: { tricks: "Jh Td Qd 9h / Ah" },
      phase: "PLAYING",
      unfinished: true,
    },
    { where: "before a trick", deal: { tricks: "Jh Td Qd 9h / " }, phase: "PLAYING", unfinished: true },
    { where: "not at all", deal: march, phase: "ROUND_OVER", unfinished: false },
  ])("a deal may stop $where", ({ deal, phase, unfinished }) => {
    const result = played(deal);
    expect(finalState(result).phase).toBe(phase);
    expect(result.deals[0]?.isFinished).toBe(!unfinished);
    expect((result.deals[0]?.guessed ?? []).length > 0).toBe(unfinished);
  });

  test("nobody is given a card that would have had to follow", () => {
    // Cleo and Dov have no heart, so neither holds one, nor the jack of diamonds.
    const [, , cleo = "", dov = ""] = handsAfterDeal({ tricks: "Jh Td Qd 9h" });
    expect(`${cleo} ${dov}`).not.toMatch(/H|JD/);
    expect(played({ tricks: "Jh Td Qd 9h" }).deals[0]?.guessed).toHaveLength(20);
  });

  test.each<{ what: string; deal: DealText; discard: string }>([
    {
      what: "the turn-up, which never fell",
      deal: { tricks: "Jh Td Qd Jd / Ah 9d Qc Th / Kh Tc Kc Qh / As Ts Js Kd / 9s Qs Ks Ad" },
      discard: "9H",
    },
    { what: "the turn-up, which would have had to follow", deal: { tricks: "Jh Td Qd Kd" }, discard: "9H" },
    {
      what: "of a hand the file shows the one that would have had to follow",
      deal: { hands: ["Ks Th Ad Kd 9c"], tricks: "As Ts Js Kd" },
      discard: "KS",
    },
  ])("a missing discard: $what", ({ deal, discard }) => {
    expect(shorts([stateOf(deal).discard ?? []].flat())).toBe(discard);
  });

  test("a missing discard: not the turn-up, as long as the dealer may still hold it", () => {
    const { discard, players } = stateOf({ tricks: "As Ts Js Kd" });
    expect(shorts([discard ?? []].flat())).not.toMatch(/9H|^$/);
    expect(shorts(players[0]?.hand ?? [])).toContain("9H");
  });

  test.each([undefined, "Xx"])("a missing discard: one of the four cards that never fell (%s)", (discard) => {
    const put = stateOf({ tricks: MARCH, ...(discard !== undefined && { discard }) }).discard;
    expect(["JD", "9C", "JC", "AC"]).toContain(put === null ? null : shorts([put]));
  });

  test("a dealer who sits out discards nothing, whatever the file says", () => {
    const orderedByPartner: DealText = { calls: "P O", alone: true, discard: "9c", tricks: "Jh Td Qd" };
    expect(stateOf(orderedByPartner)).toMatchObject({ discard: null, phase: "PLAYING", inactivePosition: 0 });
  });

  test("the play that no lie of the cards allows is the first fault", () => {
    // After three have shown no hearts, five hearts need six places; then the spades find too few.
    const possible: DealText = { tricks: "Jh Td Qd Kd / As 9d Qc Ks" };
    expect(play(possible)).toMatchObject({ ok: true });
    expect(play({ tricks: "Jh Td Qd Kd / As 9d Qc Tc" })).toMatchObject({
      code: "ILLEGAL_PLAY",
      deal: 1,
      trick: 2,
      refusal: { code: "MUST_FOLLOW_SUIT" },
    });
  });
});

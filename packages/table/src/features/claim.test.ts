import type { CardId, GameDecision } from "@buck/engine";
import { FULL_DECK } from "@buck/engine/testing";
import { expect, test } from "vitest";
import type { Bots } from "../index.ts";
import { legalActions } from "../../test/kit/games.ts";
import { accepted, CODE, fillWithBots, openHouse, playUntil, reopen, seat } from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";

const SURE = ["SPADES_JACK", "CLUBS_JACK", "SPADES_ACE", "SPADES_KING", "SPADES_QUEEN"] as const;

/** Passes, stays and plays the first card it may. */
const firstLegal: Bots = {
  choose: async (turn) => {
    const [first] = legalActions(turn);
    if (first === undefined) throw new Error("Nothing to choose from");
    return first;
  },
};

const act = (action: GameDecision<"buck">) => ({ type: "act", action }) as const;

/** A deck that gives seat 0 these cards when seat 3 deals: three from the top, and two after everybody's first batch. */
function deckFor(hand: readonly CardId[], turnUp: CardId): readonly CardId[] {
  const others = FULL_DECK.filter((card) => card !== turnUp && !hand.includes(card));
  return [
    ...hand.slice(0, 3),
    ...others.slice(0, 7),
    ...hand.slice(3),
    ...others.slice(7, 15),
    turnUp,
    ...others.slice(15),
  ];
}

/** Ann is to lead to the first trick with spades as trump and these cards; Ben sits beside her. */
async function annLeads(
  hand: readonly CardId[],
  turnUp: CardId = "HEARTS_9",
): Promise<House & { readonly ben: House["host"] }> {
  const deck = deckFor(hand, turnUp);
  const house = await openHouse({ ports: { bots: firstLegal, nextDeck: () => deck } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  await accepted(house.host, act({ type: "PLACE_BID", playerPosition: 0, amount: 5 }));
  await accepted(house.host, act({ type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "SPADES" }));
  await accepted(ben, act({ type: "FOLD_DECISION", playerPosition: 1, folded: false }));
  await house.clock.pass(3_000);
  expect(house.host.buck).toMatchObject({ phase: "PLAYING", currentPlayerPosition: 0 });
  return { ...house, ben };
}

const plays = async ({ store }: House) =>
  (await store.load(CODE)).flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.type === "gameActed" && change.action.type === "PLAY_CARD" ? [change.action] : [],
    ),
  );

test("TABLE-CLAIM-2 whoever is sure of the rest gets it: the table plays it out, and nobody else decides", async () => {
  const house = await annLeads(SURE);
  const { host, ben, clock } = house;
  await accepted(host, { type: "claim" });
  expect(ben.now.news).toEqual([{ type: "claimed", position: 0, name: "Ann" }]);
  expect(await host.code({ type: "claim" })).toBe("CLAIMED");
  expect(await host.code(act({ type: "PLAY_CARD", playerPosition: 0, cardId: "SPADES_QUEEN" }))).toBe(
    "CLAIMED",
  );
  await clock.pass(15_000);
  expect(host.buck.tricks.map(({ winner }) => winner)).toEqual([0, 0, 0, 0, 0]);
  const played = await plays(house);
  expect(played).toHaveLength(20);
  const led = played.filter(({ playerPosition }) => playerPosition === 0).map(({ cardId }) => cardId);
  expect(led).toEqual(SURE);
});

test("TABLE-CLAIM-2 goes on after a restart, and ends with the hand", async () => {
  const before = await annLeads(SURE);
  await accepted(before.host, { type: "claim" });
  await before.clock.pass(1_000);
  const house = await reopen(before);
  await house.clock.pass(15_000);
  expect(house.host.buck.players[0]?.tricksTaken).toBe(5);
  await playUntil(house, "BIDDING");
  expect(await house.host.code(act({ type: "PLACE_BID", playerPosition: 0, amount: "PASS" }))).not.toBe(
    "CLAIMED",
  );
});

const WITHOUT_LEFT_BOWER = ["SPADES_JACK", "SPADES_ACE", "SPADES_KING", "SPADES_QUEEN", "SPADES_10"] as const;

test("TABLE-CLAIM-1 nobody holds what was turned up", async () => {
  const { host } = await annLeads(WITHOUT_LEFT_BOWER, "CLUBS_JACK");
  expect(await host.code({ type: "claim" })).toBe("ok");
});

test.each([
  ["somebody may hold the left bower", WITHOUT_LEFT_BOWER],
  ["somebody may keep a trump", ["SPADES_JACK", "CLUBS_JACK", "SPADES_ACE", "HEARTS_ACE", "DIAMONDS_ACE"]],
] as const)("TABLE-CLAIM-1 a claim is refused while %s", async (_, hand) => {
  const { host, ben } = await annLeads(hand);
  expect(await host.code({ type: "claim" })).toBe("NOT_PROVEN");
  expect(await ben.code({ type: "claim" })).toBe("NOT_PROVEN");
});

import { deckFor, seatsFor, stackDeck } from "@buck/engine";
import type { buck, CardId, GameDecision } from "@buck/engine";
import { expect, test } from "vitest";
import type { Bots } from "../index.ts";
import { legalActions } from "../../test/kit/games.ts";
import {
  accepted,
  CODE,
  fillWithBots,
  kindRandom,
  openHouse,
  playUntil,
  reopen,
  seat,
  TEST_OPTIONS,
} from "../../test/kit/house.ts";
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

/** A deck that gives seat 0 these cards when the last seat of so many deals. */
function deckWith(hand: readonly CardId[], turnUp: CardId, players: number): readonly CardId[] {
  const own = deckFor(players).filter(({ id }) => hand.includes(id));
  const turned = deckFor(players).filter(({ id }) => id === turnUp);
  const others = deckFor(players).filter((card) => !own.includes(card) && !turned.includes(card));
  const hands = Array.from({ length: players - 1 }, (_, index) => others.slice(5 * index, 5 * (index + 1)));
  const blind = [...turned, ...others.slice(5 * (players - 1))];
  const dealer = seatsFor(players).at(-1) ?? 0;
  return stackDeck(dealer, { hands: [own, ...hands], blind });
}

interface Lead {
  readonly turnUp?: CardId;
  readonly players?: buck.Options["players"];
}

/** Ann is to lead to the first trick with spades as trump and these cards; Ben sits beside her. */
async function annLeads(
  hand: readonly CardId[],
  { turnUp = "HEARTS_QUEEN", players = 4 }: Lead = {},
): Promise<House & { readonly ben: House["host"] }> {
  const deck = deckWith(hand, turnUp, players);
  const random = kindRandom();
  const house = await openHouse({
    settings: { rules: { game: "buck", options: { ...TEST_OPTIONS, players } } },
    ports: {
      bots: firstLegal,
      nextDeck: () => deck,
      random: { ...random, below: (count) => (count === players ? players - 1 : random.below(count)) },
    },
  });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, ...seatsFor(players).slice(2));
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  await accepted(house.host, act({ type: "PLACE_BID", playerPosition: 0, amount: 5 }));
  await accepted(house.host, act({ type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "SPADES" }));
  await accepted(ben, act({ type: "FOLD_DECISION", playerPosition: 1, folded: false }));
  await house.clock.pass(5_000);
  expect(house.host.buck).toMatchObject({ phase: "PLAYING", currentPlayerPosition: 0 });
  return { ...house, ben };
}

const plays = async ({ store }: House) =>
  (await store.load(CODE)).flatMap(({ changes }) =>
    changes.flatMap((change) =>
      change.type === "gameActed" && change.action.type === "PLAY_CARD" ? [change.action] : [],
    ),
  );

test.each([3, 4, 5, 6] as const)(
  "TABLE-CLAIM-2 whoever is sure of the rest gets it: the table plays it out, and nobody of the %i decides",
  async (players) => {
    const house = await annLeads(SURE, { players });
    const { host, ben, clock } = house;
    await accepted(host, { type: "claim" });
    expect(ben.now.news).toEqual([{ type: "claimed", position: 0, name: "Ann" }]);
    expect(await host.code({ type: "claim" })).toBe("CLAIMED");
    expect(await host.code(act({ type: "PLAY_CARD", playerPosition: 0, cardId: "SPADES_QUEEN" }))).toBe(
      "CLAIMED",
    );
    while (host.buck.phase === "PLAYING") await clock.pass(500);
    expect(host.buck.tricks.map(({ winner }) => winner)).toEqual([0, 0, 0, 0, 0]);
    const played = await plays(house);
    expect(played).toHaveLength(5 * players);
    const led = played.filter(({ playerPosition }) => playerPosition === 0).map(({ cardId }) => cardId);
    expect(led).toEqual(SURE);
  },
);

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
  const { host } = await annLeads(WITHOUT_LEFT_BOWER, { turnUp: "CLUBS_JACK" });
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

import { FULL_DECK } from "@buck/engine/testing";
import { euchre } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { frame } from "@buck/protocol";
import type { Hash } from "@buck/records";
import { expect, test } from "vitest";
import type { DeckRequest, KnownDeals } from "../index.ts";
import {
  accepted,
  CODE,
  fillWithBots,
  openHouse,
  playUntil,
  reopen,
  TEST_OPTIONS,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";

const known = FULL_DECK.toReversed();

async function decksOf({ store }: House): Promise<readonly (readonly CardId[])[]> {
  const changes = (await store.load(CODE)).flatMap((entry) => entry.changes);
  return changes.flatMap((change) =>
    change.type === "gameActed" && "deck" in change.action && change.action.deck !== undefined
      ? [change.action.deck]
      : [],
  );
}

test("TABLE-DECK-1 a known deck is dealt, and the table shuffles where there is none", async () => {
  const requests: DeckRequest[] = [];
  const house = await openHouse({
    ports: {
      nextDeck: (request) => {
        requests.push(request);
        return request.hand === 1 ? known : null;
      },
    },
  });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "ROUND_OVER");
  await playUntil(house, "BIDDING");
  expect(requests).toEqual([
    { game: "buck", hand: 1 },
    { game: "buck", hand: 2 },
  ]);
  const [first, second] = await decksOf(house);
  expect(first).toEqual(known);
  expect(second).not.toEqual(known);
  expect(second?.toSorted()).toEqual(FULL_DECK.toSorted());
});

test("TABLE-DECK-1 the deck that finds the first dealer is hand 0", async () => {
  const hands: number[] = [];
  const rules = { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, firstDealer: "blackJack" } } as const;
  const house = await openHouse({
    settings: { rules },
    ports: {
      nextDeck: ({ hand }) => {
        hands.push(hand);
        return known;
      },
    },
  });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "ROUND1");
  expect(hands).toEqual([0, 1]);
});

test("TABLE-DECK-1 the server never chooses a deck", () => {
  const server = join(import.meta.dirname, "../../../../apps/server/src");
  const sources = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".ts"),
  );
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => readFileSync(join(server, path), "utf8").includes("nextDeck"))).toEqual([]);
});

const KNOWN_DECKS = [FULL_DECK, FULL_DECK.toReversed()] as const;

async function openWithDeals(areAll: boolean, more: Partial<KnownDeals> = {}, ports = {}): Promise<House> {
  const rules = { game: "buck", options: { ...TEST_OPTIONS, startScore: 25 } } as const;
  const deals = { dealer: 1, decks: KNOWN_DECKS, areAll, ...more } as const;
  const house = await openHouse({ settings: { rules }, deals, ports });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  return house;
}

test("TABLE-DECK-2 known deals begin with their dealer, and shuffled decks follow them", async () => {
  const house = await openWithDeals(false);
  await playUntil(house, "BIDDING");
  expect(house.host.now.game?.view.dealerPosition).toBe(1);
  for (const round of [2, 3]) {
    await playUntil(house, "ROUND_OVER");
    await playUntil(house, "BIDDING");
    expect(house.host.now.game?.view.round).toBe(round);
  }
  const [first, second, third] = await decksOf(house);
  expect([first, second]).toEqual(KNOWN_DECKS);
  expect(third?.toSorted()).toEqual(FULL_DECK.toSorted());
  expect(third).not.toEqual(first);
});

test("TABLE-DECK-2 a table whose deals are all of its game stops at the last result, also after a restart", async () => {
  const house = await openWithDeals(true);
  await playUntil(house, "ROUND_OVER");
  await playUntil(house, "BIDDING");
  const again = await reopen(house);
  await playUntil(again, "ROUND_OVER");
  await accepted(again.host, { type: "ready" });
  await again.clock.pass(600_000);
  expect(again.host.now.game?.view).toMatchObject({ phase: "ROUND_OVER", round: 2 });
  expect(await decksOf(again)).toEqual(KNOWN_DECKS);
});

test("TABLE-DECK-2 a game that was left keeps its deals for the next one, and a finished one does not", async () => {
  const house = await openWithDeals(false);
  await playUntil(house, "BIDDING");
  await accepted(house.host, { type: "backToLobby" });
  await accepted(house.host, { type: "start" });
  await playUntil(house, "GAME_OVER");
  await accepted(house.host, { type: "rematch" });
  await playUntil(house, "BIDDING");
  const decks = await decksOf(house);
  expect([decks[0], decks[1]]).toEqual([FULL_DECK, FULL_DECK]);
  expect(decks.at(-1)).not.toEqual(FULL_DECK);
});

/** Deals are sealed where there is one, and a game with known deals never asks it. */
const hash: Hash = {
  sha256: () => Promise.reject(new Error("nothing is sealed")),
  hmacSha256: () => Promise.reject(new Error("nothing is sealed")),
};
const OTHER_GAME = "abcdefghijklmnopqrstuv";
const SOURCE = { gameId: OTHER_GAME, turn: 0, players: ["Ada", "Bo", "Cy", "Di"] } as const;

test("TABLE-DECK-3 everybody is told whose deals these are, and nobody of cards to come", async () => {
  const house = await openWithDeals(false, { source: SOURCE }, { hash });
  const visitor = house.enter("Vic");
  await playUntil(house, "BIDDING");
  const told = { gameId: OTHER_GAME, players: SOURCE.players, hands: 2 };
  for (const { now } of [house.host, visitor]) expect(now.table.sameDeals).toEqual(told);
  expect(house.host.now.seals).toBeNull();
  // The second deck begins with the card that ends the first: the blind, of which nobody sees it.
  const heard = JSON.stringify([house.host.heard, visitor.heard]);
  expect(heard).not.toContain(FULL_DECK.at(-1));
  expect(heard).not.toContain("decks");
  const frames = house.host.heard.flatMap((each) => (each.type === "frame" ? [each.frame] : []));
  expect(frames.filter((each) => !frame.safeParse(each).success)).toEqual([]);
});

test("TABLE-DECK-3 the record names the other game, and the game after it does not", async () => {
  const house = await openWithDeals(false, { source: SOURCE });
  await playUntil(house, "GAME_OVER");
  const [first = ""] = house.host.now.table.finishedGames;
  expect((await house.store.finishedGame(first))?.sameDealsAs).toEqual({ gameId: OTHER_GAME, turn: 0 });
  await accepted(house.host, { type: "rematch" });
  expect(house.host.now.table.sameDeals).toBeNull();
  await playUntil(house, "GAME_OVER");
  const second = house.host.now.table.finishedGames.at(-1) ?? "";
  expect(await house.store.finishedGame(second)).not.toHaveProperty("sameDealsAs");
});

test("TABLE-DECK-3 the rules stay those of the other game, everything else may change", async () => {
  const house = await openHouse({ deals: { dealer: 1, decks: KNOWN_DECKS, areAll: false, source: SOURCE } });
  const { settings } = house.host.now.table;
  const rules = { game: "buck", options: { ...TEST_OPTIONS, minimumBid: 3 } } as const;
  const refused = await house.host.ask({ type: "changeSettings", settings: { ...settings, rules } });
  expect(refused).toMatchObject({ ok: false, code: "SAME_DEALS" });
  await accepted(house.host, { type: "changeSettings", settings: { ...settings, pace: "quick" } });
});

test("TABLE-DECK-3 where a black jack finds the first dealer, it finds the one of the other game", async () => {
  const rules = { game: "euchre", options: { ...euchre.DEFAULT_OPTIONS, firstDealer: "blackJack" } } as const;
  const house = await openHouse({
    settings: { rules },
    deals: { dealer: 2, decks: KNOWN_DECKS, areAll: false, source: SOURCE },
  });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "ROUND1");
  expect(house.host.now.game?.view.dealerPosition).toBe(2);
});

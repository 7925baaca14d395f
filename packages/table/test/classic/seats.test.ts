import { describe, expect, test } from "vitest";
import type { Bots } from "../../src/index.ts";
import { act, classicHouse, orderUp } from "../kit/classic.ts";
import type { Guest } from "../kit/guest.ts";
import { accepted, fillWithBots, meekBots, playUntil, seat } from "../kit/house.ts";

describe("partners", () => {
  test("TABLE-SEAT-9 are who sits across, so swapping seats in the lobby changes them", async () => {
    const house = await classicHouse();
    const ben = await seat(house, "Ben", 1);
    await fillWithBots(house.host, 2, 3);
    await accepted(house.host, { type: "swapSeats", a: 1, b: 2 });
    await accepted(house.host, { type: "start" });
    expect(ben.now.you.position).toBe(2);
    const { players } = house.host.euchre;
    expect(players.map(({ team }) => team)).toEqual(["a", "b", "a", "b"]);
    expect(players[2]).toMatchObject({ name: "Ben", team: players[0]?.team });
  });

  test("TABLE-SEAT-9 stay as they are once the cards are dealt", async () => {
    const house = await classicHouse();
    await fillWithBots(house.host, 1, 2, 3);
    await accepted(house.host, { type: "start" });
    expect(await house.host.code({ type: "swapSeats", a: 1, b: 2 })).toBe("NOT_IN_LOBBY");
  });
});

/** Ann has ordered up the bot at 3, which has six cards; Ben watches from seat 1. */
async function orderedUp(bots: Bots = { choose: () => new Promise(() => undefined) }) {
  const house = await classicHouse({ bots });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "ROUND1");
  await act(house.host, orderUp(0));
  return { ...house, ben };
}

const handsIn = ({ euchre: { players } }: Guest) => players.map(({ hand }) => hand?.length ?? null);

describe("a bot's seat is taken over", () => {
  test("TABLE-SEAT-10 with the hand it was dealt", async () => {
    const house = await classicHouse();
    await fillWithBots(house.host, 1, 2, 3);
    await accepted(house.host, { type: "start" });
    await playUntil(house, "ROUND1");
    const zoe = house.enter("Zoe");
    await accepted(zoe, { type: "sit", position: 2, name: "Zoe" });
    expect(handsIn(zoe)).toEqual([null, null, 5, null]);
    expect(zoe.euchre.players[2]).toMatchObject({ name: "Zoe", team: "a", cardCount: 5 });
  });

  test("TABLE-SEAT-10 with the card it picked up, which Zoe then lays away unseen by the others", async () => {
    const house = await orderedUp();
    const zoe = house.enter("Zoe");
    await accepted(zoe, { type: "sit", position: 3, name: "Zoe" });
    expect(handsIn(zoe)).toEqual([null, null, null, 6]);
    const { dealerPickedUp, players } = zoe.euchre;
    expect(players[3]?.hand).toContainEqual(dealerPickedUp);
    const [card] = players[3]?.hand ?? [];
    if (card === undefined) throw new Error("Zoe has no cards");
    await act(zoe, { type: "DISCARD", playerPosition: 3, cardId: card.id });
    expect(zoe.euchre).toMatchObject({ phase: "PLAYING", discard: card });
    expect(handsIn(zoe)).toEqual([null, null, null, 5]);
    for (const other of [house.host, house.ben]) {
      expect(other.euchre).toMatchObject({ phase: "PLAYING", discard: null, kitty: null });
      expect(JSON.stringify(other.now)).not.toContain(card.id);
    }
  });

  test("TABLE-SEAT-10 with what it has laid away before", async () => {
    const house = await orderedUp(meekBots);
    await house.clock.pass(3_000);
    expect(house.host.euchre).toMatchObject({ phase: "PLAYING", discard: null });
    const zoe = house.enter("Zoe");
    await accepted(zoe, { type: "sit", position: 3, name: "Zoe" });
    expect(zoe.euchre.discard).not.toBeNull();
    expect(house.host.euchre.discard).toBeNull();
  });
});

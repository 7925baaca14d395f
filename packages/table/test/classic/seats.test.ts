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
  test.each([1, 2, 3] as const)(
    "TABLE-SEAT-3 seat %i, and its cards with the next deal",
    async (position) => {
      const house = await classicHouse();
      await fillWithBots(house.host, 1, 2, 3);
      await accepted(house.host, { type: "start" });
      await playUntil(house, "ROUND1");
      const zoe = house.enter("Zoe");
      await accepted(zoe, { type: "sit", position, name: "Zoe" });
      expect(handsIn(zoe)).toEqual([null, null, null, null]);
      expect(zoe.euchre.players[position]).toMatchObject({ name: "Zoe", cardCount: 5 });
      await playUntil(house, "ROUND_OVER");
      expect(handsIn(zoe)).toEqual([null, null, null, null]);
      await playUntil(house, "ROUND1");
      expect(handsIn(zoe)).toEqual([0, 1, 2, 3].map((seat) => (seat === position ? 5 : null)));
    },
  );

  test("TABLE-SEAT-3 after the dealer has picked up: the newcomer sees neither hand nor discard", async () => {
    const house = await orderedUp(meekBots);
    const zoe = house.enter("Zoe");
    await accepted(zoe, { type: "sit", position: 3, name: "Zoe" });
    expect(handsIn(zoe)).toEqual([null, null, null, null]);
    await house.clock.pass(3_000);
    expect(zoe.euchre).toMatchObject({ phase: "PLAYING", discard: null, kitty: null });
  });
});

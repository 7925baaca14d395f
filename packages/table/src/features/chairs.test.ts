import { euchre } from "@buck/engine";
import type { buck } from "@buck/engine";
import { LIMITS } from "@buck/protocol";
import type { Settings } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import {
  accepted,
  fillWithBots,
  openHouse,
  playUntil,
  reopen,
  seat,
  TEST_OPTIONS,
  TEST_SETTINGS,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";

type Players = buck.Options["players"];

const withPlayers = (players: Players): Settings => ({
  ...TEST_SETTINGS,
  rules: { game: "buck", options: { ...TEST_OPTIONS, players } },
});

const CLASSIC: Settings = { ...TEST_SETTINGS, rules: { game: "euchre", options: euchre.DEFAULT_OPTIONS } };

const change = (players: Players) => ({ type: "changeSettings", settings: withPlayers(players) }) as const;
const ask = (name: string) => ({ type: "askForChair", name }) as const;

const seated = ({ host }: House) =>
  host.now.table.seats.map((each) => (each.kind === "empty" ? null : each.name));

/** Ann and Ben, with two bots: every chair is taken. */
async function fullHouse(): Promise<House> {
  const house = await openHouse();
  await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  return house;
}

describe("chairs", () => {
  test.each([3, 4, 5, 6] as const)("TABLE-CHAIR-1 a new table of %i has as many chairs", async (players) => {
    const house = await openHouse({ settings: withPlayers(players) });
    expect(seated(house)).toEqual(["Ann", null, null, null, null, null].slice(0, players));
  });

  test.each([3, 4, 5] as const)("TABLE-CHAIR-2 at a table of %i there is no chair more", async (players) => {
    const house = await openHouse({ settings: withPlayers(players) });
    const position = ([3, 4, 5] as const)[players - 3] ?? 5;
    const guest = house.enter("Ben");
    expect(await guest.code({ type: "sit", position, name: "Ben" })).toBe("NO_SUCH_CHAIR");
    expect(await house.host.code({ type: "swapSeats", a: 0, b: position })).toBe("NO_SUCH_CHAIR");
    await accepted(house.host, { type: "rename", name: "Anna" });
  });

  test("TABLE-CHAIR-2 a new chair is the last one, and the last empty ones go", async () => {
    const house = await openHouse();
    await seat(house, "Ben", 3);
    await accepted(house.host, change(6));
    expect(seated(house)).toEqual(["Ann", null, null, "Ben", null, null]);
    await seat(house, "Cleo", 5);
    await accepted(house.host, change(4));
    expect(seated(house)).toEqual(["Ann", null, "Ben", "Cleo"]);
    await accepted(house.host, change(3));
    expect(seated(house)).toEqual(["Ann", "Ben", "Cleo"]);
    expect(seated(await reopen(house))).toEqual(["Ann", "Ben", "Cleo"]);
  });

  test("TABLE-CHAIR-2 whoever moves up knows their new seat", async () => {
    const house = await openHouse();
    const ben = await seat(house, "Ben", 3);
    await accepted(house.host, change(3));
    expect(ben.now.you.position).toBe(2);
  });

  test("TABLE-CHAIR-2 a chair with somebody in it stays", async () => {
    const house = await fullHouse();
    expect(await house.host.code(change(3))).toBe("CHAIR_TAKEN");
    await accepted(house.host, change(5));
    await fillWithBots(house.host, 4);
    expect(await house.host.code({ type: "changeSettings", settings: CLASSIC })).toBe("CHAIR_TAKEN");
    await accepted(house.host, { type: "removeBot", position: 2 });
    await accepted(house.host, { type: "changeSettings", settings: CLASSIC });
    expect(seated(house)).toHaveLength(4);
  });

  test.each([3, 5, 6] as const)(
    "TABLE-CHAIR-5 %i start when every chair is taken, and play to the end",
    async (players) => {
      const house = await openHouse({ settings: withPlayers(players) });
      expect(await house.host.code({ type: "start" })).toBe("SEATS_OPEN");
      await fillWithBots(house.host, ...([1, 2, 3, 4, 5] as const).slice(0, players - 1));
      await accepted(house.host, { type: "start" });
      await playUntil(house, "GAME_OVER");
      expect(house.host.now.game?.view.players).toHaveLength(players);
    },
  );
});

describe("asking for a chair", () => {
  test("TABLE-CHAIR-3 the host is told at once, once", async () => {
    const house = await fullHouse();
    const eve = house.enter("Eve");
    await accepted(eve, ask("Eve"));
    expect(house.host.now.table.chairAsks).toEqual(["Eve"]);
    const { version } = house.host.now;
    await accepted(eve, ask("Eve"));
    expect(house.host.now.version).toBe(version);
    expect((await reopen(house)).host.now.table.chairAsks).toEqual(["Eve"]);
  });

  test("TABLE-CHAIR-3 not while a seat is free, not at a locked table, and not where there is no room", async () => {
    const house = await openHouse();
    const eve = house.enter("Eve");
    expect(await eve.code(ask("Eve"))).toBe("CHAIR_FREE");
    await fillWithBots(house.host, 1, 2, 3);
    expect(await eve.code(ask("Ann"))).toBe("NAME_TAKEN");
    expect(await house.host.code(ask("Ann"))).toBe("ALREADY_SEATED");
    await accepted(house.host, { type: "lock", locked: true });
    expect(await eve.code(ask("Eve"))).toBe("LOCKED");
    await accepted(house.host, { type: "lock", locked: false });
    await accepted(house.host, change(6));
    await fillWithBots(house.host, 4, 5);
    expect(await eve.code(ask("Eve"))).toBe("NO_MORE_CHAIRS");
  });

  test("TABLE-CHAIR-3 at most six are listed", async () => {
    const house = await fullHouse();
    for (let number = 0; number < LIMITS.chairAsks; number += 1) {
      await accepted(house.enter(`Guest ${number}`), ask(`Guest ${number}`));
    }
    expect(await house.enter("Eve").code(ask("Eve"))).toBe("NO_MORE_CHAIRS");
  });

  test("TABLE-CHAIR-4 the list is empty once there is a chair", async () => {
    const house = await fullHouse();
    const eve = house.enter("Eve");
    await accepted(eve, ask("Eve"));
    await accepted(house.host, change(5));
    expect(house.host.now.table.chairAsks).toEqual([]);
    await accepted(eve, { type: "sit", position: 4, name: "Eve" });
    expect(seated(house)).toContain("Eve");
  });

  test("TABLE-CHAIR-4 whoever sits down is taken off it", async () => {
    const house = await fullHouse();
    const eve = house.enter("Eve");
    await accepted(eve, ask("Eve"));
    await accepted(house.host, { type: "removeBot", position: 3 });
    await accepted(eve, { type: "sit", position: 3, name: "Eve" });
    expect(house.host.now.table.chairAsks).toEqual([]);
  });
});

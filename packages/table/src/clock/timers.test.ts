import { SimClock } from "@buck/authority/testing";
import type { GameAction } from "@buck/engine";
import { buck } from "@buck/engine";
import { describe, expect, test } from "vitest";
import type { Settings } from "@buck/protocol";
import { legalActions } from "../../test/kit/games.ts";
import type { Shown } from "../../test/kit/games.ts";
import type { Bots } from "../index.ts";
import {
  accepted,
  fillWithBots,
  meekBots,
  openHouse,
  playUntil,
  reopen,
  seat,
  TEST_OPTIONS,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";
import { scene } from "../../test/kit/situations.ts";

const phaseOf = (guest: Guest) => guest.now.game?.view.phase;
const pass = (playerPosition: 0 | 1) =>
  ({ type: "act", action: { type: "PLACE_BID", playerPosition, amount: "PASS" } }) as const;
const bid = (playerPosition: 0 | 1) =>
  ({ type: "act", action: { type: "PLACE_BID", playerPosition, amount: 2 } }) as const;

async function started(settings: Partial<Settings> = {}): Promise<House> {
  const house = await openHouse({ settings });
  await fillWithBots(house.host, 1, 2, 3);
  await accepted(house.host, { type: "start" });
  return house;
}

/** How long until `isSo`, looking every ten milliseconds. */
async function timeUntil({ clock }: Pick<House, "clock">, isSo: () => boolean): Promise<number> {
  const from = clock.monotonic();
  while (!isSo() && clock.monotonic() - from < 100_000) await clock.pass(10);
  return clock.monotonic() - from;
}

describe("the table goes on by itself", () => {
  test.each([
    { pace: "quick", deal: 600, reveal: 800 },
    { pace: "normal", deal: 2_000, reveal: 2_000 },
    { pace: "relaxed", deal: 3_000, reveal: 4_000 },
  ] as const)(
    "TABLE-PACE-1 $pace: chooses a dealer and deals, then opens the bidding",
    async ({ pace, deal, reveal }) => {
      const house = await started({ pace });
      const { host } = house;
      expect(phaseOf(host)).toBe("DEALING");
      expect(await timeUntil(house, () => phaseOf(host) === "TRUMP_REVEAL")).toBe(deal);
      expect(await timeUntil(house, () => phaseOf(host) === "BIDDING")).toBe(reveal);
    },
  );

  test("TABLE-PACE-2 a bot takes 0.6 to 1.5 seconds, less after other bots, and not always the same", async () => {
    const house = await started();
    await playUntil(house, "BIDDING");
    await accepted(house.host, pass(0));
    const bids = () => house.host.buck.bids.length;
    const times: number[] = [];
    for (const heard of [2, 3]) times.push(await timeUntil(house, () => bids() === heard));
    const [first = 0, second = 0] = times;
    expect(first).toBeGreaterThanOrEqual(600);
    expect(first).toBeLessThanOrEqual(1_510);
    expect(second).toBeGreaterThanOrEqual(450);
    expect(second).toBeLessThanOrEqual(1_135);
    expect(first).not.toBe(second);
  });

  test("TABLE-PACE-2 how long a bot searches does not show in the time it takes", async () => {
    const times = [0, 1, 120, 199].map(async (searchMs) => {
      const clock = new SimClock();
      const choose: Bots["choose"] = async (turn, random) => {
        if (searchMs > 0) await new Promise<void>((resolve) => void clock.after(searchMs, resolve));
        return meekBots.choose(turn, random);
      };
      const house = await openHouse({ ports: { clock, bots: { choose } } });
      const { host } = house;
      for (const position of [1, 2, 3] as const) {
        await accepted(host, { type: "addBot", position, level: "expert" });
      }
      await accepted(host, { type: "start" });
      await playUntil({ ...house, clock }, "BIDDING");
      await accepted(host, pass(0));
      return timeUntil({ clock }, () => host.buck.bids.length === 2);
    });
    const [first, ...others] = await Promise.all(times);
    expect(first).toBeGreaterThanOrEqual(600);
    expect(others).toEqual([first, first, first]);
  });

  test.each([
    { pace: "quick", least: 1_340, most: 1_910 },
    { pace: "normal", least: 1_490, most: 2_710 },
  ] as const)(
    "TABLE-PACE-2 $pace: a bot lets a finished trick lie before it leads",
    async ({ pace, least, most }) => {
      const house = await openHouse({
        settings: { pace },
        ports: { bots: { choose: async (turn) => stayAndPlay(turn) } },
      });
      await fillWithBots(house.host, 1, 2, 3);
      await accepted(house.host, { type: "start" });
      await playUntil(house, "PLAYING");
      const { host, clock } = house;
      const tricks = () => host.now.game?.view.tricks ?? [];
      while (!(tricks().length > 0 && tricks().at(-1)?.winner !== 0)) {
        await playMine(host);
        await clock.pass(10);
      }
      const { length } = tricks();
      const lead = await timeUntil(house, () => host.now.game?.view.currentTrick.cards.length === 1);
      expect(tricks().length).toBe(length);
      expect(lead).toBeGreaterThanOrEqual(least);
      expect(lead).toBeLessThanOrEqual(most);
    },
  );

  test("TABLE-PACE-3 a result is left five seconds after the last trick has gone, and everybody sees them pass", async () => {
    const house = await scene("result");
    expect(house.ann.inbound.resync().frame.timer).toEqual({ kind: "next", msLeft: 1_730 + 5_000 });
    await house.clock.pass(1_730);
    expect(house.wes.inbound.resync().frame.timer).toEqual({ kind: "next", msLeft: 5_000 });
    expect(await timeUntil(house, () => phaseOf(house.ann) === "DEALING")).toBe(5_000);
  });

  test("TABLE-PACE-3 a result is left at once when all who are here are ready", async () => {
    const { ann, ben, clock } = await scene("result");
    await accepted(ann, { type: "ready" });
    await clock.pass(0);
    expect([phaseOf(ann), ann.now.table.ready]).toEqual(["ROUND_OVER", [0]]);
    const { version } = ann.now;
    await accepted(ben, { type: "ready" });
    // One entry: nobody is told first that all are ready, and then that it goes on.
    expect([phaseOf(ann), ann.now.table.ready, ann.now.version]).toEqual(["DEALING", [], version + 1]);
  });

  test("TABLE-PACE-3 somebody who has gone does not keep the others at a result", async () => {
    const { ann, ben, clock } = await scene("result");
    await accepted(ann, { type: "ready" });
    ben.disconnect();
    await clock.pass(0);
    expect(phaseOf(ann)).toBe("DEALING");
  });

  test("TABLE-PACE-3 a result stays as long as its only reader wants", async () => {
    const { ann, ben, clock } = await scene("result");
    ben.disconnect();
    await clock.pass(60_000);
    expect([phaseOf(ann), ann.now.timer]).toEqual(["ROUND_OVER", null]);
    await accepted(ann, { type: "ready" });
    await clock.pass(0);
    expect(phaseOf(ann)).toBe("DEALING");
  });

  test("TABLE-PACE-6 anybody who plays holds a result until all who are here are ready", async () => {
    const { ann, ben, clock } = await scene("result");
    await accepted(ben, { type: "ready" });
    await accepted(ben, { type: "wait" });
    expect([ann.now.table.heldBy, ann.now.table.ready, ann.now.timer]).toEqual([1, [], null]);
    await accepted(ann, { type: "ready" });
    await clock.pass(600_000);
    expect(phaseOf(ann)).toBe("ROUND_OVER");
    await accepted(ben, { type: "ready" });
    expect([phaseOf(ann), ann.now.table.heldBy]).toEqual(["DEALING", null]);
  });

  test("TABLE-PACE-3 at the relaxed pace a result always waits for everybody who is here", async () => {
    const house = await openHouse({ settings: { pace: "relaxed" } });
    const ben = await seat(house, "Ben", 1);
    await fillWithBots(house.host, 2, 3);
    await accepted(house.host, { type: "start" });
    await playUntil(house, "ROUND_OVER", [ben]);
    await house.clock.pass(600_000);
    expect([phaseOf(house.host), house.host.now.timer]).toEqual(["ROUND_OVER", null]);
    await accepted(house.host, { type: "ready" });
    await accepted(ben, { type: "ready" });
    expect(phaseOf(house.host)).toBe("DEALING");
  });

  test("TABLE-PACE-4 ready is for the result one has seen, once", async () => {
    const { ann } = await scene("result");
    const { version } = ann.now;
    expect(await ann.code({ type: "ready" }, { version: version - 1 })).toBe("STALE");
    expect(await ann.code({ type: "ready" }, { version })).toBe("ok");
    expect(await ann.code({ type: "ready" }, { version })).toBe("ok");
    expect([ann.now.table.ready, ann.now.version]).toEqual([[0], version + 1]);
  });
});

async function passed(): Promise<House & { ben: Guest }> {
  const rules = { game: "buck", options: { ...TEST_OPTIONS, showHands: "hand" } } as const;
  const house = await openHouse({ settings: { rules } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  await accepted(house.host, pass(0));
  await accepted(ben, pass(1));
  await playUntil(house, "DEALING", [ben]);
  return { ...house, ben };
}

describe("a hand that everybody passed, where the house shows all cards after each hand", () => {
  test("TABLE-PACE-7 everybody has the time of a result to look at the cards", async () => {
    const house = await passed();
    const { host, ben } = house;
    expect(host.buck.players.map(({ hand }) => hand?.length)).toEqual([5, 5, 5, 5]);
    expect([host.now.timer?.kind, ben.now.timer?.kind]).toEqual(["next", "next"]);
    expect(await timeUntil(house, () => host.buck.round === 2)).toBeGreaterThanOrEqual(5_000);
    expect(host.buck.players.filter(({ hand }) => hand !== null)).toHaveLength(1);
  });

  test("TABLE-PACE-7 the next deal comes at once when all who are here are ready", async () => {
    const { host, ben, clock } = await passed();
    await accepted(ben, { type: "wait" });
    await accepted(host, { type: "ready" });
    await clock.pass(600_000);
    expect([host.buck.round, host.now.table.heldBy, host.now.table.ready]).toEqual([1, 1, [0]]);
    await accepted(ben, { type: "ready" });
    await clock.pass(0);
    expect([host.buck.round, host.now.table.heldBy, host.now.table.ready]).toEqual([2, null, []]);
  });

  test("TABLE-PACE-7 a scored hand is looked at once, and then dealt after", async () => {
    const { host, ben, ...house } = await passed();
    await playUntil({ host, ...house }, "ROUND_OVER", [ben]);
    await accepted(host, { type: "ready" });
    await accepted(ben, { type: "ready" });
    expect([phaseOf(host), await host.code({ type: "ready" })]).toEqual(["DEALING", "NOT_BETWEEN_HANDS"]);
  });
});

function stayAndPlay(shown: Shown): GameAction {
  const [first] = legalActions(shown);
  if (first === undefined) throw new Error("Nothing to choose from");
  return first;
}

async function playMine(host: Guest): Promise<void> {
  if (!buck.toAct(host.buck).includes(0)) return;
  const [first] = buck.legalActions(host.buck);
  if (first?.type === "PLAY_CARD") await accepted(host, { type: "act", action: first });
}

describe("a pause", () => {
  test("TABLE-PACE-5 stops bots and results, and after it every time is whole again", async () => {
    const { ann, clock } = await scene("result");
    await clock.pass(4_000);
    await accepted(ann, { type: "pause" });
    expect(ann.now.timer).toBeNull();
    await clock.pass(60_000);
    expect(phaseOf(ann)).toBe("ROUND_OVER");
    await accepted(ann, { type: "resume" });
    expect(ann.now.timer).toEqual({ kind: "next", msLeft: 1_730 + 5_000 });
    await clock.pass(6_479);
    expect(phaseOf(ann)).toBe("ROUND_OVER");
  });
});

async function timed(): Promise<House & { ben: Guest }> {
  const house = await openHouse({ settings: { turnTimer: 15 } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  return { ...house, ben };
}

describe("the turn timer", () => {
  test("TABLE-TIMER-1 is seen by all, and a bot decides once when it has run out", async () => {
    const { host, ben, clock } = await timed();
    expect(host.now.timer).toEqual({ kind: "turn", msLeft: 15_000 });
    expect(ben.now.timer).toEqual({ kind: "turn", msLeft: 15_000 });
    await clock.pass(14_999);
    expect(host.buck.bids).toEqual([]);
    await clock.pass(1);
    expect(host.buck.bids).toEqual([{ playerPosition: 0, amount: "PASS" }]);
    expect(host.now.news).toEqual([{ type: "timedOut", position: 0, name: "Ann" }]);
    expect(host.now.table.seats[0]).toMatchObject({ covered: false });
    expect(host.now.timer).toEqual({ kind: "turn", msLeft: 15_000 });
  });

  test("TABLE-TIMER-2 runs on while people talk and come and go", async () => {
    const { host, clock, enter } = await timed();
    await clock.pass(10_000);
    await accepted(host, { type: "say", text: "Wait" });
    expect(host.now.timer).toEqual({ kind: "turn", msLeft: 5_000 });
    expect(enter("Ann").now.timer).toEqual({ kind: "turn", msLeft: 5_000 });
  });

  test("TABLE-TIMER-5 does not begin anew for who leaves and comes back", async () => {
    const house = await openHouse({ settings: { turnTimer: 15 } });
    const { host, clock } = house;
    await seat(house, "Ben", 1);
    await fillWithBots(host, 2, 3);
    await accepted(host, { type: "start" });
    await playUntil(house, "BIDDING");
    for (let second = 0; second < 14; second += 1) {
      await accepted(host, { type: "leave" });
      await clock.pass(500);
      await accepted(host, { type: "sit", position: 0, name: "Ann" });
      await clock.pass(500);
    }
    expect(host.buck.bids).toEqual([]);
    expect(host.now.timer?.msLeft).toBeLessThanOrEqual(1_500);
    await clock.pass(2_000);
    expect(host.buck.bids.length).toBeGreaterThan(0);
  });

  test("TABLE-TIMER-3 is one's own while several decide at once", async () => {
    const { host, ben, clock } = await timed();
    await accepted(host, bid(0));
    await accepted(ben, pass(1));
    await clock.pass(6_500);
    await accepted(host, {
      type: "act",
      action: { type: "DECLARE_TRUMP", playerPosition: 0, trumpSuit: "HEARTS" },
    });
    await clock.pass(5_000);
    expect(host.buck.players.map(({ decided }) => decided)).toEqual([false, false, true, true]);
    expect(ben.now.timer?.kind).toBe("turn");
    expect(ben.inbound.resync().frame.timer).toEqual({ kind: "turn", msLeft: 10_000 });
  });

  test("TABLE-TIMER-4 is whole again after a restart", async () => {
    const house = await timed();
    await house.clock.pass(14_000);
    const again = await reopen(house);
    again.enter("Ben");
    await again.clock.pass(14_999);
    expect(again.host.buck.bids).toEqual([]);
    await again.clock.pass(1);
    expect(again.host.buck.bids).toHaveLength(1);
  });

  test("TABLE-TIMER-4 does not care for the wall clock", async () => {
    const { host, clock } = await timed();
    clock.wallOffset += 86_400_000;
    await clock.pass(14_999);
    expect(host.buck.bids).toEqual([]);
    clock.wallOffset -= 10 * 86_400_000;
    await clock.pass(1);
    expect(host.buck.bids).toHaveLength(1);
  });
});

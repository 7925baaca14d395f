import { deckFor, seatsFor } from "@buck/engine";
import type { buck, CardId } from "@buck/engine";
import type { Frame, OwnUpdate } from "@buck/protocol";
import { FULL_DECK } from "@buck/engine/testing";
import { expect, test } from "vitest";
import { openTable, snapshotOfLog } from "../index.ts";
import {
  accepted,
  CODE,
  fillWithBots,
  openHouse,
  playUntil,
  seat,
  TEST_OPTIONS,
} from "../../test/kit/house.ts";
import type { House } from "../../test/kit/house.ts";
import { guest } from "../../test/kit/guest.ts";
import type { Guest } from "../../test/kit/guest.ts";

const AGREE = { type: "showHandsLate", agrees: true } as const;
const NO = { type: "showHandsLate", agrees: false } as const;

interface Evening extends House {
  readonly ann: Guest;
  readonly ben: Guest;
  readonly wes: Guest;
}

/** Ann and Ben play with bots; Wes watches. The first hand is about to be dealt. */
async function evening(
  agreed: readonly ("ann" | "ben")[] = ["ann", "ben"],
  players: buck.Options["players"] = 4,
): Promise<Evening> {
  const options = { ...TEST_OPTIONS, startScore: 25, players } as const;
  const house = await openHouse({ settings: { rules: { game: "buck", options } } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, ...seatsFor(players).slice(2));
  const wes = house.enter("Wes");
  await accepted(wes, { type: "watch", name: "Wes" });
  for (const who of agreed) await accepted(who === "ann" ? house.host : ben, AGREE);
  await accepted(house.host, { type: "start" });
  return { ...house, ann: house.host, ben, wes };
}

async function playHand(house: Evening): Promise<void> {
  await playUntil(house, "ROUND_OVER", [house.ben]);
  await playUntil(house, "BIDDING", [house.ben]);
}

/** All cards that a late hand shows, in the order of the deck. */
function cardsIn({ lateHand, table }: Frame): readonly CardId[] {
  const view = lateHand?.view;
  if (view === undefined || !("blind" in view)) return [];
  const held = view.players.flatMap(({ hand }) => hand ?? []);
  const played = view.tricks.flatMap(({ cards }) => cards.map(({ card }) => card));
  const ids = new Set([...held, ...played, ...(view.blind ?? [])].map(({ id }) => id));
  return deckOf(table.seats.length).filter((id) => ids.has(id));
}

function deckOf(players: number): readonly CardId[] {
  return deckFor(players).map(({ id }) => id);
}

const roundOf = ({ lateHand }: Frame) => lateHand?.view.round ?? null;

test.each([3, 4, 5, 6] as const)(
  "TABLE-LATE-2 watchers of %i see the hand before with every card, once the next one is dealt",
  async (players) => {
    const house = await evening(["ann", "ben"], players);
    await playUntil(house, "ROUND_OVER", [house.ben]);
    expect([house.wes.now.lateHand, house.wes.now.table.lateHands]).toEqual([
      null,
      { agreed: [0, 1], thisHand: true },
    ]);
    await playUntil(house, "BIDDING", [house.ben]);
    expect([roundOf(house.wes.now), house.wes.buck.round]).toEqual([1, 2]);
    expect(cardsIn(house.wes.now)).toEqual(deckOf(players));
    expect(house.wes.now.lateHand?.events.at(0)?.type).toBe("dealt");
    const late = house.enter("Late");
    await accepted(late, { type: "watch", name: "Late" });
    expect(late.welcomed.frame.lateHand).toEqual(house.wes.now.lateHand);
  },
);

test("TABLE-LATE-2 a hand that everybody passed is shown as well", async () => {
  const house = await evening();
  await playUntil(house, "BIDDING", [house.ben]);
  for (const [position, guest] of [house.ann, house.ben].entries()) {
    const playerPosition: 0 | 1 = position === 0 ? 0 : 1;
    await accepted(guest, { type: "act", action: { type: "PLACE_BID", playerPosition, amount: "PASS" } });
  }
  while (house.wes.buck.round === 1) await house.clock.pass(500);
  expect([roundOf(house.wes.now), cardsIn(house.wes.now)]).toEqual([1, FULL_DECK]);
});

test.each<{ who: readonly ("ann" | "ben")[] }>([{ who: [] }, { who: ["ann"] }, { who: ["ben"] }])(
  "TABLE-LATE-2 nothing is shown where only $who agreed",
  async ({ who }) => {
    const house = await evening(who);
    await playHand(house);
    expect([house.wes.now.lateHand, house.wes.now.table.lateHands.thisHand]).toEqual([null, false]);
  },
);

test("TABLE-LATE-2 a yes in the middle of a hand is for the next one: this one was dealt before", async () => {
  const house = await evening(["ann"]);
  await playUntil(house, "BIDDING", [house.ben]);
  await accepted(house.ben, AGREE);
  expect(house.ann.now.table.lateHands).toEqual({ agreed: [0, 1], thisHand: false });
  await playHand(house);
  expect([house.wes.now.lateHand, house.ann.now.table.lateHands.thisHand]).toEqual([null, true]);
  await playHand(house);
  expect(roundOf(house.wes.now)).toBe(2);
});

test("TABLE-LATE-2 who has left is not asked, and who takes the seat is", async () => {
  const house = await evening(["ann"]);
  await accepted(house.ben, { type: "leave" });
  await playHand(house);
  await playHand(house);
  expect(roundOf(house.wes.now)).not.toBeNull();
  const zoe = await seat(house, "Zoe", 1);
  expect(zoe.now.table.lateHands.agreed).toEqual([0]);
  await playUntil(house, "ROUND_OVER");
  await playUntil(house, "BIDDING");
  expect([roundOf(house.wes.now), house.wes.now.table.lateHands.thisHand]).toEqual([
    house.wes.buck.round - 1,
    false,
  ]);
});

test("TABLE-LATE-1 everybody hears who agrees, and asking twice tells it once", async () => {
  const house = await evening([]);
  await accepted(house.ben, AGREE);
  expect(house.ann.now.news).toEqual([{ type: "lateHands", position: 1, name: "Ben", agrees: true }]);
  const { version } = house.ann.now;
  await accepted(house.ben, AGREE);
  expect(house.ann.now.version).toBe(version);
  const closed = await openHouse({ settings: { watching: false } });
  expect([await closed.host.code(AGREE), await closed.host.code(NO)]).toEqual(["WATCHING_OFF", "ok"]);
});

test("TABLE-LATE-3 one word taken back hides the hand that is shown, and the one on the table", async () => {
  const house = await evening();
  await playHand(house);
  await accepted(house.ben, NO);
  expect([house.wes.now.lateHand, house.wes.now.table.lateHands]).toEqual([
    null,
    { agreed: [0], thisHand: false },
  ]);
  await accepted(house.ben, AGREE);
  await playHand(house);
  expect(house.wes.now.lateHand).toBeNull();
});

test("TABLE-LATE-3 players and visitors are shown nothing late", async () => {
  const house = await evening();
  const vic = house.enter("Vic");
  const zoe = house.enter("Zoe");
  await playHand(house);
  await accepted(zoe, { type: "sit", position: 3, name: "Zoe" });
  expect(house.wes.now.lateHand).not.toBeNull();
  for (const guest of [house.ann, house.ben, vic, zoe]) {
    expect([guest.now.lateHand, guest.inbound.resync().frame.lateHand]).toEqual([null, null]);
  }
});

test("TABLE-LATE-4 what is shown and promised outlives a restart, from the log as from a snapshot", async () => {
  const { store, ports, ...house } = await evening();
  await playHand({ store, ports, ...house });
  const entries = await store.load(CODE);
  const snapshot = snapshotOfLog(CODE, entries);
  for (const stored of [{ entries }, { entries: [], snapshot }]) {
    const wes = guest("Wes").connect(openTable({ code: CODE, ports, ...stored }));
    await accepted(wes, { type: "watch", name: "Wes" });
    expect(wes.now.lateHand).toEqual(house.wes.now.lateHand);
    expect(wes.now.table.lateHands).toEqual({ agreed: [0, 1], thisHand: true });
  }
});

test("TABLE-LATE-2 who left before the deal and comes back to the hand without a yes shows nothing", async () => {
  const house = await evening(["ann"]);
  const { ann, ben, wes } = house;
  await accepted(ben, { type: "leave" });
  await playUntil(house, "BIDDING", []);
  expect(ann.now.table.lateHands.thisHand).toBe(true);
  await accepted(ben, { type: "sit", position: 1, name: "Ben" });
  expect(ann.now.table.lateHands.thisHand).toBe(false);
  await playHand(house);
  expect(wes.now.lateHand).toBeNull();
});

test("TABLE-LATE-2 who follows a game is told the names of a late hand anew when they change", async () => {
  const house = await evening();
  await playHand(house);
  const updates: (OwnUpdate | undefined)[] = [];
  const vic = guest("Vic");
  const inbound = house.table.connect({
    tokenHash: vic.tokenHash,
    welcome: () => {},
    frame: () => {},
    update: (_, own) => void updates.push(own),
    presence: () => {},
    goodbye: () => {},
  });
  const watch = { type: "watch", name: "Vic" };
  await inbound.command({ commandId: "vic-watches", expectedVersion: 0, command: watch });
  await accepted(house.ben, { type: "rename", name: "Benjamin" });
  const told = updates.at(-1)?.lateHand;
  expect(told?.view.players.map(({ name }) => name)).toContain("Benjamin");
  expect(told).toEqual(inbound.resync().frame.lateHand);
});

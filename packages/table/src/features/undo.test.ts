import type { Settings } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { accepted, fillWithBots, openHouse, playUntil, reopen, seat } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";

const UNDO = { type: "undo" } as const;
const YES = { type: "answerUndo", agrees: true } as const;
const NO = { type: "answerUndo", agrees: false } as const;

const bid = (playerPosition: 0 | 1 | 2, amount: 2 | 3 | "PASS") =>
  ({ type: "act", action: { type: "PLACE_BID", playerPosition, amount } }) as const;

/** Ann (0) has bid two, and after her Ben, Cleo and a bot are to bid; Wes watches. */
async function annHasBid(settings: Partial<Settings> = {}, people: readonly string[] = ["Ben", "Cleo"]) {
  const house = await openHouse({ settings });
  const others: Guest[] = [];
  for (const [index, name] of people.entries()) others.push(await seat(house, name, index === 0 ? 1 : 2));
  for (const position of [1, 2, 3] as const)
    if (position > people.length) await fillWithBots(house.host, position);
  const wes = house.enter("Wes");
  await accepted(wes, { type: "watch", name: "Wes" });
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", others);
  const before = house.host.inbound.resync();
  await accepted(house.host, bid(0, 2));
  const [ben = house.host, cleo = house.host] = others;
  return { ...house, ann: house.host, ben, cleo, wes, before };
}

const mayUndo = (guests: readonly Guest[]) => guests.map(({ now }) => now.you.mayUndo);
const bids = ({ buck }: Guest) => buck.bids.map(({ amount }) => amount);

describe("a decision", () => {
  test("TABLE-UNDO-2 is taken back when everybody who plays agrees, and the game is as it was before", async () => {
    const { ann, ben, cleo, wes, before } = await annHasBid();
    await accepted(ann, UNDO);
    expect(wes.now.table.undo).toEqual({ by: 0, agreed: [] });
    await accepted(ben, YES);
    expect([ann.now.table.undo, bids(ann)]).toEqual([{ by: 0, agreed: [1] }, [2]]);
    await accepted(cleo, YES);
    for (const guest of [ann, ben, cleo, wes]) {
      expect([guest.now.table.undo, bids(guest)]).toEqual([null, []]);
      expect(guest.now.news).toMatchObject([{ type: "undone", position: 0, name: "Ann" }]);
    }
    const after = ann.inbound.resync();
    expect(after.frame.game).toEqual(before.frame.game);
    expect(after.handEvents).toEqual(before.handEvents);
    await accepted(ann, bid(0, 3));
    expect(bids(ben)).toEqual([3]);
  });

  test("TABLE-UNDO-2 stands when one says no, and is not asked for again", async () => {
    const { ann, ben, cleo } = await annHasBid();
    await accepted(ann, UNDO);
    await accepted(cleo, NO);
    expect(ben.now.news).toEqual([{ type: "undoRefused", position: 2, name: "Cleo" }]);
    expect(mayUndo([ann, ben, cleo])).toEqual([false, false, false]);
    expect([await ben.code(YES), await ann.code(UNDO), bids(ann)]).toEqual([
      "NOTHING_TO_UNDO",
      "NOTHING_TO_UNDO",
      [2],
    ]);
  });

  test("TABLE-UNDO-2 stands when the next one is made, whoever had agreed", async () => {
    const { ann, ben, cleo } = await annHasBid();
    await accepted(ann, UNDO);
    await accepted(cleo, YES);
    await accepted(ben, bid(1, "PASS"));
    expect([ann.now.table.undo, await cleo.code(YES), bids(ann)]).toEqual([
      null,
      "NOTHING_TO_UNDO",
      [2, "PASS"],
    ]);
  });

  test("TABLE-UNDO-2 waits twenty seconds for everybody, and the bots wait as well", async () => {
    const { ann, ben, clock } = await annHasBid({}, ["Ben"]);
    await accepted(ben, bid(1, "PASS"));
    await accepted(ben, UNDO);
    await clock.pass(19_900);
    expect(bids(ann)).toEqual([2, "PASS"]);
    await clock.pass(2_000);
    expect(ann.now.table.undo).toBeNull();
    expect(bids(ann).length).toBeGreaterThan(2);
  });

  test("TABLE-UNDO-2 is taken back at once where only bots play", async () => {
    const { ann, before } = await annHasBid({}, []);
    await accepted(ann, UNDO);
    expect(ann.inbound.resync().frame.game).toEqual(before.frame.game);
  });

  test("TABLE-UNDO-1 is the last one, of the one who asks, made by themselves", async () => {
    const { ann, ben, cleo, wes, clock } = await annHasBid();
    expect(mayUndo([ann, ben, cleo, wes])).toEqual([true, false, false, false]);
    expect([await ben.code(UNDO), await ben.code(YES), await wes.code(UNDO)]).toEqual([
      "NOTHING_TO_UNDO",
      "NOTHING_TO_UNDO",
      "NOT_SEATED",
    ]);
    await accepted(ben, bid(1, "PASS"));
    expect(await ann.code(UNDO)).toBe("NOTHING_TO_UNDO");
    expect(mayUndo([ann, ben, cleo, wes])).toEqual([false, true, false, false]);
    await accepted(cleo, { type: "leave" });
    await clock.pass(1_500);
    expect(bids(ann).slice(0, 3)).toEqual([2, "PASS", "PASS"]);
    await accepted(cleo, { type: "sit", position: 2, name: "Cleo" });
    expect(await cleo.code(UNDO)).toBe("NOTHING_TO_UNDO");
    expect(mayUndo([ann, ben, cleo])).toEqual([false, false, false]);
  });

  test("TABLE-UNDO-1 ends with the hand: the last one is not taken back over a result", async () => {
    const house = await annHasBid();
    await playUntil({ ...house, host: house.ann }, "ROUND_OVER", [house.ben, house.cleo]);
    const answers = await Promise.all([house.ann, house.ben, house.cleo].map((guest) => guest.code(UNDO)));
    expect(new Set(answers)).toEqual(new Set(["NOTHING_TO_UNDO"]));
    expect(mayUndo([house.ann, house.ben, house.cleo])).toEqual([false, false, false]);
  });

  test("TABLE-UNDO-3 is not taken back at a table with a timer, unless the host allows it", async () => {
    const strict = await annHasBid({ turnTimer: 60 });
    expect(mayUndo([strict.ann])).toEqual([false]);
    expect(await strict.ann.code(UNDO)).toBe("UNDO_OFF");
    const kind = await annHasBid({ turnTimer: 60, undoWithTimer: true });
    await kind.clock.pass(5_000);
    expect(mayUndo([kind.ann])).toEqual([true]);
    await accepted(kind.ann, UNDO);
    expect(kind.ann.now.timer).toEqual({ kind: "turn", msLeft: 55_000 });
  });

  test("TABLE-UNDO-2 is taken back at once when the last who has not agreed leaves", async () => {
    const { ann, ben, cleo, clock } = await annHasBid();
    await accepted(ann, UNDO);
    await accepted(ben, YES);
    await accepted(cleo, { type: "leave" });
    await clock.pass(10);
    expect([ann.now.table.undo, bids(ann)]).toEqual([null, []]);
  });

  test("TABLE-UNDO-4 stays taken back after a restart, and a question that is open stays open", async () => {
    const asked = await annHasBid({}, ["Ben"]);
    await accepted(asked.ann, UNDO);
    const open = await reopen(asked);
    expect(open.host.now.table.undo).toEqual({ by: 0, agreed: [] });
    const ben = open.enter("Ben");
    await accepted(ben, YES);
    const closed = await reopen(open);
    expect([closed.host.now.table.undo, bids(closed.host)]).toEqual([null, []]);
    expect(closed.host.inbound.resync().handEvents).toEqual(asked.before.handEvents);
  });
});

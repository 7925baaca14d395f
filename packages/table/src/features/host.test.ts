import { expect, test } from "vitest";
import { accepted, reopen } from "../../test/kit/house.ts";
import { scene } from "../../test/kit/situations.ts";

const sit = (position: 0 | 1 | 2 | 3, name: string) => ({ type: "sit", position, name }) as const;

test.each(["lobby", "bidding"] as const)(
  "TABLE-HOST-10 whoever is removed in the %s stays out until the host lets them back in",
  async (situation) => {
    const { ann, enter } = await scene(situation);
    await accepted(ann, { type: "removePlayer", position: 1 });
    const again = enter("Ben");
    expect(again.now.you.isRemoved).toBe(true);
    for (const position of [1, 2, 3] as const) expect(await again.code(sit(position, "Ben"))).toBe("REMOVED");
    expect(await again.code({ type: "watch", name: "Ben" })).toBe("REMOVED");
    const [removed] = ann.now.table.removed;
    expect(removed?.name).toBe("Ben");
    await accepted(ann, { type: "readmit", personId: removed?.personId ?? "" });
    expect([again.now.you.isRemoved, ann.now.table.removed]).toEqual([false, []]);
    expect(await again.code(sit(1, "Ben"))).toBe("ok");
  },
);

test("TABLE-HOST-10 holds in the next game and after a restart", async () => {
  const { ann, ...rest } = await scene("bidding");
  await accepted(ann, { type: "removePlayer", position: 1 });
  await accepted(ann, { type: "backToLobby" });
  const { enter } = await reopen(rest);
  expect(await enter("Ben").code(sit(3, "Ben"))).toBe("REMOVED");
});

test("TABLE-HOST-12 gives the role to somebody, who keeps it", async () => {
  const { ann, ben, clock, enter } = await scene("lobby");
  const { version } = ann.now;
  await accepted(ben, { type: "changeSeat", position: 3 });
  expect(await ann.code({ type: "makeHost", position: 3 }, { version })).toBe("STALE");
  await accepted(ann, { type: "makeHost", position: 3 });
  expect(ann.now.news).toEqual([{ type: "hostChanged", name: "Ben" }]);
  expect([ann, ben].map(({ now }) => now.you.isHost)).toEqual([false, true]);
  ann.disconnect();
  const again = enter("Ann");
  await clock.pass(600_000);
  expect([again, ben].map(({ now }) => now.you.isHost)).toEqual([false, true]);
});

test.each(["lobby", "bidding"] as const)(
  "TABLE-HOST-13 whoever made the table is host again when they sit down again in the %s",
  async (situation) => {
    const { ann, ben, clock } = await scene(situation);
    await accepted(ann, { type: "leave" });
    await clock.pass(0);
    await accepted(ann, sit(0, "Ann"));
    await clock.pass(0);
    expect([ann, ben].map(({ now }) => now.you.isHost)).toEqual([true, false]);
  },
);

test("TABLE-HOST-13 and when they are back after the grace, also on another device", async () => {
  const { ann, ben, clock, enter } = await scene("lobby");
  const moved = await ann.ask({ type: "moveSeat" });
  const phone = enter("Ann's phone");
  await accepted(phone, { type: "claimSeat", moveCode: (moved.ok && moved.moveCode) || "" });
  phone.disconnect();
  await clock.pass(180_000);
  expect(ben.now.you.isHost).toBe(true);
  const again = enter("Ann's phone");
  await clock.pass(0);
  expect([again, ben].map(({ now }) => now.you.isHost)).toEqual([true, false]);
});

import { describe, expect, test } from "vitest";
import type { Settings } from "@buck/protocol";
import { accepted, fillWithBots, openHouse, playUntil, seat } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";

const ASK = { type: "askForHint" } as const;

/** Ann (0) is to bid, Ben (1) waits for his turn, Wes watches. */
async function bidding(hints: Settings["hints"]) {
  const house = await openHouse({ settings: { hints } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2);
  await fillWithBots(house.host, 3);
  const wes = house.enter("Wes");
  await accepted(wes, { type: "watch", name: "Wes" });
  await accepted(house.host, { type: "start" });
  await playUntil(house, "BIDDING", [ben]);
  return { ann: house.host, ben, wes };
}

const askings = ({ heard }: Guest) =>
  heard
    .flatMap((each) => (each.type === "frame" ? each.frame.news : []))
    .filter(({ type }) => type === "askedForHint");

const shown = (guest: Guest) => JSON.stringify(guest.inbound.resync().frame.game);

describe("a hint", () => {
  test("TABLE-HINT-1 is refused where hints are off", async () => {
    const { ann, ben } = await bidding("off");
    expect(await ann.code(ASK)).toBe("HINTS_OFF");
    expect(askings(ben)).toEqual([]);
  });

  test("TABLE-HINT-2 for learners is asked for in one's own turn, and everybody hears it", async () => {
    const { ann, ben, wes } = await bidding("learners");
    expect(await ben.code(ASK)).toBe("HINT_TOO_EARLY");
    expect(await wes.code(ASK)).toBe("NOT_SEATED");
    expect(await ann.code(ASK)).toBe("ok");
    const asked = [{ type: "askedForHint", position: 0, name: "Ann" }];
    expect([ann, ben, wes].map(askings)).toEqual([asked, asked, asked]);
  });

  test("TABLE-HINT-2 does not make the decision stale", async () => {
    const { ann } = await bidding("learners");
    await accepted(ann, ASK);
    const pass = { type: "PLACE_BID", playerPosition: 0, amount: "PASS" } as const;
    expect(await ann.code({ type: "act", action: pass })).toBe("ok");
  });

  test("TABLE-HINT-3 for all is asked for in one's own turn, and nobody hears it", async () => {
    const { ann, ben, wes } = await bidding("all");
    expect(await ben.code(ASK)).toBe("HINT_TOO_EARLY");
    expect(await ann.code(ASK)).toBe("ok");
    expect([ann, ben, wes].map(askings)).toEqual([[], [], []]);
  });

  test("TABLE-HINT-4 tells nobody anything about the hand", async () => {
    const { ann, ben, wes } = await bidding("learners");
    const before = [ben, wes].map(shown);
    await accepted(ann, ASK);
    expect([ben, wes].map(shown)).toEqual(before);
  });
});

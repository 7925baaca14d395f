import { LIMITS } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { accepted, fillWithBots, openHouse, playUntil, seat } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";
import { scene } from "../../test/kit/situations.ts";

const say = (text: string) => ({ type: "say", text }) as const;
const heardTexts = (guest: Guest) =>
  guest.heard.flatMap((heard) => (heard.type === "frame" ? heard.frame.said : [])).map(({ text }) => text);
const history = (guest: Guest) => guest.inbound.resync().chat.map(({ text }) => text);

/** A table at which Wes watches and Vic looks in; players and watchers talk apart unless it says otherwise. */
async function lookedOn(talkWithWatchers = false) {
  const house = await openHouse({ settings: { talkWithWatchers } });
  const ben = await seat(house, "Ben", 1);
  await fillWithBots(house.host, 2, 3);
  const [wes, vic] = [house.enter("Wes"), house.enter("Vic")];
  await accepted(wes, { type: "watch", name: "Wes" });
  return { ...house, ann: house.host, ben, wes, vic };
}

describe("chat", () => {
  test("TABLE-CHAT-1 is heard by players and watchers, and by no visitor", async () => {
    const { ann, ben, wes, vic } = await scene("bidding");
    await accepted(ann, say("Hi Wes"));
    await accepted(wes, say("What a hand"));
    const both = ["Hi Wes", "What a hand"];
    expect([ann, ben, wes, vic].map(heardTexts)).toEqual([both, both, both, []]);
    expect([ann, ben, wes, vic].map(history)).toEqual([both, both, both, []]);
  });

  test("TABLE-CHAT-1 of players and of watchers is heard apart where the host wants it", async () => {
    const { ann, ben, wes, vic } = await lookedOn();
    await accepted(ann, say("Hi Ben"));
    await accepted(wes, say("What a hand"));
    expect([ann, ben, wes, vic].map(heardTexts)).toEqual([["Hi Ben"], ["Hi Ben"], ["What a hand"], []]);
    expect([ann, ben, wes, vic].map(history)).toEqual([["Hi Ben"], ["Hi Ben"], ["What a hand"], []]);
  });

  test("TABLE-CHAT-2 is read again by who comes later, as far as they may", async () => {
    const { ann, wes, enter } = await lookedOn();
    await accepted(ann, say("Only for players"));
    await accepted(wes, say("Only for watchers"));
    await accepted(ann, { type: "removeBot", position: 2 });
    const zoe = enter("Zoe");
    expect(history(zoe)).toEqual([]);
    await accepted(zoe, { type: "watch", name: "Zoe" });
    expect(history(zoe)).toEqual(["Only for watchers"]);
    await accepted(zoe, { type: "sit", position: 2, name: "Zoe" });
    expect(history(zoe)).toEqual(["Only for players"]);
  });

  test("TABLE-CHAT-2 what was said apart stays apart when the host lets them talk with each other", async () => {
    const { ann, wes } = await lookedOn();
    await accepted(ann, say("Only for players"));
    await accepted(wes, say("Only for watchers"));
    const settings = { ...ann.now.table.settings, talkWithWatchers: true };
    await accepted(ann, { type: "changeSettings", settings });
    await accepted(wes, say("For all"));
    expect([ann, wes].map(history)).toEqual([
      ["Only for players", "For all"],
      ["Only for watchers", "For all"],
    ]);
  });

  test.each(["say", "emote"] as const)(
    "TABLE-CHAT-6 who got up from the hand in play cannot %s until it is over",
    async (type) => {
      const house = await lookedOn(true);
      const { ann, ben, wes } = house;
      const line = type === "say" ? say("Ann has both bowers") : ({ type, emote: "🎉" } as const);
      await accepted(ann, { type: "start" });
      await playUntil(house, "BIDDING", [ben]);
      await accepted(ben, { type: "leave" });
      await accepted(ben, { type: "watch", name: "Ben" });
      expect(await ben.code(line)).toBe("KNOWS_HAND");
      expect(await wes.code(line), "Wes has seen no cards").toBe("ok");
      await playUntil(house, "ROUND_OVER");
      expect(await ben.code(line)).toBe("ok");
    },
  );

  test("TABLE-CHAT-6 who got up may talk with watchers alone", async () => {
    const house = await lookedOn();
    await accepted(house.ann, { type: "start" });
    await playUntil(house, "BIDDING", [house.ben]);
    await accepted(house.ben, { type: "leave" });
    await accepted(house.ben, { type: "watch", name: "Ben" });
    expect(await house.ben.code(say("Ann has both bowers"))).toBe("ok");
    expect(heardTexts(house.ann)).toEqual([]);
  });

  test("TABLE-CHAT-2 keeps the last lines of each room", async () => {
    const { ann, wes } = await lookedOn();
    await accepted(wes, say("I was first"));
    for (let line = 1; line <= LIMITS.chatHistory + 5; line += 1) await accepted(ann, say(`line ${line}`));
    expect(history(ann)).toHaveLength(LIMITS.chatHistory);
    expect(history(ann)[0]).toBe("line 6");
    expect(history(wes)).toEqual(["I was first"]);
  });

  test("TABLE-CHAT-5 a welcome has a bounded size, however much was said", async () => {
    const { ann, wes } = await lookedOn();
    const long = "👨‍👩‍👧‍👦".repeat(LIMITS.chatGraphemes);
    for (let line = 1; line <= LIMITS.chatHistory; line += 1) await accepted(wes, say(long));
    await accepted(wes, say("short"));
    expect(history(wes)).toEqual([long, long, long, "short"]);
    expect(JSON.stringify(wes.inbound.resync()).length).toBeLessThan(2 * LIMITS.chatHistoryUnits);
    expect(history(ann)).toEqual([]);
  });

  test.each([
    ["plain", "ok"],
    ["<b>text</b>", "ok"],
    ["\u0007\u202E", "INVALID_TEXT"],
    ["   ", "INVALID_TEXT"],
    ["x".repeat(300), "ok"],
    ["x".repeat(301), "INVALID_TEXT"],
    ["x".repeat(LIMITS.rawChat + 1), "BAD_MESSAGE"],
  ])("TABLE-CHAT-3 %#", async (text, expected) => {
    const { ann } = await scene("lobby");
    expect(await ann.code(say(text))).toBe(expected);
  });

  test("TABLE-CHAT-3 lines say who, where and when, and are numbered by version", async () => {
    const { ann, ben, clock } = await scene("lobby");
    await accepted(ben, say("Hello"));
    expect(ann.now.said).toEqual([
      {
        id: ann.now.version,
        at: clock.wallTime(),
        room: "everybody",
        name: "Ben",
        position: 1,
        text: "Hello",
      },
    ]);
  });
});

describe("an emote", () => {
  test("TABLE-CHAT-4 of a player is news for everybody", async () => {
    const { ben, vic } = await scene("bidding");
    await accepted(ben, { type: "emote", emote: "😬" });
    expect(vic.now.news).toEqual([{ type: "emote", position: 1, emote: "😬" }]);
  });

  test.each([
    [true, ["🎉"]],
    [false, []],
  ])("TABLE-CHAT-4 of a watcher is a line of the chat: with players %s", async (isShared, heard) => {
    const { ann, wes, vic } = await lookedOn(isShared);
    await accepted(wes, { type: "emote", emote: "🎉" });
    expect([ann, wes, vic].map(heardTexts)).toEqual([heard, ["🎉"], []]);
    expect(ann.now.news).toEqual([]);
  });
});

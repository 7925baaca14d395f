import { LIMITS } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { accepted } from "../../test/kit/house.ts";
import type { Guest } from "../../test/kit/guest.ts";
import { scene } from "../../test/kit/situations.ts";

const say = (text: string) => ({ type: "say", text }) as const;
const heardTexts = (guest: Guest) =>
  guest.heard.flatMap((heard) => (heard.type === "frame" ? heard.frame.said : [])).map(({ text }) => text);
const history = (guest: Guest) => guest.inbound.resync().chat.map(({ text }) => text);

describe("chat", () => {
  test("TABLE-CHAT-1 of players and of watchers is heard apart, and by no visitor", async () => {
    const { ann, ben, wes, vic } = await scene("bidding");
    await accepted(ann, say("Hi Ben"));
    await accepted(wes, say("What a hand"));
    expect([ann, ben, wes, vic].map(heardTexts)).toEqual([["Hi Ben"], ["Hi Ben"], ["What a hand"], []]);
    expect([ann, ben, wes, vic].map(history)).toEqual([["Hi Ben"], ["Hi Ben"], ["What a hand"], []]);
  });

  test("TABLE-CHAT-2 is read again by who comes later, as far as they may", async () => {
    const { ann, wes, enter } = await scene("bidding");
    await accepted(ann, say("Only for players"));
    await accepted(wes, say("Only for watchers"));
    const zoe = enter("Zoe");
    expect(history(zoe)).toEqual([]);
    await accepted(zoe, { type: "watch", name: "Zoe" });
    expect(history(zoe)).toEqual(["Only for watchers"]);
    await accepted(zoe, { type: "sit", position: 2, name: "Zoe" });
    expect(history(zoe)).toEqual(["Only for players"]);
  });

  test("TABLE-CHAT-2 keeps the last lines of each room", async () => {
    const { ann, wes } = await scene("lobby");
    await accepted(wes, say("I was first"));
    for (let line = 1; line <= LIMITS.chatHistory + 5; line += 1) await accepted(ann, say(`line ${line}`));
    expect(history(ann)).toHaveLength(LIMITS.chatHistory);
    expect(history(ann)[0]).toBe("line 6");
    expect(history(wes)).toEqual(["I was first"]);
  });

  test("TABLE-CHAT-5 a welcome has a bounded size, however much was said", async () => {
    const { ann, wes } = await scene("lobby");
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
      { id: ann.now.version, at: clock.wallTime(), room: "players", name: "Ben", position: 1, text: "Hello" },
    ]);
  });
});

describe("an emote", () => {
  test("TABLE-CHAT-4 of a player is news for everybody", async () => {
    const { ben, vic } = await scene("bidding");
    await accepted(ben, { type: "emote", emote: "😬" });
    expect(vic.now.news).toEqual([{ type: "emote", position: 1, emote: "😬" }]);
  });

  test("TABLE-CHAT-4 of a watcher is seen by watchers alone", async () => {
    const { ann, wes, vic } = await scene("bidding");
    await accepted(wes, { type: "emote", emote: "🎉" });
    expect([ann, wes, vic].map(heardTexts)).toEqual([[], ["🎉"], []]);
    expect(ann.now.news).toEqual([]);
  });
});

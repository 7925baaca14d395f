import { answer, frame, goodbye, presence, welcome } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import { accepted } from "./kit/house.ts";
import type { Guest, Heard } from "./kit/guest.ts";
import { scene, SITUATIONS } from "./kit/situations.ts";

/** What the schema says against a message, as it arrives. */
function objection(heard: Heard): unknown {
  const wire: unknown = JSON.parse(JSON.stringify(heard));
  const parsed = parse(heard.type, wire);
  return parsed.success ? null : { heard, error: parsed.error };
}

function parse(type: Heard["type"], wire: unknown) {
  const inner = typeof wire === "object" && wire !== null ? Reflect.get(wire, type) : null;
  switch (type) {
    case "welcome":
      return welcome.safeParse(inner);
    case "frame":
      return frame.safeParse(inner);
    case "presence":
      return presence.safeParse(inner);
    case "goodbye":
      return goodbye.safeParse(inner);
  }
}

const objections = (guests: readonly Guest[]) =>
  guests.flatMap(({ heard }) => heard.map(objection)).filter((each) => each !== null);

describe("everything the table says is what the protocol says it says", () => {
  test.each(SITUATIONS)("TABLE-VIEW-4 %s", async (situation) => {
    const { ann, ben, wes, vic, enter, clock } = await scene(situation);
    await accepted(ann, { type: "say", text: "Hello" });
    await accepted(wes, { type: "say", text: "Hello" });
    await accepted(ben, { type: "emote", emote: "🃏" });
    await clock.pass(9_000);
    ben.disconnect();
    await clock.pass(25_000);
    const zoe = enter("Zoe");
    await zoe.ask({ type: "sit", position: 2, name: "Zoe" });
    await accepted(ann, { type: "removePlayer", position: 2 });
    await accepted(ann, { type: "close" });
    const everybody = [ann, ben, wes, vic, zoe];
    expect(objections(everybody)).toEqual([]);
    expect(everybody.map(({ farewell }) => farewell)).toEqual([
      "closed",
      null,
      "closed",
      "closed",
      "removed",
    ]);
  });

  test("TABLE-VIEW-4 answers too", async () => {
    const { ann } = await scene("bidding");
    const answers = [await ann.ask({ type: "moveSeat" }), await ann.ask({ type: "start" })];
    expect(answers.map((each) => answer.safeParse(each).success)).toEqual([true, true]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
  });
});

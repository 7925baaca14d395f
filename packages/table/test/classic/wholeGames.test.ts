import { chooseInProcess } from "@buck/bots";
import type { euchre } from "@buck/engine";
import { frame } from "@buck/protocol";
import { describe, expect, test } from "vitest";
import type { Bots } from "../../src/index.ts";
import { classicHouse, fourPeople, lastRecord, playToTheEnd, replayed } from "../kit/classic.ts";
import { accepted, fillWithBots } from "../kit/house.ts";
import type { Guest } from "../kit/guest.ts";

const PRESETS = ["whos-deal", "command-line", "euchre-cli"] as const satisfies readonly euchre.PresetName[];
const clever: Bots = { choose: async (turn, random) => chooseInProcess(turn, random) };

/** What the wire's schema says against the frames this person was sent. */
function objections({ heard }: Guest): readonly unknown[] {
  const frames = heard.flatMap((each) => (each.type === "frame" ? [each.frame] : []));
  expect(frames.length).toBeGreaterThan(50);
  return frames.flatMap((each) => frame.safeParse(JSON.parse(JSON.stringify(each))).error ?? []);
}

describe.each(PRESETS)("a whole game of %s", (preset) => {
  test("by people: everything they hear is on the wire, and the record replays to it", async () => {
    const house = await classicHouse({ preset });
    const people = await fourPeople(house);
    const wes = house.enter("Wes");
    await accepted(wes, { type: "watch", name: "Wes" });
    await accepted(house.host, { type: "start" });
    await playToTheEnd(house, people);
    const states = await replayed(house);
    expect(states.at(-1)).toMatchObject({ phase: "GAME_OVER", scores: house.host.euchre.scores });
    expect(Math.max(...Object.values(house.host.euchre.scores))).toBeGreaterThanOrEqual(10);
    expect([house.host, wes].flatMap(objections)).toEqual([]);
  });

  test("by bots, also in the seat of somebody who never decides", async () => {
    const house = await classicHouse({ preset, turnTimer: 15, bots: clever });
    await fillWithBots(house.host, 1, 2, 3);
    await accepted(house.host, { type: "start" });
    for (let minute = 0; minute < 120 && !house.host.euchre.gameOver; minute += 1) {
      await house.clock.pass(60_000);
    }
    expect((await replayed(house)).at(-1)).toMatchObject({ phase: "GAME_OVER", gameOver: true });
    const { players, times, actions } = await lastRecord(house);
    expect(players.map(({ kind }) => kind)).toEqual(["person", "bot", "bot", "bot"]);
    expect(times).toHaveLength(actions.length);
  });
});

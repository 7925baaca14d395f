import { dice } from "@buck/authority/testing";
import { GAME_NAMES } from "@buck/engine";
import { describe, expect, test } from "vitest";
import { EVERYBODY } from "./room.ts";
import { compareWorlds } from "./scripted.ts";
import { isAgreedIn, writeScript } from "./script.ts";

const SEEDS = Array.from({ length: 4 }, (_, index) => index + 1);
const MOMENTS = 3;
const AGREED_SEED = SEEDS.find(isAgreedIn) ?? 0;

describe.each(GAME_NAMES)("%s: nobody's messages depend on a card they cannot see", (game) => {
  test.each(SEEDS)("TABLE-VIEW-2 four people, a watcher and a visitor: seed %i", async (seed) => {
    const script = await writeScript(seed, game);
    const roll = dice(seed + 500);
    let same = 0;
    for (const viewer of EVERYBODY) {
      for (let moment = 0; moment < MOMENTS; moment += 1) {
        const until = roll(script.steps.length - 1);
        const comparison = await compareWorlds(script, viewer, until, roll);
        expect(comparison.difference, `${viewer} unseen by step ${until}`).toBeNull();
        same += comparison.same;
      }
    }
    expect(same).toBeGreaterThan(EVERYBODY.length * MOMENTS * 10);
  });

  test("TABLE-LATE-3 tables that have agreed are among them: watchers saw hands late, players never", async () => {
    const shown = /"lateHand":\{/;
    const { room } = await writeScript(AGREED_SEED, game);
    const saw = EVERYBODY.map((name) => [name, room.heardBy(name).some((line) => shown.test(line))]);
    expect(saw.filter(([, isShown]) => isShown)).toEqual([["Wes", true]]);
  });
});

import { GAME_NAMES } from "@buck/engine";
import { describe, expect, test } from "vitest";
import type { Name } from "./room.ts";
import { firstPublicDifference, heardBefore, thinkingBots, twoRuns } from "./withBots.ts";

const SEEDS = Array.from({ length: 4 }, (_, index) => index + 1);
const VIEWERS: readonly Name[] = ["Ann", "Wes", "Vic"];

describe.each(GAME_NAMES)("%s: bots with other cards look the same until they do something else", (game) => {
  test.each(VIEWERS)("TABLE-VIEW-2 to %s", async (viewer) => {
    let [compared, differences] = [0, 0];
    for (const seed of SEEDS) {
      const [here, there] = await twoRuns({ seed, game, viewer, bots: () => thinkingBots(seed) });
      const version = firstPublicDifference(here.log, there.log);
      expect(heardBefore(there, version), `seed ${seed}`).toEqual(heardBefore(here, version));
      compared += heardBefore(here, version).length;
      differences += Number(version <= here.log.length);
    }
    expect(compared).toBeGreaterThan(SEEDS.length * 15);
    expect(differences).toBeGreaterThan(SEEDS.length / 2);
  });
});

import { dice } from "@buck/authority/testing";
import { describe, expect, test } from "vitest";
import { compareWorlds } from "./scripted.ts";
import { isAgreedIn, writeScript } from "./script.ts";
import type { Script } from "./script.ts";

/** Half of all worlds are told in whole frames. */
const EVENINGS = [
  { game: "buck", players: 3, seed: 1 },
  { game: "buck", players: 5, seed: 2 },
  { game: "buck", players: 6, seed: 3 },
  { game: "buck", players: 4, seed: 4 },
  { game: "euchre", players: 4, seed: 3 },
  { game: "euchre", players: 4, seed: 4 },
] as const;
const MOMENTS = 2;

const scripts = new Map<string, Promise<Script>>();

function scriptOf({ game, seed }: Pick<(typeof EVENINGS)[number], "game" | "seed">): Promise<Script> {
  const key = `${game} ${seed}`;
  const script = scripts.get(key) ?? writeScript(seed, game);
  scripts.set(key, script);
  return script;
}

describe("nobody's messages depend on a card they cannot see", () => {
  test.each(EVENINGS)(
    "TABLE-VIEW-2 $players players of $game, a watcher and a visitor: seed $seed",
    async ({ game, players, seed }) => {
      const script = await scriptOf({ game, seed });
      const { everybody } = script.room;
      expect(everybody).toHaveLength(players + 2);
      const roll = dice(seed + 500);
      let same = 0;
      for (const viewer of everybody) {
        for (let moment = 0; moment < MOMENTS; moment += 1) {
          const until = roll(script.steps.length - 1);
          const comparison = await compareWorlds(script, viewer, until, roll);
          expect(comparison.difference, `${viewer} unseen by step ${until}`).toBeNull();
          same += comparison.same;
        }
      }
      expect(same).toBeGreaterThan(everybody.length * MOMENTS * 10);
    },
  );

  test.each(EVENINGS.filter(({ seed }) => isAgreedIn(seed)))(
    "TABLE-LATE-3 where $game is agreed to be seen, watchers saw hands late, players never: seed $seed",
    async (evening) => {
      const shown = /"lateHand":\{/;
      const { room } = await scriptOf(evening);
      const saw = room.everybody.filter((name) => room.heardBy(name).some((line) => shown.test(line)));
      expect(saw).toEqual(["Wes"]);
    },
  );
});

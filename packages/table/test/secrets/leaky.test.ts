import { dice } from "@buck/authority/testing";
import { expect, test, vi } from "vitest";
import type { TableState } from "../../src/state/state.ts";
import { writeScript } from "./script.ts";
import { compareWorlds } from "./scripted.ts";

/** Whether the bottom card of the deck slips into what everybody is shown: nobody sees it before the game is over. */
const leak = vi.hoisted(() => ({ isOn: false }));

vi.mock(import("../../src/features/index.ts"), async (original) => {
  const real = await original();
  return {
    ...real,
    tableShown: (state) => {
      const shown = real.tableShown(state);
      return leak.isOn ? { ...shown, gameId: bottomCard(state) } : shown;
    },
  };
});

function bottomCard({ game }: TableState): string {
  const deal = game?.actions.findLast((action) => action.type === "DEAL");
  return deal?.deck.at(-1) ?? "";
}

async function scriptedLeaks(): Promise<number> {
  const script = await writeScript(4, "buck");
  const roll = dice(3);
  let found = 0;
  for (const viewer of script.room.everybody) {
    const { difference } = await compareWorlds(script, viewer, Math.floor(script.steps.length / 2), roll);
    found += Number(difference !== null);
  }
  return found;
}

test.each([false, true])(
  "the comparison of worlds finds a card that slips out, and nothing else (%s)",
  async (isOn) => {
    leak.isOn = isOn;
    expect((await scriptedLeaks()) > 0).toBe(isOn);
  },
);

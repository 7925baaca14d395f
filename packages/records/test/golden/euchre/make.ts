// Writes the golden records of classic Euchre anew, as ../buck/make.ts does for the other game.
import { euchre } from "@buck/engine";
import type { Step } from "@buck/engine/testing";
import { EUCHRE } from "../../games.ts";
import { writeGolden } from "../write.ts";
import type { Wanted } from "../write.ts";
import { GOLDEN } from "./records.ts";

const MOST_HANDS = 14;

/** How often a hand ended like this. */
function results(steps: readonly Step<euchre.Types>[], result: euchre.CallResult): number {
  const events = steps.flatMap((step) => step.events);
  return events.filter((event) => event.type === "roundScored" && event.result === result).length;
}

const WANTED: readonly Wanted<euchre.Types>[] = [
  {
    name: "whos-deal",
    game: EUCHRE,
    options: euchre.PRESETS["whos-deal"],
    fits: (heard, steps) =>
      results(steps, "loneMarch") > 0 &&
      heard("called") > 0 &&
      heard("pickedUp") > 0 &&
      heard("dealt") <= MOST_HANDS,
  },
  {
    name: "command-line",
    game: EUCHRE,
    options: euchre.PRESETS["command-line"],
    fits: (heard, steps) =>
      results(steps, "euchred") > 0 &&
      results(steps, "march") > 0 &&
      heard("called") > 0 &&
      heard("orderedUp") > 0 &&
      heard("dealt") <= MOST_HANDS,
  },
  {
    name: "euchre-cli",
    game: EUCHRE,
    options: euchre.PRESETS["euchre-cli"],
    fits: (heard) => heard("allPassed") > 0 && heard("dealt") <= MOST_HANDS,
  },
];

writeGolden(WANTED, GOLDEN);

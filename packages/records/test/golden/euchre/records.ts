import { euchre } from "@buck/engine";
import { refereeEuchre } from "@buck/engine/testing";
import { replay } from "../../../src/index.ts";
import type { Golden } from "../suite.ts";

/** The golden records of classic Euchre, one for each set of house rules that has a name. */
export const GOLDEN: Golden<euchre.Types> = {
  folder: new URL("./", import.meta.url),
  rules: euchre,
  replayed: (record) => {
    if (record.game !== "euchre") throw new Error("This is a record of another game");
    const result = replay(record);
    if (!result.ok) throw new Error(`Action ${result.index}: ${result.reason.code}`);
    return { ...record, ...result };
  },
  refereeFor: refereeEuchre,
  summary: ({ round, winningTeam, scores }) => ({ rounds: round, winner: winningTeam, scores }),
  heard: {
    "whos-deal": ["sitsOut", "pickedUp", "called", "gameWon"],
    "command-line": ["orderedUp", "called", "gameWon"],
    "euchre-cli": ["dealerChosen", "allPassed", "gameWon"],
  },
};

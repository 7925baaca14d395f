import { buck } from "@buck/engine";
import { refereeBuck } from "@buck/engine/testing";
import { replay } from "../../../src/index.ts";
import type { Golden } from "../suite.ts";

/** The golden records of Buck Euchre. */
export const GOLDEN: Golden<buck.Types> = {
  folder: new URL("./", import.meta.url),
  rules: buck,
  replayed: (record) => {
    if (record.game !== "buck") throw new Error("This is a record of another game");
    const result = replay(record);
    if (!result.ok) throw new Error(`Action ${result.index}: ${result.reason.code}`);
    return { ...record, ...result };
  },
  refereeFor: refereeBuck,
  summary: ({ round, winner, players }) => ({
    rounds: round,
    winner,
    scores: players.map(({ score }) => score),
  }),
  heard: { normal: ["allPassed"], "tie-break": ["tied"], "everybody-folds": ["tricksConceded"] },
};

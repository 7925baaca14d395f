// Searches random games for the golden records and writes them anew: `pnpm --filter @buck/records golden`.
// Only for a change of the rules or of the state's shape; otherwise a difference is a bug.
import { buck } from "@buck/engine";
import { playBuck } from "@buck/engine/testing";
import { BUCK } from "../../games.ts";
import type { RecordedGame } from "../../games.ts";
import { writeGolden } from "../write.ts";
import type { Wanted } from "../write.ts";
import { GOLDEN } from "./records.ts";

const HOUSE_RULES: buck.Options = {
  startScore: 10,
  clubsTurnUp: "dirty",
  minimumBid: 3,
  allPass: "stick",
  folding: "clockwise",
  showHands: "hand",
  players: 4,
  endsAfterHands: "none",
  noTrump: false,
};

const patient: RecordedGame<buck.Types> = { ...BUCK, play: (plan) => playBuck({ ...plan, patience: 20 }) };

const WANTED: readonly Wanted<buck.Types>[] = [
  {
    name: "normal",
    game: patient,
    options: buck.DEFAULT_OPTIONS,
    fits: (heard) =>
      heard("tied") === 0 && heard("tricksConceded") === 0 && heard("allPassed") > 0 && heard("dealt") < 20,
  },
  {
    name: "tie-break",
    game: BUCK,
    options: buck.DEFAULT_OPTIONS,
    fits: (heard) => heard("tied") > 0 && heard("dealt") < 20,
  },
  {
    name: "everybody-folds",
    game: BUCK,
    options: HOUSE_RULES,
    fits: (heard) => heard("tricksConceded") === 1 && heard("dealt") < 10,
  },
];

writeGolden(WANTED, GOLDEN);

import { BUCK } from "../buck.ts";
import { COMBINATIONS } from "../combinations.ts";
import { judgedSteps, testReferee } from "../suites/referee.ts";
import { CRIMES } from "./crimes.ts";
import { referee } from "./referee.ts";
import type { SeenAction, SeenState } from "./seen.ts";

const STUCK = COMBINATIONS.filter(({ allPass, folding }) => allPass === "stick" && folding === "clockwise");
const GAMES = [...COMBINATIONS.filter((_, index) => index % 24 === 0), ...STUCK].map((options, seed) =>
  judgedSteps(BUCK, { seed, options, rematches: 1 }),
);

testReferee<SeenState, SeenAction>(GAMES, CRIMES, ({ options }) => referee(options));

import { judgedSteps, testReferee } from "../../suites/referee.ts";
import { COMBINATIONS } from "../combinations.ts";
import { EUCHRE } from "../euchre.ts";
import { CRIMES } from "./crimes.ts";
import { referee } from "./referee.ts";
import type { SeenAction, SeenState } from "./seen.ts";

const GAMES = COMBINATIONS.filter((_, index) => index % 5 === 0).map((options, seed) =>
  judgedSteps(EUCHRE, { seed, options, rematches: 1 }),
);

testReferee<SeenState, SeenAction>(GAMES, CRIMES, ({ options }) => referee(options));

import { buck } from "../src/index.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import type { Buck } from "./driver.ts";
import type { TestedGame } from "./game.ts";

export const BUCK: TestedGame<Buck> = {
  rules: buck,
  combinations: COMBINATIONS,
  play: playGame,
};

import { buck } from "../src/index.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import type { TestedGame } from "./game.ts";

export const BUCK: TestedGame<buck.Types> = {
  rules: buck,
  combinations: COMBINATIONS,
  play: playGame,
};

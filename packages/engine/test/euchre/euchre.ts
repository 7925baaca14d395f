import { euchre } from "../../src/index.ts";
import type { TestedGame } from "../game.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";

export const EUCHRE: TestedGame<euchre.Types> = {
  rules: euchre,
  combinations: COMBINATIONS,
  play: playGame,
};

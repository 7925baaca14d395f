import { euchre } from "../../src/index.ts";
import type { TestedGame } from "../game.ts";
import { COMBINATIONS } from "./combinations.ts";
import { playGame } from "./driver.ts";
import type { Euchre } from "./driver.ts";

export const EUCHRE: TestedGame<Euchre> = {
  rules: euchre,
  combinations: COMBINATIONS,
  play: playGame,
};

/** What tests of every authority need: time that waits for nobody, and chance that a seed replays. */
export { SimClock } from "./clock.ts";
export { chance, dice, pick, shuffle, simRandom } from "./random.ts";
export type { Dice } from "./random.ts";

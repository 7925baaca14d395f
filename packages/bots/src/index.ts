export { chooseInProcess } from "./bots.ts";
export type { Question } from "./bots.ts";
export { LEVELS } from "./levels.ts";
export type { Level } from "./levels.ts";
export type { BotRandom } from "./random.ts";

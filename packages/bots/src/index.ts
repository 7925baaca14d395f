export { chooseInProcess, LEVELS } from "./bots.ts";
export type { Level, Question } from "./bots.ts";
export type { BotRandom } from "./random.ts";

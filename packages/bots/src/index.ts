export { chooseInProcess } from "./bots.ts";
export type { Question } from "./bots.ts";
export { evaluate } from "./evaluate.ts";
export { bestChoice } from "./evaluation.ts";
export type { EvaluatedAction, Effort, Evaluation } from "./evaluation.ts";
export { LEVELS } from "./levels.ts";
export type { Level } from "./levels.ts";
export type { BotRandom } from "./random.ts";

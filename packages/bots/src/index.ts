export type { BotRandom } from "./random.ts";

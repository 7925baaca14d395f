export {
  DAILY_HANDS,
  DAILY_SEAT,
  dailySeats,
  dailyDeals,
  dailyOptions,
  dayAt,
  daysBefore,
  isDay,
} from "./deals.ts";
export type { Daily } from "./deals.ts";
export { dailyChoice, expertGame } from "./expert.ts";
export type { ExpertGame } from "./expert.ts";
export { dailyMarks, markRow, pointsByHand, total } from "./points.ts";

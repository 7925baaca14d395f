export { counts } from "./results.ts";
export type { ClubResult, MemberId, NightPlace, ResultSeat } from "./results.ts";

export { counts } from "./results.ts";
export type { MemberId, ResultSeat } from "./results.ts";
export type { NightShape } from "./layout.ts";
export type { Round, SeatedPeople } from "./history.ts";
export type { PlayedRound } from "./ladder.ts";
export { nextRound } from "./schedule.ts";
export type { RoundRequest } from "./schedule.ts";
export { pointsPerHand, standings } from "./standings.ts";
export type { Standing, StandingTotal } from "./standings.ts";
export { seasonName, thisEvening, thisSeason } from "./seasons.ts";
export type { SeasonClock } from "./seasons.ts";
export { ratings } from "./rating.ts";
export type { Skill } from "./rating.ts";
export { calendarText, nextEvenings } from "./calendar.ts";
export type { ClubCalendar, ClubDates, Evening } from "./calendar.ts";
export type { Club, ClubStatus, Inbound } from "./club.ts";
export { foundClub, openClub, storedDates } from "./open.ts";
export type { FoundedClub, StoredDates } from "./open.ts";
export type {
  ClubStore,
  ClubTables,
  Connection,
  Entry,
  OrderedSeat,
  OrderedTable,
  Ports,
  SavedClub,
  StoredResult,
  TableFacts,
  WithEntry,
} from "./ports.ts";

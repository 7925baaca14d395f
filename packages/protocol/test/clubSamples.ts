import { DEFAULT_SETTINGS } from "../src/index.ts";
import type { ClubCommand, ClubCommandMessage, ClubFrame, ClubHistory, ClubResult } from "../src/index.ts";
import { CODE, GAME_ID } from "./samples.ts";

const look = { face: "cat", color: "sky" } as const;
const NIGHT_SETTINGS = {
  table: DEFAULT_SETTINGS,
  hands: 8,
  rounds: 6,
  movement: "mix",
  bots: "fill",
  botLevel: "medium",
} as const;
const PLACE = { nightId: GAME_ID, round: 2, table: 1 };
const WEEKLY = { day: 5, at: 1_200, minutes: 180, timeZone: "America/Indiana/Indianapolis" };
const TIME = 1_790_000_000_000;

const RESULT: ClubResult = {
  gameId: GAME_ID,
  game: "buck",
  endedAt: TIME,
  seats: [
    { kind: "member", memberId: "ann" },
    { kind: "member", memberId: "ben" },
    { kind: "bot", level: "hard" },
    { kind: "guest" },
  ],
  places: [1, 2, 3, 3],
  points: [
    [5, 0, 0, -5],
    [2, 3, 0, 0],
  ],
  loners: [0, 0, 0, 0],
  hasRecord: true,
  night: PLACE,
};

/** A club with something of everything. */
export const CLUB_FRAME: ClubFrame = {
  version: 40,
  code: CODE,
  name: "Friday night",
  createdAt: TIME,
  you: { memberId: "ann", isOrganizer: true, isRemoved: false },
  members: [
    { memberId: "ann", name: "Ann", look, isOrganizer: true, isHere: true },
    { memberId: "ben", name: "Ben", look, isOrganizer: false, isHere: false },
  ],
  removed: [{ memberId: "eve", name: "Eve" }],
  tables: [
    {
      code: CODE,
      settings: DEFAULT_SETTINGS,
      stage: "playing",
      seats: [
        { kind: "person", name: "Ann", memberId: "ann" },
        { kind: "person", name: "Zoe", memberId: null },
        { kind: "bot", name: "Gus", level: "medium" },
        { kind: "empty" },
      ],
      freeSeats: 2,
      openedAt: TIME,
      night: PLACE,
    },
  ],
  lastSettings: DEFAULT_SETTINGS,
  night: {
    nightId: GAME_ID,
    settings: NIGHT_SETTINGS,
    startedAt: TIME,
    stage: "between",
    round: 2,
    people: ["ann", "ben"],
    tables: [{ code: CODE, seats: ["ann", "ben", null, null], points: [3, 1, 0, 0] }],
    sitsOut: [],
    standings: [{ memberId: "ann", place: 1, points: 7, loners: 0, rounds: 2 }],
    msLeft: 20_000,
  },
  results: [RESULT],
  season: { every: "quarter", since: TIME },
  weekly: WEEKLY,
  dates: [{ dateId: "d1", startsAt: TIME, minutes: 180, note: "Bring snacks" }],
  rsvps: [{ startsAt: TIME, memberId: "ann", answer: "maybe" }],
};

export const CLUB_HISTORY: ClubHistory = {
  version: 40,
  results: [RESULT],
  totals: [{ memberId: "ann", game: "euchre", games: 9, wins: 4, hands: 80, points: 61, loners: 2 }],
};

const COMMANDS: readonly ClubCommand[] = [
  { type: "join", name: "Ann" },
  { type: "rename", memberId: "ann", name: "Anna" },
  { type: "chooseLook", look },
  { type: "moveDevice" },
  { type: "claimDevice", moveCode: "12345678" },
  { type: "leave" },
  { type: "renameClub", name: "Friday" },
  { type: "makeOrganizer", memberId: "ben", organizer: true },
  { type: "removeMember", memberId: "ben" },
  { type: "readmit", memberId: "ben" },
  { type: "mergeMembers", from: "ben2", into: "ben" },
  { type: "renewLink" },
  { type: "setSeason", every: "hand" },
  { type: "beginSeason" },
  { type: "setWeekly", weekly: WEEKLY },
  { type: "addDate", startsAt: TIME, minutes: 120, note: "" },
  { type: "removeDate", dateId: "d1" },
  { type: "rsvp", startsAt: TIME, answer: "yes" },
  { type: "openTable", settings: DEFAULT_SETTINGS },
  { type: "startNight", settings: NIGHT_SETTINGS },
  { type: "joinNight", memberId: "ann" },
  { type: "leaveNight", memberId: "ann" },
  { type: "nextRound" },
  { type: "endTable", code: CODE },
  { type: "stopNight" },
];

export const CLUB_COMMANDS: readonly ClubCommandMessage[] = COMMANDS.map((command, index) => ({
  commandId: `command-${index}`,
  expectedVersion: 39,
  command,
}));

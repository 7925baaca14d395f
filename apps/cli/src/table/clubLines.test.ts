import { DEFAULT_SETTINGS, lookByName } from "@buck/protocol";
import type { ClubFrame } from "@buck/protocol";
import { expect, test } from "vitest";
import { clubLines } from "./clubLines.ts";

const member = (memberId: string, name: string, isHere: boolean) => ({
  memberId,
  name,
  look: lookByName(name),
  isOrganizer: false,
  isHere,
});

const CLUB: ClubFrame = {
  version: 3,
  code: "KXPM-27AC",
  name: "Friday cards",
  createdAt: 0,
  you: { memberId: "ann", isOrganizer: false, isRemoved: false },
  members: [member("ann", "Ann", true), member("ben", "Ben", true), member("cleo", "Cleo", false)],
  removed: [],
  tables: [
    {
      code: "TABL-0001",
      settings: { ...DEFAULT_SETTINGS, title: "Corner" },
      stage: "lobby",
      seats: [{ kind: "person", name: "Ben", memberId: "ben" }, { kind: "empty" }],
      freeSeats: 1,
      openedAt: 0,
    },
  ],
  lastSettings: null,
  night: null,
  results: [
    {
      gameId: "g".repeat(22),
      game: "buck",
      endedAt: 0,
      seats: [
        { kind: "member", memberId: "ann" },
        { kind: "member", memberId: "ben" },
      ],
      places: [2, 1],
      points: [[1, 4]],
      loners: [0, 0],
      hasRecord: true,
    },
  ],
  season: { every: "year", since: 0 },
  weekly: null,
  dates: [],
  rsvps: [],
};

test("a club in lines: who is here, its tables as they are numbered, and who leads", () => {
  expect(clubLines(CLUB, null, 0)).toEqual([
    "Friday cards",
    "",
    "3 members. Here now: Ben.",
    "",
    "Tables:",
    "  1. Corner (about to start, 1 chair free): Ben, free",
    "",
    "Of all time:",
    "  1. Ben: 1 win in 1 game, 4.0 points a hand",
    "  2. Ann: 0 wins in 1 game, 1.0 points a hand",
  ]);
});

test("a quiet club says so", () => {
  const quiet = { ...CLUB, members: CLUB.members.slice(0, 1), tables: [], results: [] };
  expect(clubLines(quiet, null, 0)).toEqual([
    "Friday cards",
    "",
    "1 member. Nobody else is here now.",
    "",
    "No table is open.",
  ]);
});

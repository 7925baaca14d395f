import { DEFAULT_SETTINGS } from "@buck/protocol";
import type { Frame, Seat } from "@buck/protocol";
import { expect, test } from "vitest";
import { emptySeats, lobbyInfo, ownPosition } from "./lobby.ts";
import { english } from "../../texts/language.ts";

const SEATS: readonly Seat[] = [
  { kind: "person", position: 0, personId: "p0", name: "Dana", covered: false, waitsForDeal: false },
  { kind: "empty", position: 1 },
  { kind: "person", position: 2, personId: "p2", name: "Ann", covered: false, waitsForDeal: false },
  { kind: "bot", position: 3, name: "Otto", level: "medium" },
];

function lobby(you: Partial<Frame["you"]> = {}, settings: Partial<Frame["table"]["settings"]> = {}) {
  const frame: Frame = {
    version: 1,
    table: {
      code: "ACDE-FGHJ-2345",
      settings: { ...DEFAULT_SETTINGS, ...settings },
      stage: "lobby",
      host: "p0",
      locked: true,
      paused: false,
      claimedBy: null,
      undo: null,
      lateHands: { agreed: [], thisHand: false },
      seats: SEATS,
      ready: [],
      heldBy: null,
      scores: null,
      gameId: null,
      removed: [],
      chairAsks: [],
      sameDeals: null,
      finishedGames: [],
      createdAt: 1_700_000_000_000,
      updatedAt: 1_700_000_000_000,
    },
    you: {
      role: "visitor",
      personId: null,
      position: null,
      isHost: false,
      leftSeat: null,
      freeSeats: [],
      isRemoved: false,
      mayUndo: false,
      ...you,
    },
    game: null,
    news: [],
    said: [],
    timer: null,
    lateHand: null,
    seals: null,
  };
  return lobbyInfo(english, frame, { here: [0], watchers: 1, watcherNames: ["Wes"] });
}

test("everybody sees who hosts, who is here and who is missing", () => {
  const { seats, hostName, watchers, locked } = lobby();
  expect(seats[0]).toMatchObject({ isHost: true, isHere: true, isYou: false });
  expect(seats[2]).toMatchObject({ isHost: false, isHere: false });
  expect(emptySeats(seats)).toEqual([SEATS[1]]);
  expect([hostName, watchers.watcherNames, locked]).toEqual(["Dana", ["Wes"], true]);
});

test.each([
  ["off", []],
  ["learners", [expect.stringMatching(/may ask .* The table sees/)]],
  ["all", [expect.stringMatching(/may ask .* nobody else is told/)]],
] as const)("everybody reads in the lobby whether there are hints: %s", (hints, rules) => {
  expect(lobby({}, { hints }).unusualRules).toEqual(rules);
});

test("whoever sits is at the bottom of the picture", () => {
  expect(ownPosition(lobby({ role: "player", position: 2, personId: "p2" }).seats)).toBe(2);
  expect(ownPosition(lobby().seats)).toBe(0);
});

test.each([
  ["", "Card table"],
  ["Friday", "Friday"],
])("a table called %j is shown as %j", (title, name) => {
  expect(lobby({}, { title }).name).toBe(name);
});

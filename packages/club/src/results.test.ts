import type { ClubResult } from "@buck/protocol";
import { expect, test } from "vitest";
import { counts } from "./results.ts";
import type { ResultSeat } from "./results.ts";

const member = (memberId: string): ResultSeat => ({ kind: "member", memberId });
const guest: ResultSeat = { kind: "guest" };
const bot: ResultSeat = { kind: "bot", level: "hard" };

function resultOf(...seats: readonly ResultSeat[]): ClubResult {
  return {
    gameId: "game",
    game: "buck",
    endedAt: 0,
    seats,
    places: seats.map((_, position) => position + 1),
    points: [],
    loners: [],
    hasRecord: true,
  };
}

test.each([
  ["two members and bots", resultOf(member("ann"), bot, member("ben"), bot), true],
  ["one member and bots", resultOf(member("ann"), bot, bot, bot), false],
  ["one member and guests", resultOf(member("ann"), guest, guest), false],
])("a game of %s", (_, result, expected) => {
  expect(counts(result)).toBe(expected);
});

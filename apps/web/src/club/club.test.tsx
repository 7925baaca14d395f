import type { ClubCommand } from "@buck/protocol";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CLUB, HISTORY, PLAYING } from "../dev/clubs.tsx";
import { english } from "../texts/language.ts";
import { ClubScreen } from "./ClubScreen.tsx";
import { NightCall } from "./NightCall.tsx";
import { ClubContext } from "./context.ts";
import type { ClubPlace } from "./context.ts";
import { clubCsv, clubJson } from "./exports.ts";

const told: ClubCommand[] = [];
const gone: string[] = [];

beforeEach(() => {
  told.length = 0;
  gone.length = 0;
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

function placeOf(part: Partial<ClubPlace> = {}): ClubPlace {
  return {
    club: CLUB,
    connection: "online",
    history: HISTORY,
    now: Date.UTC(2026, 10, 20, 20, 15),
    tell: (command) => {
      told.push(command);
      return Promise.resolve(true);
    },
    ask: (command) => {
      told.push(command);
      return Promise.resolve({ ok: true, version: 41, table: "NEWT-ABLE" });
    },
    refuse: () => undefined,
    goToTable: (code, way) => gone.push(`${way} ${code}`),
    ...part,
  };
}

function show(part: Partial<ClubPlace> = {}) {
  render(
    <ClubContext value={placeOf(part)}>
      <ClubScreen />
      <NightCall />
    </ClubContext>,
  );
}

test("one tap takes a free chair, opens a table with the last rules, or says who comes", async () => {
  show();
  fireEvent.click(screen.getByRole("button", { name: "Sit down, Corner table" }));
  expect(gone).toEqual(["sit TABL-0001"]);
  fireEvent.click(screen.getByRole("button", { name: "Open a table" }));
  await waitFor(() => expect(gone).toContain("sit NEWT-ABLE"));
  fireEvent.click(screen.getByRole("radio", { name: "Maybe" }));
  expect(told).toEqual([
    { type: "openTable", settings: CLUB.lastSettings },
    { type: "rsvp", startsAt: CLUB.rsvps[0]?.startsAt, answer: "maybe" },
  ]);
});

test("standings are those of the season, and of one game they have ratings", () => {
  show();
  const standings = screen.getByRole("region", { name: "Standings" });
  const leader = () => within(standings).getAllByRole("row")[1]?.textContent;
  expect(leader()).toMatch(/^1Ben64/);
  fireEvent.click(within(standings).getByRole("radio", { name: "All time" }));
  expect(leader()).toMatch(/^1Cleo3612/);
  fireEvent.click(within(standings).getByRole("radio", { name: "Classic Euchre" }));
  expect(leader()).toMatch(/± \d+$/);
});

test("whoever is no organizer finds no organizer's tools", () => {
  show({ club: { ...CLUB, you: { ...CLUB.you, isOrganizer: false } } });
  for (const name of ["Start a card night", "Plan evenings"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("a round leads to its table by itself, and once", () => {
  vi.useFakeTimers();
  show({ club: { ...CLUB, night: PLAYING } });
  expect(screen.getByRole("dialog", { name: "Round 3: table 2 with Ben, Cleo and Dan" })).toBeDefined();
  vi.advanceTimersByTime(10_000);
  expect(gone).toEqual(["sit NGHT-0002"]);
  show({ club: { ...CLUB, night: PLAYING } });
  vi.advanceTimersByTime(10_000);
  expect(gone).toEqual(["sit NGHT-0002"]);
});

test("files have every game, and no name becomes a formula", () => {
  const members = CLUB.members.map((member) =>
    member.name === "Ben" ? { ...member, name: '=1+1,"Ben"' } : member,
  );
  const csv = clubCsv(english, { ...CLUB, members }, HISTORY);
  expect(csv.split("\r\n")).toHaveLength(1 + HISTORY.results.length * 4 + 1);
  expect(csv).toContain(`"'=1+1,""Ben"""`);
  expect(JSON.parse(clubJson(CLUB, HISTORY))).toMatchObject({ name: CLUB.name, results: HISTORY.results });
});

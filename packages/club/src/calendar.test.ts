import ICAL from "ical.js";
import ical from "node-ical";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, test } from "vitest";
import { calendarText, nextEvenings } from "./calendar.ts";
import type { ClubCalendar } from "./calendar.ts";

const NOW = Date.UTC(2026, 9, 21, 12);
/** Fridays at 20:00; the clocks of Berlin go back on October 25. */
const FRIDAYS = { day: 5, at: 20 * 60, minutes: 180, timeZone: "Europe/Berlin" };
const FRIDAY = Date.UTC(2026, 9, 16, 18);
const NEXT = Date.UTC(2026, 9, 23, 18);
const AFTER_CHANGE = Date.UTC(2026, 9, 30, 19);
const PARTY = {
  dateId: "party",
  startsAt: Date.UTC(2026, 11, 31, 19, 30),
  minutes: 240,
  note: "Bring chips; and dip",
};

const CLUB: ClubCalendar = {
  code: "ABCDEF",
  name: "Käthe, Ben & friends; the club with the longest name that anybody in the whole town has ever seen 🃏🃏🃏",
  link: "https://example.com/c/ABCDEF",
  weekly: FRIDAYS,
  dates: [PARTY],
};

const TEXT = calendarText(CLUB, NOW);

describe("three calendars read the same", () => {
  test("ical.js", () => {
    const calendar = new ICAL.Component(ICAL.parse(TEXT));
    for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
    const [weekly, party] = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
    expect(weekly?.summary).toBe(CLUB.name);
    const evenings = weekly?.iterator();
    const starts = [1, 2, 3].map(() => (evenings?.next()?.toUnixTime() ?? 0) * 1000);
    expect(starts).toEqual([FRIDAY, NEXT, AFTER_CHANGE]);
    expect(party?.startDate.toUnixTime()).toBe(PARTY.startsAt / 1000);
    expect(party?.duration.toSeconds()).toBe(PARTY.minutes * 60);
    expect(party?.description).toBe(`${PARTY.note}\n${CLUB.link}`);
  });

  test("node-ical", () => {
    const events = Object.values(ical.sync.parseICS(TEXT)).filter((each) => each?.type === "VEVENT");
    const weekly = events.find((each) => each.uid === "weekly-ABCDEF@buck-euchre");
    const party = events.find((each) => each.uid === "party@buck-euchre");
    expect(weekly?.summary).toBe(CLUB.name);
    const starts = weekly?.rrule?.between(new Date(NEXT - 1), new Date(AFTER_CHANGE + 1), true);
    expect(starts?.map((start) => start.getTime())).toEqual([NEXT, AFTER_CHANGE]);
    expect(party?.start?.getTime()).toBe(PARTY.startsAt);
    expect(party?.end?.getTime()).toBe(PARTY.startsAt + PARTY.minutes * 60_000);
  });

  test("ts-ics", () => {
    const { events = [] } = convertIcsCalendar(undefined, TEXT);
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      ["weekly-ABCDEF@buck-euchre", CLUB.name],
      ["party@buck-euchre", CLUB.name],
    ]);
    expect(events[0]?.recurrenceRule?.frequency).toBe("WEEKLY");
    expect(events[0]?.start.date.getTime()).toBe(FRIDAY);
    expect(events[1]?.start.date.getTime()).toBe(PARTY.startsAt);
  });
});

test("no line is longer than 75 octets, every line ends with CRLF, and no letter is torn apart", () => {
  const lines = TEXT.split("\r\n");
  expect(lines.at(-1)).toBe("");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(TEXT.replaceAll("\r\n", "")).not.toMatch(/[\r\n\uFFFD]/);
  expect(() => lines.map(encodeURIComponent)).not.toThrow();
});

test.each(["UTC", "America/Chicago", "Asia/Kolkata", "Australia/Lord_Howe"])(
  "a zone such as %s can be read",
  (timeZone) => {
    const text = calendarText({ ...CLUB, weekly: { ...FRIDAYS, timeZone }, dates: [] }, NOW);
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
    const [weekly] = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
    const evenings = weekly?.iterator();
    const starts = Array.from({ length: 12 }, () => (evenings?.next()?.toUnixTime() ?? 0) * 1000);
    const expected = nextEvenings({ weekly: { ...FRIDAYS, timeZone }, dates: [] }, NOW, 11);
    expect(starts.slice(1)).toEqual(expected.map(({ startsAt }) => startsAt));
  },
);

describe("the next evenings", () => {
  test("come in order, each once", () => {
    const dates = [PARTY, { ...PARTY, dateId: "same", startsAt: NEXT, note: "At Ben's" }];
    const evenings = nextEvenings({ weekly: FRIDAYS, dates }, NOW, 3);
    expect(evenings.map(({ startsAt, note }) => [startsAt, note])).toEqual([
      [NEXT, "At Ben's"],
      [AFTER_CHANGE, ""],
      [Date.UTC(2026, 10, 6, 19), ""],
    ]);
  });

  test("an evening that is on is the next one until it ends", () => {
    const during = NEXT + 60_000;
    expect(nextEvenings({ weekly: FRIDAYS, dates: [] }, during, 1)[0]?.startsAt).toBe(NEXT);
    const after = NEXT + FRIDAYS.minutes * 60_000;
    expect(nextEvenings({ weekly: FRIDAYS, dates: [] }, after, 1)[0]?.startsAt).toBe(AFTER_CHANGE);
  });

  test("without dates there is none", () => {
    expect(nextEvenings({ weekly: null, dates: [] }, NOW, 3)).toEqual([]);
  });
});

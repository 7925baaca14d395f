import type { ClubDate, Weekly } from "@buck/protocol";

export interface ClubDates {
  readonly weekly: Weekly | null;
  readonly dates: readonly ClubDate[];
}

export interface ClubCalendar extends ClubDates {
  readonly code: string;
  readonly name: string;
  /** Where the club is, such as https://example.com/c/ABCDEF. */
  readonly link: string;
}

/** One evening to come. */
export interface Evening {
  readonly startsAt: number;
  readonly minutes: number;
  readonly note: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The next evenings, one that is on included. */
export function nextEvenings({ weekly, dates }: ClubDates, now: number, count: number): readonly Evening[] {
  const isToCome = ({ startsAt, minutes }: Evening) => startsAt + minutes * MINUTE_MS > now;
  const regular = weekly === null ? [] : weeklyEvenings(weekly, now, count + 1);
  const single = dates.map(({ startsAt, minutes, note }) => ({ startsAt, minutes, note }));
  const others = regular.filter(({ startsAt }) => single.every((date) => date.startsAt !== startsAt));
  return [...single, ...others]
    .filter(isToCome)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .slice(0, count);
}

/** From the last one that has begun. */
function weeklyEvenings(
  { day, at, minutes, timeZone }: Weekly,
  now: number,
  count: number,
): readonly Evening[] {
  const today = new Date(now + offsetAt(now, timeZone));
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const since = (today.getUTCDay() - day + 7) % 7;
  const startOf = (week: number) =>
    momentOf(midnight + (week * 7 - since) * DAY_MS + at * MINUTE_MS, timeZone);
  const first = startOf(0) > now ? -1 : 0;
  return Array.from({ length: count }, (_, index) => ({
    startsAt: startOf(first + index),
    minutes,
    note: "",
  }));
}

/** When the clocks of a place show this. */
function momentOf(wall: number, timeZone: string): number {
  const near = wall - offsetAt(wall, timeZone);
  return wall - offsetAt(near, timeZone);
}

/** An iCalendar file (RFC 5545) of the dates and of the weekly rule. */
export function calendarText(club: ClubCalendar, now: number): string {
  const { code, name, weekly, dates } = club;
  const [first] = weekly === null ? [] : weeklyEvenings(weekly, now, 1);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Buck Euchre//Club//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...(weekly === null || first === undefined
      ? []
      : [
          ...zoneLines(weekly.timeZone, first.startsAt),
          ...eventLines(club, {
            uid: `weekly-${code}`,
            now,
            evening: first,
            when: [
              `DTSTART;TZID=${weekly.timeZone}:${stamp(first.startsAt + offsetAt(first.startsAt, weekly.timeZone))}`,
              "RRULE:FREQ=WEEKLY",
            ],
          }),
        ]),
    ...dates.flatMap((date) =>
      eventLines(club, { uid: date.dateId, now, evening: date, when: [`DTSTART:${stamp(date.startsAt)}Z`] }),
    ),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

interface CalendarEvent {
  readonly uid: string;
  readonly now: number;
  readonly evening: Evening;
  readonly when: readonly string[];
}

function eventLines(
  { name, link }: ClubCalendar,
  { uid, now, evening, when }: CalendarEvent,
): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}@buck-euchre`,
    `DTSTAMP:${stamp(now)}Z`,
    ...when,
    `DURATION:PT${evening.minutes}M`,
    `SUMMARY:${escaped(name)}`,
    `DESCRIPTION:${escaped(evening.note === "" ? link : `${evening.note}\n${link}`)}`,
    `URL:${link}`,
    "END:VEVENT",
  ];
}

/** 20261120T200000 */
function stamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+Z/g, "");
}

/** What the wall clock there is ahead of UTC, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wall - Math.floor(at / 1000) * 1000;
}

/** How far ahead the changes of the clock are written down. */
const ZONE_DAYS = 5 * 366;

/** The rules of a time zone as every change of its clock, which needs no table of zones. */
function zoneLines(timeZone: string, startsAt: number): readonly string[] {
  const from = startsAt - 366 * DAY_MS;
  const changes = clockChanges(from, timeZone);
  const usual = Math.min(
    ...changes.flatMap(({ before, after }) => [before, after]),
    offsetAt(from, timeZone),
  );
  const all = changes.length > 0 ? changes : [{ at: from, before: usual, after: usual }];
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...all.flatMap(({ at, before, after }) => {
      const kind = after === usual ? "STANDARD" : "DAYLIGHT";
      return [
        `BEGIN:${kind}`,
        `DTSTART:${stamp(at + before)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    "END:VTIMEZONE",
  ];
}

interface ClockChange {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

function clockChanges(from: number, timeZone: string): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  let before = offsetAt(from, timeZone);
  for (let day = 1; day <= ZONE_DAYS; day += 1) {
    const after = offsetAt(from + day * DAY_MS, timeZone);
    if (after === before) continue;
    changes.push({ at: momentOfChange(from + (day - 1) * DAY_MS, before, timeZone), before, after });
    before = after;
  }
  return changes;
}

/** To the minute, within the day after `start`. */
function momentOfChange(start: number, before: number, timeZone: string): number {
  let low = 0;
  let high = DAY_MS / MINUTE_MS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(start + middle * MINUTE_MS, timeZone) === before) low = middle;
    else high = middle;
  }
  return Math.floor((start + high * MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
}

/** +0100, -0530 */
function offsetText(offset: number): string {
  const minutes = Math.abs(Math.round(offset / 60_000));
  return `${offset < 0 ? "-" : "+"}${twoDigits(Math.floor(minutes / 60))}${twoDigits(minutes % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

const LINE_OCTETS = 75;

/** A line longer than 75 octets goes on in the next one, after a space; no letter is torn apart. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const letter of line) {
    const length = octetsOf(letter);
    if (octets + length > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += letter;
    octets += length;
  }
  return [...lines, current].join("\r\n");
}

/** Of one letter in UTF-8. */
function octetsOf(letter: string): number {
  const point = letter.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

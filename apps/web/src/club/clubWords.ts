import type { ClubFrame, ClubResult, Night } from "@buck/protocol";
import { inEachLanguage, listNames } from "@buck/words";
import { clubTexts } from "../texts/en/club.ts";
import type { Language } from "../texts/language.ts";

/** What the club's page says of people, games and times. */

export function memberName(language: Language, club: ClubFrame, memberId: string): string {
  const known = [...club.members, ...club.removed].find((member) => member.memberId === memberId);
  return known?.name ?? clubTexts(language).results.former;
}

export function membersNamed(language: Language, club: ClubFrame, ids: readonly string[]): string {
  return listNames(
    language,
    ids.map((id) => memberName(language, club, id)),
  );
}

export function seatName(language: Language, club: ClubFrame, seat: ClubResult["seats"][number]): string {
  const t = clubTexts(language).results;
  if (seat.kind === "member") return memberName(language, club, seat.memberId);
  return seat.kind === "bot" ? t.bot : t.guest;
}

export function winnersOf(language: Language, club: ClubFrame, { seats, places }: ClubResult): string {
  const winners = seats.flatMap((seat, position) =>
    places[position] === 1 ? seatName(language, club, seat) : [],
  );
  return listNames(language, winners);
}

const DATES = {
  day: inEachLanguage(
    ({ locale }) => new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" }),
  ),
  short: inEachLanguage(({ locale }) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" })),
  moment: inEachLanguage(
    ({ locale }) =>
      new Intl.DateTimeFormat(locale, {
        weekday: "short",
        day: "numeric",
        month: "short",
        hour: "numeric",
        minute: "2-digit",
      }),
  ),
  weekday: inEachLanguage(
    ({ locale }) => new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }),
  ),
  time: inEachLanguage(
    ({ locale }) => new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }),
  ),
};

export function dateText(language: Language, at: number, style: "day" | "short" | "moment"): string {
  return DATES[style](language).format(at);
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** January 4, 1970 was a Sunday. */
const A_SUNDAY = 3 * DAY_MS;

export function weekdayName(language: Language, day: number): string {
  return DATES.weekday(language).format(A_SUNDAY + day * DAY_MS);
}

/** Minutes after midnight as a clock shows them. */
export function clockText(language: Language, minutes: number): string {
  return DATES.time(language).format(minutes * 60_000);
}

/** Where somebody plays in the round that is on. */
export interface NightSeat {
  readonly code: string;
  /** Counted from 1. */
  readonly table: number;
  /** In the order of the seats; null is a bot. */
  readonly others: readonly (string | null)[];
  /** Who sits opposite: in classic Euchre the partner. */
  readonly partner: string | null;
  readonly isDone: boolean;
}

/** Null for whoever sits out or is not in the night. */
export function tableOf({ tables }: Night, memberId: string | null): NightSeat | null {
  const index = tables.findIndex(({ seats }) => memberId !== null && seats.includes(memberId));
  const found = tables[index];
  if (found === undefined) return null;
  const position = found.seats.findIndex((id) => id === memberId);
  return {
    code: found.code,
    table: index + 1,
    others: found.seats.filter((id) => id !== memberId),
    partner: found.seats[(position + 2) % found.seats.length] ?? null,
    isDone: found.points !== null,
  };
}

/** "Round 3: table 2 with Ben, Cleo and Dan" */
export function placeText(
  language: Language,
  { round }: Night,
  { table, others }: NightSeat,
  nameOf: (memberId: string) => string,
): string {
  const t = clubTexts(language).tonight;
  const people = others.flatMap((id) => (id === null ? [] : nameOf(id)));
  const bots = others.filter((id) => id === null).map(() => t.bot);
  return t.yourTable({ round, table, names: listNames(language, [...people, ...bots]) });
}

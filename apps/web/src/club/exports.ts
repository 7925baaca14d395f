import { standings } from "@buck/club";
import type { ClubFrame, ClubHistory } from "@buck/protocol";
import { clubTexts } from "../texts/en/club.ts";
import type { Language } from "../texts/language.ts";
import { memberName, seatName } from "./clubWords.ts";

/** Everything that the club has of its members: names, faces, results. */
export function clubJson(
  { name, members, removed, weekly, dates, season }: ClubFrame,
  history: ClubHistory | null,
): string {
  const results = history?.results ?? [];
  const totals = history?.totals ?? [];
  const people = members.map(({ memberId, name, look, isOrganizer }) => ({
    memberId,
    name,
    look,
    isOrganizer,
  }));
  const all = { name, members: people, removed, season, weekly, dates, results, totals };
  return `${JSON.stringify({ ...all, standings: standings(results, totals) }, null, 2)}\n`;
}

/** One row for each seat of each game. */
export function clubCsv(language: Language, club: ClubFrame, history: ClubHistory | null): string {
  const t = clubTexts(language).standings;
  const tonight = clubTexts(language).tonight;
  const head = [t.date, t.game, t.name, t.place, tonight.points, t.hands, tonight.loners];
  const rows = (history?.results ?? []).flatMap(({ endedAt, game, seats, places, points, loners }) =>
    seats.map((seat, position) => [
      new Date(endedAt).toISOString(),
      game,
      seat.kind === "member" ? memberName(language, club, seat.memberId) : seatName(language, club, seat),
      places[position] ?? 0,
      points.reduce((sum, row) => sum + (row[position] ?? 0), 0),
      points.length,
      loners[position] ?? 0,
    ]),
  );
  return [head, ...rows].map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

/** A spreadsheet takes a name that begins with one of these for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

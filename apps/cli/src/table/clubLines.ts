import { nextEvenings, pointsPerHand, standings } from "@buck/club";
import type { ClubFrame, ClubHistory, ClubSeat, ClubTable } from "@buck/protocol";
import { english, listNames } from "@buck/words";
import { counted } from "../terminal/cards.ts";

/** A club in lines: who is here, which tables are open, the night, who leads, and when it plays next. */
export function clubLines(club: ClubFrame, history: ClubHistory | null, now: number): readonly string[] {
  return [
    club.name,
    "",
    ...hereLines(club),
    "",
    ...tableLines(club),
    ...nightLines(club),
    ...leaders(club, history),
    ...next(club, now),
  ];
}

function hereLines({ members, you }: ClubFrame): readonly string[] {
  const here = members.filter(({ isHere, memberId }) => isHere && memberId !== you.memberId);
  const names = listNames(
    english,
    here.map(({ name }) => name),
  );
  const who = here.length === 0 ? "Nobody else is here now." : `Here now: ${names}.`;
  return [`${counted(members.length, "member")}. ${who}`];
}

/** Numbered as `--sit` and `--watch` take them. */
function tableLines({ tables }: ClubFrame): readonly string[] {
  if (tables.length === 0) return ["No table is open."];
  return ["Tables:", ...tables.map((table, index) => `  ${index + 1}. ${tableLine(table)}`)];
}

const TITLES = { buck: "Buck Euchre", euchre: "Classic Euchre" } as const;

function tableLine({ settings, stage, seats, freeSeats, night }: ClubTable): string {
  const name = settings.title === "" ? TITLES[settings.rules.game] : settings.title;
  const place = night === undefined ? name : `Card night, round ${night.round}, table ${night.table}`;
  const state = stage === "lobby" ? "about to start" : "playing";
  const free = freeSeats === 0 ? "" : `, ${counted(freeSeats, "chair")} free`;
  return `${place} (${state}${free}): ${seats.map(seatText).join(", ")}`;
}

function seatText(seat: ClubSeat): string {
  return seat.kind === "empty" ? "free" : seat.name;
}

function nightLines({ night, members }: ClubFrame): readonly string[] {
  if (night === null) return [];
  const nameOf = nameIn(members);
  const title = {
    gathering: `Card night: ${night.people.length === 1 ? "1 person is" : `${night.people.length} people are`} in, it begins soon.`,
    playing: `Card night, round ${night.round}.`,
    between: `Card night: round ${night.round} is over.`,
    over: "The card night is over.",
  }[night.stage];
  const rows = night.standings.map(
    ({ place, memberId, points }) => `  ${place}. ${nameOf(memberId)}: ${counted(points, "point")}`,
  );
  return ["", title, ...rows];
}

const LEADERS = 5;

function leaders({ members, results }: ClubFrame, history: ClubHistory | null): readonly string[] {
  const rows = standings(history?.results ?? results, history?.totals ?? []).slice(0, LEADERS);
  if (rows.length === 0) return [];
  const nameOf = nameIn(members);
  const lines = rows.map((row, index) => {
    const average = pointsPerHand(row).toFixed(1);
    return `  ${index + 1}. ${nameOf(row.memberId)}: ${counted(row.wins, "win")} in ${counted(row.games, "game")}, ${average} points a hand`;
  });
  return ["", "Of all time:", ...lines];
}

const EVENING = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short" });

function next(club: ClubFrame, now: number): readonly string[] {
  const [evening] = nextEvenings(club, now, 1);
  if (evening === undefined) return [];
  const note = evening.note === "" ? "" : ` (${evening.note})`;
  return ["", `Next evening: ${EVENING.format(evening.startsAt)}${note}`];
}

function nameIn(members: ClubFrame["members"]): (memberId: string) => string {
  return (wanted) => members.find(({ memberId }) => memberId === wanted)?.name ?? "former member";
}

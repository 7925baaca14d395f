import type { Position } from "@buck/engine";
import type { TeamMark } from "../texts/teams.ts";
import { lobbyTexts as t } from "../texts/lobby.ts";
import { listNames } from "../texts/people.ts";
import { words } from "../texts/words.ts";
import type { LobbyInfo, LobbySeat } from "./lobby.ts";

export interface LobbyTeam {
  readonly mark: TeamMark;
  readonly names: readonly string[];
}

type Seating = Pick<LobbyInfo, "seats" | "teams">;

/** Who plays with whom; empty where everybody plays for themselves. */
export function lobbyTeams({ seats, teams }: Seating): readonly LobbyTeam[] {
  return LETTERS.flatMap((letter) => {
    const mark = teams.find((team) => team?.letter === letter);
    if (mark === undefined || mark === null) return [];
    const own = seats.filter(({ position }) => teams[position]?.letter === letter);
    return [{ mark, names: own.map(seatName) }];
  });
}

const LETTERS = ["A", "B"] as const;

export function seatName(seat: LobbySeat): string {
  if (seat.kind === "empty") return t.open;
  return seat.kind === "person" && seat.isYou ? words.you : seat.name;
}

/** What changing two seats would mean: with teams, who would play with whom. */
export function swapText({ seats, teams }: Seating, a: Position, b: Position): string {
  const seat = seats.find(({ position }) => position === b);
  if (seat === undefined) return "";
  const person = { name: seatName(seat), isYou: seat.kind === "person" && seat.isYou };
  const swapped = seats.map((each): LobbySeat => {
    if (each.position === a) return { ...each, position: b };
    return each.position === b ? { ...each, position: a } : each;
  });
  const [one, other] = lobbyTeams({ seats: swapped, teams });
  if (one === undefined || other === undefined) return t.swap(person);
  if (teams[a]?.letter === teams[b]?.letter) return t.swapPartners(person);
  return t.swapTeams({ ...person, one: listNames(one.names), other: listNames(other.names) });
}

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

function insideSentence(seat: LobbySeat): string {
  return seat.kind === "person" && seat.isYou ? t.you : seatName(seat);
}

/** What changing two seats would mean: with teams, who would play with whom. */
export function swapText({ seats, teams }: Seating, a: Position, b: Position): string {
  const name = seats
    .filter(({ position }) => position === b)
    .map(insideSentence)
    .join("");
  const swapped = seats.map((seat): LobbySeat => {
    if (seat.position === a) return { ...seat, position: b };
    return seat.position === b ? { ...seat, position: a } : seat;
  });
  const [one, other] = lobbyTeams({ seats: swapped, teams });
  if (one === undefined || other === undefined) return t.swap(name);
  if (teams[a]?.letter === teams[b]?.letter) return t.swapPartners(name);
  return t.swapTeams(name, listNames(one.names), listNames(other.names));
}

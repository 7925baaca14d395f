import { euchre, POSITIONS, TRICKS_PER_HAND } from "@buck/engine";
import type { Position } from "@buck/engine";
import { list, peopleOf } from "../../texts/people.ts";
import { teamTexts } from "../../texts/teams.ts";
import type { TeamMark } from "../../texts/teams.ts";

/** The makers need more than half of the tricks. */
export const TRICKS_TO_MAKE = Math.floor(TRICKS_PER_HAND / 2) + 1;

const LETTERS = { a: "A", b: "B" } as const;

export function teamMark(team: euchre.Team, viewer: euchre.Viewer): TeamMark {
  const letter = LETTERS[team];
  if (viewer === "spectator") return { letter, name: teamTexts.team(letter) };
  return { letter, name: euchre.teamOf(viewer) === team ? teamTexts.yours : teamTexts.theirs };
}

/** Both partners by name, the viewer first. */
export function members(view: euchre.View, team: euchre.Team): string {
  const people = peopleOf(view);
  const isYou = (position: Position) => Number(position === view.viewer);
  const positions = POSITIONS.filter((position) => euchre.teamOf(position) === team);
  return list(positions.toSorted((a, b) => isYou(b) - isYou(a)).map((position) => people(position).name));
}

export function howItEnded(view: euchre.View): euchre.HandResult | null {
  const { callingTeam, tricksWon, alonePosition } = view;
  if (callingTeam === null) return null;
  const taken = tricksWon[callingTeam];
  if (taken < TRICKS_TO_MAKE) return "euchred";
  if (taken < TRICKS_PER_HAND) return "made";
  return alonePosition === null ? "march" : "loneMarch";
}

import { euchre, POSITIONS } from "@buck/engine";
import type { Position, Viewer } from "@buck/engine";
import { listNames, namePeople } from "../../texts/people.ts";
import { teamTexts } from "../../texts/teams.ts";
import type { TeamMark } from "../../texts/teams.ts";

const LETTERS = { a: "A", b: "B" } as const;

export function teamMark(team: euchre.Team, viewer: Viewer): TeamMark {
  const letter = LETTERS[team];
  if (viewer === "spectator") return { letter, name: teamTexts.team(letter) };
  return { letter, name: euchre.teamOf(viewer) === team ? teamTexts.yours : teamTexts.theirs };
}

/** Both partners by name, the viewer first. */
export function members(view: euchre.View, team: euchre.Team): string {
  const people = namePeople(view);
  const isYou = (position: Position) => Number(position === view.viewer);
  const positions = POSITIONS.filter((position) => euchre.teamOf(position) === team);
  return listNames(
    positions.toSorted((a, b) => isYou(b) - isYou(a)).map((position) => people(position).name),
  );
}

import { euchre, POSITIONS } from "@buck/engine";
import type { Position, Viewer } from "@buck/engine";
import { listNames, namePeople } from "../../texts/people.ts";
import { teamTexts as t } from "../../texts/teams.ts";
import type { TeamMark } from "../../texts/teams.ts";

const LETTERS = { a: "A", b: "B" } as const;

export function teamMark(team: euchre.Team, viewer: Viewer): TeamMark {
  const letter = LETTERS[team];
  const { inside, unit } = t;
  if (viewer === "spectator") {
    const by = { letter };
    return { letter, name: t.team(by), inside: inside.team(by), unit: unit.team(by) };
  }
  const whose = euchre.teamOf(viewer) === team ? "yours" : "theirs";
  return { letter, name: t[whose], inside: inside[whose], unit: unit[whose] };
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

import { euchre, seatsOf } from "@buck/engine";
import type { Position, Viewer } from "@buck/engine";
import { listNames, namePeople } from "../people.ts";
import { teamsTexts } from "../en/euchre.ts";
import type { Language } from "../language.ts";

/** Who somebody plays with. Never shown by color alone: the letter and the name say it too. */
export interface TeamMark {
  readonly letter: "A" | "B";
  /** "Your team", "Their team", or "Team A" for somebody who watches. */
  readonly name: string;
  /** The same in the middle of a sentence: "your team". */
  readonly inside: string;
  /** The same beside a score, where there is little room. */
  readonly unit: string;
}

const LETTERS = { a: "A", b: "B" } as const;

export function teamMark(language: Language, team: euchre.Team, viewer: Viewer): TeamMark {
  const t = teamsTexts(language);
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
export function members(language: Language, view: euchre.View, team: euchre.Team): string {
  const people = namePeople(language, view);
  const isYou = (position: Position) => Number(position === view.viewer);
  const positions = seatsOf(view.players).filter((position) => euchre.teamOf(position) === team);
  return listNames(
    language,
    positions.toSorted((a, b) => isYou(b) - isYou(a)).map((position) => people(position).name),
  );
}

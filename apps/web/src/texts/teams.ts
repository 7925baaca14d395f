import { catalogue } from "./catalogue.ts";

/** Partners, by the letter on their badge and by what they are to the viewer. */
export const teamTexts = catalogue("teams", {
  yours: "Your team",
  theirs: "Their team",
  team: "Team {letter}",
  inside: { yours: "your team", theirs: "their team", team: "team {letter}" },
  unit: { yours: "your team", theirs: "their team", team: "team {letter}" },
  scoreboard: "Race to {goal}",
  to: "to {goal}",
  goal: "{goal, plural, one {to # point} other {to # points}}",
  of: "of {goal}",
});

/** Who somebody plays with. Never shown by colour alone: the letter and the name say it too. */
export interface TeamMark {
  readonly letter: "A" | "B";
  /** "Your team", "Their team", or "Team A" for somebody who watches. */
  readonly name: string;
  /** The same in the middle of a sentence: "your team". */
  readonly inside: string;
  /** The same beside a score, where there is little room. */
  readonly unit: string;
}

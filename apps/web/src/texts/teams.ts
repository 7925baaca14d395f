/** Who somebody plays with. Never shown by colour alone: the letter and the name say it too. */
export interface TeamMark {
  readonly letter: "A" | "B";
  /** "Your team", "Their team", or "Team A" for somebody who watches. */
  readonly name: string;
}

/** Partners, by the letter on their badge and by what they are to the viewer. */
export const teamTexts = {
  yours: "Your team",
  theirs: "Their team",
  team: (letter: string) => `Team ${letter}`,
  scoreboard: (goal: number) => `Race to ${goal}`,
  to: (goal: number) => `to ${goal}`,
  goal: (goal: number) => `to ${goal} ${goal === 1 ? "point" : "points"}`,
  of: (goal: number) => `of ${goal}`,
} as const;

/** The name in the middle of a sentence: "your team", "team A". */
export function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

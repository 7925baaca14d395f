/** Partners, by the letter on their badge and by what they are to the viewer. */
export const teamTexts = {
  yours: "Your team",
  theirs: "Their team",
  team: (letter: string) => `Team ${letter}`,
  race: (goal: number) => `Race to ${goal}`,
  to: (goal: number) => `to ${goal}`,
  goal: (goal: number) => `to ${goal} ${goal === 1 ? "point" : "points"}`,
  of: (goal: number) => `of ${goal}`,
} as const;

/** The name in the middle of a sentence: "your team", "team A". */
export function inside(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

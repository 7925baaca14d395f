import { plural } from "../plural.ts";
import type { Language } from "../language.ts";

/** Partners, by the letter on their badge and by what they are to the viewer. */
export const teams = {
  yours: "Your team",
  theirs: "Their team",
  team: ({ letter }: { letter: string }) => `Team ${letter}`,
  inside: {
    yours: "your team",
    theirs: "their team",
    team: ({ letter }: { letter: string }) => `team ${letter}`,
  },
  unit: {
    yours: "us",
    theirs: "them",
    team: ({ letter }: { letter: string }) => `team ${letter}`,
  },
  scoreboard: ({ goal }: { goal: number }) => `Race to ${goal}`,
  to: ({ goal }: { goal: number }) => `to ${goal}`,
  goal: ({ goal }: { goal: number }) =>
    plural("en", goal, { one: `to ${goal} point`, other: `to ${goal} points` }),
  of: ({ goal }: { goal: number }) => `of ${goal}`,
};

export type Teams = typeof teams;

export const teamsTexts = ({ words }: Language): Teams => words?.teams ?? teams;

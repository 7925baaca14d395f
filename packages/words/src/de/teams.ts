import { plural } from "../plural.ts";
import type { Teams } from "../en/teams.ts";

export const teams: Teams = {
  yours: "Dein Team",
  theirs: "Das andere Team",
  team: ({ letter }) => `Team ${letter}`,
  inside: { yours: "dein Team", theirs: "das andere Team", team: ({ letter }) => `Team ${letter}` },
  unit: { yours: "wir", theirs: "sie", team: ({ letter }) => `Team ${letter}` },
  scoreboard: ({ goal }) => `Wettlauf bis ${goal}`,
  to: ({ goal }) => `bis ${goal}`,
  goal: ({ goal }) => plural("de", goal, { one: `bis ${goal} Punkt`, other: `bis ${goal} Punkte` }),
  of: ({ goal }) => `von ${goal}`,
};

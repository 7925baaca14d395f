import { plural } from "../plural.ts";
import type { Teams } from "../en/teams.ts";

export const teams: Teams = {
  yours: "Ton équipe",
  theirs: "L’autre équipe",
  team: ({ letter }) => `Équipe ${letter}`,
  inside: { yours: "ton équipe", theirs: "l’autre équipe", team: ({ letter }) => `l’équipe ${letter}` },
  unit: { yours: "nous", theirs: "eux", team: ({ letter }) => `équipe ${letter}` },
  scoreboard: ({ goal }) => `Course à ${goal}`,
  to: ({ goal }) => `en ${goal}`,
  goal: ({ goal }) => plural("fr", goal, { one: `en ${goal} point`, other: `en ${goal} points` }),
  of: ({ goal }) => `sur ${goal}`,
};

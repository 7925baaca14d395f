import { plural } from "../plural.ts";
import type { Teams } from "../en/teams.ts";

export const teams: Teams = {
  yours: "Tu equipo",
  theirs: "El otro equipo",
  team: ({ letter }) => `Equipo ${letter}`,
  inside: { yours: "tu equipo", theirs: "el otro equipo", team: ({ letter }) => `el equipo ${letter}` },
  unit: { yours: "nosotros", theirs: "ellos", team: ({ letter }) => `equipo ${letter}` },
  scoreboard: ({ goal }) => `Carrera hasta ${goal}`,
  to: ({ goal }) => `a ${goal}`,
  goal: ({ goal }) => plural("es", goal, { one: `a ${goal} punto`, other: `a ${goal} puntos` }),
  of: ({ goal }) => `de ${goal}`,
};

import type { Translated } from "../messages.ts";
import type { teamTexts } from "../teams.ts";

export const teamsEs: Translated<typeof teamTexts> = {
  yours: "Tu equipo",
  theirs: "El otro equipo",
  team: "Equipo {letter}",
  inside: { yours: "tu equipo", theirs: "el otro equipo", team: "el equipo {letter}" },
  unit: { yours: "tu equipo", theirs: "el otro", team: "equipo {letter}" },
  scoreboard: "Carrera hasta {goal}",
  to: "a {goal}",
  goal: "{goal, plural, one {a # punto} other {a # puntos}}",
  of: "de {goal}",
};

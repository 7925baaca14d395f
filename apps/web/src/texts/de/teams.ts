import type { Translated } from "../messages.ts";
import type { teamTexts } from "../teams.ts";

export const teamsDe: Translated<typeof teamTexts> = {
  yours: "Dein Team",
  theirs: "Das andere Team",
  team: "Team {letter}",
  inside: { yours: "dein Team", theirs: "das andere Team", team: "Team {letter}" },
  unit: { yours: "wir", theirs: "sie", team: "Team {letter}" },
  scoreboard: "Wettlauf bis {goal}",
  to: "bis {goal}",
  goal: "{goal, plural, one {bis # Punkt} other {bis # Punkte}}",
  of: "von {goal}",
};

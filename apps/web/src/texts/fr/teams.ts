import type { Translated } from "../messages.ts";
import type { teamTexts } from "../teams.ts";

export const teamsFr: Translated<typeof teamTexts> = {
  yours: "Ton équipe",
  theirs: "L’autre équipe",
  team: "Équipe {letter}",
  inside: { yours: "ton équipe", theirs: "l’autre équipe", team: "l’équipe {letter}" },
  unit: { yours: "nous", theirs: "eux", team: "équipe {letter}" },
  scoreboard: "Course à {goal}",
  to: "en {goal}",
  goal: "{goal, plural, one {en # point} other {en # points}}",
  of: "sur {goal}",
};

import type { eveningTexts } from "../evening.ts";
import type { Translated } from "../messages.ts";

export const eveningFr: Translated<typeof eveningTexts> = {
  title: "Cette soirée",
  games: "{games, plural, one {# partie} other {# parties}} à cette table jusqu’ici.",
  name: "Nom",
  wins: "Gagnées",
  winsOf: "{wins} sur {games}",
  points: "Points",
  chart: "Points après chaque donne, sur toutes les parties",
};

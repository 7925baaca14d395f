import type { eveningTexts } from "../evening.ts";
import type { Translated } from "../messages.ts";

export const eveningDe: Translated<typeof eveningTexts> = {
  title: "Dieser Abend",
  games: "Bisher {games, plural, one {# Spiel} other {# Spiele}} an diesem Tisch.",
  name: "Name",
  wins: "Gewonnen",
  winsOf: "{wins} von {games}",
  points: "Punkte",
  chart: "Punkte nach jeder Runde, über alle Spiele",
};

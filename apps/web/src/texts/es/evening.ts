import type { eveningTexts } from "../evening.ts";
import type { Translated } from "../messages.ts";

export const eveningEs: Translated<typeof eveningTexts> = {
  title: "Esta noche",
  games: "{games, plural, one {# partida} other {# partidas}} en esta mesa hasta ahora.",
  name: "Nombre",
  wins: "Ganadas",
  winsOf: "{wins} de {games}",
  points: "Puntos",
  chart: "Puntos tras cada mano, en todas las partidas",
};

import type { Translated } from "../messages.ts";
import type { statisticsTexts } from "../statistics.ts";

export const statisticsEs: Translated<typeof statisticsTexts> = {
  title: "Tus números",
  help: "Se cuentan solo en este navegador.",
  forget: "Empezar de cero",
  counters: {
    games: "Partidas jugadas",
    wins: "Partidas ganadas",
    hands: "Manos jugadas",
    bids: "Apuestas y cantos",
    made: "De ellos, cumplidos",
    folds: "Manos retiradas",
    tricks: "Bazas",
  },
};

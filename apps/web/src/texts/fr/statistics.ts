import type { Translated } from "../messages.ts";
import type { statisticsTexts } from "../statistics.ts";

export const statisticsFr: Translated<typeof statisticsTexts> = {
  title: "Tes chiffres",
  help: "Comptés dans ce navigateur seulement.",
  forget: "Repartir de zéro",
  counters: {
    games: "Parties jouées",
    wins: "Parties gagnées",
    hands: "Donnes jouées",
    bids: "Enchères et annonces",
    made: "Dont réussies",
    folds: "Donnes abandonnées",
    tricks: "Plis",
  },
};

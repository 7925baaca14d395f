import type { Translated } from "../messages.ts";
import type { statisticsTexts } from "../statistics.ts";

export const statisticsDe: Translated<typeof statisticsTexts> = {
  title: "Deine Zahlen",
  help: "Nur in diesem Browser gezählt.",
  forget: "Wieder bei null anfangen",
  counters: {
    games: "Gespielte Partien",
    wins: "Gewonnene Partien",
    hands: "Gespielte Runden",
    bids: "Gebote und Ansagen",
    made: "Davon geschafft",
    folds: "Ausgestiegen",
    tricks: "Stiche",
  },
};

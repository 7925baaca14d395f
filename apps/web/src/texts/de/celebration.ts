import type { Translated } from "../messages.ts";
import type { celebrationTexts } from "../celebration.ts";

export const celebrationDe: Translated<typeof celebrationTexts> = {
  game: {
    won: "Schön gespielt. Dieser Abend gehört dir!",
    wonClose: "Was für ein Finale. Bis zur letzten Karte stark geblieben!",
    lost: "Gut gekämpft. Das nächste Spiel beginnt wieder für alle gleich.",
    lostClose:
      "{margin, plural, =0 {So knapp! Kein einziger Punkt lag dazwischen.} =1 {So knapp! Ein Punkt hat entschieden.} other {So knapp! # Punkte haben entschieden.}}",
    watched: "Danke fürs Zuschauen.",
  },
  hand: {
    won: "Gut gemacht!",
    lost: "Das passiert den Besten. Neue Runde, neues Glück.",
  },
};

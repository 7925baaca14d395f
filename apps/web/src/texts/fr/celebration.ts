import type { Translated } from "../messages.ts";
import type { celebrationTexts } from "../celebration.ts";

export const celebrationFr: Translated<typeof celebrationTexts> = {
  game: {
    won: "Superbement joué. La soirée est à toi !",
    wonClose: "Quelle fin de partie ! Tu as tenu jusqu’à la dernière carte.",
    lost: "Belle résistance. La prochaine partie remet tout le monde à égalité.",
    lostClose:
      "{margin, plural, =0 {De justesse ! Pas un seul point d’écart.} =1 {De justesse ! Un point a fait la différence.} other {De justesse ! # points ont fait la différence.}}",
    watched: "Merci d’avoir regardé.",
  },
  hand: {
    won: "Bien joué !",
    lost: "Ça arrive aux meilleurs. Nouvelle donne, nouvelle chance.",
  },
};

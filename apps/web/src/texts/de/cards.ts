import type { Translated } from "../messages.ts";
import type { cardTexts } from "../cards.ts";

export const cardsDe: Translated<typeof cardTexts> = {
  suits: { SPADES: "Pik", HEARTS: "Herz", DIAMONDS: "Karo", CLUBS: "Kreuz" },
  marks: { 9: "9", 10: "10", JACK: "B", QUEEN: "D", KING: "K", ACE: "A" },
  names: {
    9: "{suit}-Neun",
    10: "{suit}-Zehn",
    JACK: "{suit}-Bube",
    QUEEN: "{suit}-Dame",
    KING: "{suit}-König",
    ACE: "{suit}-Ass",
  },
  objects: {
    9: "die {suit}-Neun",
    10: "die {suit}-Zehn",
    JACK: "den {suit}-Buben",
    QUEEN: "die {suit}-Dame",
    KING: "den {suit}-König",
    ACE: "das {suit}-Ass",
  },
  means: {
    9: "der {suit}-Neun",
    10: "der {suit}-Zehn",
    JACK: "dem {suit}-Buben",
    QUEEN: "der {suit}-Dame",
    KING: "dem {suit}-König",
    ACE: "dem {suit}-Ass",
  },
  bowers: { right: "Rechter Bauer", left: "Linker Bauer" },
  shortBowers: { right: "Rechter", left: "Linker" },
  bowerObjects: { right: "den Rechten Bauern", left: "den Linken Bauern" },
  bowerMeans: { right: "dem Rechten Bauern", left: "dem Linken Bauern" },
  states: {
    playable: "spielbar",
    discardable: "kann abgeworfen werden",
    unplayable: "jetzt nicht spielbar",
    selected: "ausgewählt",
    winning: "gewinnt den Stich",
  },
};

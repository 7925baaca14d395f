import type { Translated } from "../messages.ts";
import type { cardTexts } from "../cards.ts";

export const cardsFr: Translated<typeof cardTexts> = {
  suits: { SPADES: "pique", HEARTS: "cœur", DIAMONDS: "carreau", CLUBS: "trèfle" },
  marks: { 9: "9", 10: "10", JACK: "V", QUEEN: "D", KING: "R", ACE: "A" },
  names: {
    9: "neuf de {suit}",
    10: "dix de {suit}",
    JACK: "valet de {suit}",
    QUEEN: "dame de {suit}",
    KING: "roi de {suit}",
    ACE: "as de {suit}",
  },
  objects: {
    9: "le neuf de {suit}",
    10: "le dix de {suit}",
    JACK: "le valet de {suit}",
    QUEEN: "la dame de {suit}",
    KING: "le roi de {suit}",
    ACE: "l’as de {suit}",
  },
  means: {
    9: "le neuf de {suit}",
    10: "le dix de {suit}",
    JACK: "le valet de {suit}",
    QUEEN: "la dame de {suit}",
    KING: "le roi de {suit}",
    ACE: "l’as de {suit}",
  },
  bowers: { right: "valet d’atout", left: "second valet" },
  shortBowers: { right: "d’atout", left: "second" },
  bowerObjects: { right: "le valet d’atout", left: "le second valet" },
  bowerMeans: { right: "le valet d’atout", left: "le second valet" },
  states: {
    playable: "jouable",
    discardable: "peut être écartée",
    unplayable: "pas jouable maintenant",
    selected: "choisie",
    winning: "gagne le pli",
  },
};

import type { Translated } from "../messages.ts";
import type { cardTexts } from "../cards.ts";

export const cardsEs: Translated<typeof cardTexts> = {
  suits: { SPADES: "picas", HEARTS: "corazones", DIAMONDS: "diamantes", CLUBS: "tréboles" },
  marks: { 9: "9", 10: "10", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A" },
  names: {
    9: "nueve de {suit}",
    10: "diez de {suit}",
    JACK: "jota de {suit}",
    QUEEN: "reina de {suit}",
    KING: "rey de {suit}",
    ACE: "as de {suit}",
  },
  objects: {
    9: "el nueve de {suit}",
    10: "el diez de {suit}",
    JACK: "la jota de {suit}",
    QUEEN: "la reina de {suit}",
    KING: "el rey de {suit}",
    ACE: "el as de {suit}",
  },
  means: {
    9: "el nueve de {suit}",
    10: "el diez de {suit}",
    JACK: "la jota de {suit}",
    QUEEN: "la reina de {suit}",
    KING: "el rey de {suit}",
    ACE: "el as de {suit}",
  },
  bowers: { right: "jota mayor", left: "jota menor" },
  shortBowers: { right: "mayor", left: "menor" },
  bowerObjects: { right: "la jota mayor", left: "la jota menor" },
  bowerMeans: { right: "la jota mayor", left: "la jota menor" },
  states: {
    playable: "se puede jugar",
    discardable: "se puede descartar",
    unplayable: "ahora no se puede jugar",
    selected: "elegida",
    winning: "gana la baza",
  },
};

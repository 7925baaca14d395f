import type { Translated } from "../messages.ts";
import type { wayTexts } from "../waysToPlay.ts";

export const waysToPlayFr: Translated<typeof wayTexts> = {
  buck: {
    usual: {
      title: "Partie habituelle",
      text: "De 15 à zéro ; un trèfle retourné fait de trèfle l’atout.",
    },
    short: { title: "Partie courte", text: "De 10 à zéro : une demi-heure." },
    long: { title: "Longue soirée", text: "De 25 à zéro." },
    dirty: {
      title: "Dirty clubs",
      text: "Un trèfle retourné est atout sans enchères : tout le monde joue et doit faire un pli.",
    },
    stick: {
      title: "Le donneur doit parler",
      text: "Quand tous passent, le donneur doit annoncer le minimum.",
    },
  },
  euchre: {
    usual: {
      title: "Le donneur doit parler",
      text: "En 10 points. Quand tous passent deux fois, le donneur doit choisir ; qui prend peut jouer seul.",
    },
    mayPass: {
      title: "Le donneur peut passer",
      text: "Quand tous passent deux fois, le joueur suivant donne.",
    },
    canadian: {
      title: "Solo canadien",
      text: "Qui fait prendre son partenaire doit jouer seul.",
    },
    old: {
      title: "À l’ancienne",
      text: "Un valet noir désigne le donneur, personne ne joue seul, personne n’est forcé, et on ne nomme qu’une couleur que l’on tient.",
    },
  },
};

import type { BuckRules } from "../en/buckRules.ts";

export const buckRules: BuckRules = {
  startScore: {
    title: "Points de départ",
    values: {
      15: { label: "15", sentence: "Tout le monde commence avec 15 points." },
      10: { label: "10", sentence: "Tout le monde commence avec 10 : une partie courte." },
      20: { label: "20", sentence: "Tout le monde commence avec 20." },
      25: { label: "25", sentence: "Tout le monde commence avec 25 : une longue soirée." },
    },
  },
  clubsTurnUp: {
    title: "Un trèfle retourné",
    values: {
      bid: {
        label: "Trèfle aux enchères",
        sentence: "Trèfle est atout, enchères comme toujours, personne ne peut se coucher.",
      },
      dirty: { label: "Trèfle sale", sentence: "Trèfle est atout sans enchères ; il faut un pli à chacun." },
      off: { label: "Rien de spécial", sentence: "Un trèfle est une carte retournée comme une autre." },
    },
  },
  minimumBid: {
    title: "Enchère minimale",
    values: {
      2: { label: "2", sentence: "Les enchères commencent à deux plis." },
      3: { label: "3", sentence: "Les enchères commencent à trois plis." },
    },
  },
  allPass: {
    title: "Tout le monde passe",
    values: {
      redeal: { label: "Donneur suivant", sentence: "Pas de points, la donne tourne." },
      stick: {
        label: "Le donneur doit",
        sentence: "Si les autres passent, le donneur doit annoncer le minimum.",
      },
    },
  },
  folding: {
    title: "Se coucher",
    values: {
      secret: { label: "En secret", sentence: "Tout le monde décide à la fois, puis on montre." },
      clockwise: {
        label: "À tour de rôle",
        sentence: "Les autres restent ou se couchent à tour de rôle, à la vue de tous.",
      },
    },
  },
  showHands: {
    title: "Montrer les cartes",
    values: {
      game: {
        label: "Après la partie",
        sentence: "Les mains couchées et le talon restent cachés jusque-là.",
      },
      hand: { label: "Après chaque donne", sentence: "Tout est montré à la fin de chaque donne." },
    },
  },
  players: {
    title: "À la table",
    values: {
      3: { label: "3", sentence: "À trois, on joue avec vingt cartes : du dix à l’as." },
      4: { label: "4", sentence: "À quatre, on joue avec vingt-quatre cartes : du neuf à l’as." },
      5: { label: "5", sentence: "À cinq, on joue avec vingt-huit cartes : du huit à l’as." },
      6: { label: "6", sentence: "À six, on joue avec trente-deux cartes : du sept à l’as." },
    },
  },
  endsAfterHands: {
    title: "Partie courte",
    values: {
      none: { label: "Non", sentence: "On joue jusqu’à ce que quelqu’un arrive à zéro." },
      4: {
        label: "4 donnes",
        sentence:
          "Après quatre donnes comptées, le plus petit score gagne ; à égalité, on partage la victoire.",
      },
      8: {
        label: "8 donnes",
        sentence:
          "Après huit donnes comptées, le plus petit score gagne ; à égalité, on partage la victoire.",
      },
      12: {
        label: "12 donnes",
        sentence:
          "Après douze donnes comptées, le plus petit score gagne ; à égalité, on partage la victoire.",
      },
    },
  },
  noTrump: {
    title: "Sans atout",
    values: {
      false: { label: "Non", sentence: "Qui remporte l’enchère nomme une couleur." },
      true: {
        label: "Oui",
        sentence:
          "Qui remporte l’enchère peut jouer sans atout : pas de bowers, et la couleur demandée gagne.",
      },
    },
  },
};

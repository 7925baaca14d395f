import { plural } from "../plural.ts";
import type { EuchreRules } from "../en/euchreRules.ts";

export const euchreRules: EuchreRules = {
  yes: "Oui",
  no: "Non",
  targetScore: {
    title: "On joue en",
    sentence: ({ points }) =>
      plural("fr", points, {
        one: `La première équipe à ${points} point gagne.`,
        other: `La première équipe à ${points} points gagne.`,
      }),
  },
  stickTheDealer: {
    title: "Le donneur doit choisir",
    yes: "Quand tous les autres ont passé deux fois, le donneur doit nommer une couleur.",
    no: "Le donneur peut passer aussi ; on redonne alors.",
  },
  goingAlone: {
    title: "Jouer en solo",
    yes: "Qui annonce peut jouer sans partenaire, pour plus de points.",
    no: "Personne ne joue en solo : on joue toujours à deux.",
  },
  callOnlySuitsHeld: {
    title: "Seulement une couleur en main",
    yes: "Au second tour, tu ne nommes qu’une couleur que tu as.",
    no: "Au second tour, tu peux nommer toute couleur qui n’a pas été refusée.",
  },
  afterAllPass: {
    title: "Quand tout le monde a passé deux fois",
    values: {
      sameDealer: {
        label: "Même donneur",
        sentence: "Après une donne passée par tous, la même personne redonne.",
      },
      nextDealer: { label: "Donneur suivant", sentence: "Après une donne passée par tous, la donne tourne." },
    },
  },
  firstDealer: {
    title: "Premier donneur",
    values: {
      blackJack: {
        label: "Premier valet noir",
        sentence: "On retourne des cartes jusqu’au premier valet noir.",
      },
      seat0: { label: "Place 1", sentence: "La place 1 donne en premier." },
      random: { label: "Au sort", sentence: "Le premier donneur est tiré au sort." },
    },
  },
  showHands: {
    title: "Montrer les cartes",
    values: {
      hand: { label: "Après chaque donne", sentence: "Tout est montré à la fin de chaque donne." },
      game: {
        label: "Après la partie",
        sentence: "Le talon et les cartes de qui n’a pas joué restent cachés jusque-là.",
      },
    },
  },
  lonerLead: {
    title: "Entame contre un solo",
    values: {
      leftOfLoner: { label: "À sa gauche", sentence: "Contre un solo, la personne à sa gauche entame." },
      leftOfDealer: {
        label: "À gauche du donneur",
        sentence: "La personne à gauche du donneur entame, comme toujours.",
      },
    },
  },
  canadian: {
    title: "Solo canadien",
    yes: "Qui fait prendre son partenaire doit jouer en solo.",
    no: "Faire prendre son partenaire est une annonce comme une autre.",
  },
  lonerMarchScore: {
    title: "Les cinq en solo",
    sentence: ({ points }) =>
      plural("fr", points, {
        one: `Les cinq plis en solo rapportent ${points} point.`,
        other: `Les cinq plis en solo rapportent ${points} points.`,
      }),
  },
  lonerEuchredScore: {
    title: "Échec en solo",
    sentence: ({ points }) =>
      plural("fr", points, {
        one: `Qui échoue en solo donne ${points} point aux autres.`,
        other: `Qui échoue en solo donne ${points} points aux autres.`,
      }),
  },
  endsAfterHands: {
    title: "Partie courte",
    values: {
      none: { label: "Non", sentence: "On joue jusqu’à ce qu’une équipe arrive au but." },
      4: {
        label: "4 donnes",
        sentence:
          "Après quatre donnes comptées, l’équipe en tête gagne ; à égalité, les deux partagent la victoire.",
      },
      8: {
        label: "8 donnes",
        sentence:
          "Après huit donnes comptées, l’équipe en tête gagne ; à égalité, les deux partagent la victoire.",
      },
      12: {
        label: "12 donnes",
        sentence:
          "Après douze donnes comptées, l’équipe en tête gagne ; à égalité, les deux partagent la victoire.",
      },
    },
  },
  farmersHand: {
    title: "Main de fermier",
    yes: "Une main de neuf et de dix seulement peut être montrée, une fois par donne, et l’on redonne.",
    no: "Tu joues la main que tu reçois.",
  },
  defendAlone: {
    title: "Défendre en solo",
    yes: "Contre un solo, on peut défendre en solo aussi : si le solo échoue, cela rapporte quatre points.",
    no: "On défend toujours à deux.",
  },
};

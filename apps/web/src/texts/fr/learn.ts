import type { Translated } from "../messages.ts";
import type { learnTexts } from "../learn.ts";

export const learnFr: Translated<typeof learnTexts> = {
  title: "Comment on joue à Buck Euchre",
  lead: "À quatre, chacun pour soi, 24 cartes, cinq plis. Tout le monde commence avec 15 points et fait la course vers zéro.",
  tryIt: "Jouer une première donne guidée",
  other: "Apprendre l’Euchre classique",
  trumpOrder: {
    title: "Les cartes",
    text: "Du neuf à l’as dans quatre couleurs. Quand une couleur est atout, son valet est la plus forte de toutes les cartes : le valet d’atout. L’autre valet de la même teinte, rouge ou noire, vient juste après : le second valet, qui compte comme un atout en tout.",
    trump: "Cœur est atout, de la plus forte à la plus faible",
    plain: "Toute autre couleur, de la plus forte à la plus faible",
    plainNote: "Ici trèfle : rien de spécial pour une couleur de l’autre teinte.",
  },
  steps: {
    deal: {
      title: "1. La donne",
      text: "Cinq cartes à chacun. Quatre restent sur la table : le talon, dont la première est retournée pour tous. Le talon ne se joue jamais.",
    },
    bid: {
      title: "2. Les enchères",
      text: "À partir de la gauche du donneur : passe, ou annonce combien de plis tu feras, de 2 à 5, toujours plus que l’enchère précédente. Qui passe n’enchérit plus. Si les quatre passent, il n’y a pas de points et la donne tourne.",
    },
    trump: {
      title: "3. Choisir l’atout",
      text: "La plus haute enchère choisit n’importe quelle couleur comme atout et entamera le premier pli.",
    },
    fold: {
      title: "4. Rester ou se coucher",
      text: "Tous les autres décident en secret. Si tu te couches, cette donne ne te coûte ni ne te rapporte rien. Si tu restes, il te faut au moins un pli.",
    },
    play: {
      title: "5. Le jeu",
      text: "Fournis la couleur demandée si tu peux ; sinon joue ce que tu veux. Le plus fort atout emporte le pli, à défaut la plus forte carte de la couleur demandée. Qui fait le pli entame le suivant.",
    },
  },
  playNote:
    "Cœur est atout et l’on entame du neuf de cœur. Le valet de carreau est le second valet : il fournit donc, et gagne. L’as de pique ne gagne rien.",
  score: {
    title: "Les points",
    rows: [
      ["Tu as enchéri et fait ce que tu as annoncé, ou plus", "moins un par pli"],
      ["Tu as enchéri et fait moins : tu chutes", "plus 5"],
      ["Tu es dans la donne et as fait un pli ou plus", "moins un par pli"],
      ["Tu es dans la donne et n’en as fait aucun", "plus 5"],
      ["Tu as couché ta main", "rien"],
      ["Tous les autres ont couché leur main", "l’enchère gagnante reçoit moins 5"],
    ],
    end: "Qui est à zéro ou moins après une donne gagne la partie ; le plus bas s’il y en a plusieurs. À égalité, une donne de plus décide.",
  },
  clubs: {
    title: "Quand un trèfle est retourné",
    text: "Trèfle est aussitôt atout et personne ne peut se coucher. Les enchères se font comme toujours : tout le monde joue.",
  },
  house: {
    title: "Règles maison",
    text: "Qui ouvre la table peut choisir les points de départ, l’enchère minimale, ce que vaut un trèfle, si le donneur doit enchérir quand tout le monde passe, si l’on se couche en secret, et si les cartes sont montrées après chaque donne. Le salon dit ce qui diffère de ces règles.",
  },
};

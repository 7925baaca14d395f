import type { Translated } from "../messages.ts";
import type { classicTexts } from "../learnClassic.ts";

export const learnClassicFr: Translated<typeof classicTexts> = {
  title: "Comment on joue à l’Euchre classique",
  lead: "Deux contre deux, 24 cartes, cinq plis. Une équipe choisit l’atout et doit en faire trois. La première équipe à 10 points gagne.",
  tryIt: "Jouer une première donne guidée",
  play: "Jouer tout de suite contre des bots",
  make: "Ouvrir une table",
  other: "Apprendre Buck Euchre",
  differs: {
    title: "Si tu connais Buck Euchre",
    points: [
      "Tu joues avec la personne en face de toi ; les points sont à l’équipe et montent au lieu de descendre.",
      "Personne n’annonce de nombre : qui choisit l’atout promet trois plis pour l’équipe.",
      "La carte retournée compte : sa couleur est proposée d’abord, et elle peut finir dans la main du donneur.",
      "Personne ne se couche. Mais qui annonce peut jouer en solo, sans son partenaire.",
    ],
  },
  trumpOrder: {
    title: "Les cartes et les valets",
    text: "Du neuf à l’as dans quatre couleurs. Le valet d’atout est la plus forte carte. L’autre valet de la même teinte vient ensuite : le second valet, un atout en tout. Il fournit à l’atout, jamais à la couleur imprimée.",
    trump: "Cœur est atout, de la plus forte à la plus faible",
    plain: "Une couleur de l’autre teinte, de la plus forte à la plus faible",
    plainNote: "Carreau n’a plus que cinq cartes : son valet est devenu un cœur.",
  },
  steps: {
    deal: {
      title: "1. La donne",
      text: "Cinq cartes à chacun. Il en reste quatre, le talon ; sa première carte est retournée pour tous.",
    },
    order: {
      title: "2. Faire prendre",
      text: "À partir de la gauche du donneur, on demande une fois à chacun : la couleur de cette carte sera-t-elle atout ? Si quelqu’un fait prendre, le donneur prend la carte et en écarte une autre, face cachée. Une bonne carte va donc à l’équipe du donneur.",
    },
    name: {
      title: "3. Ou choisir une autre couleur",
      text: "Quand les quatre passent, la carte est retournée face cachée et l’on refait un tour. On peut alors nommer une des trois autres couleurs. Si les trois premiers passent encore, le donneur doit en nommer une.",
    },
    alone: {
      title: "4. En solo",
      text: "Avec une main qui fait les cinq plis toute seule, annonce « en solo ». Ton partenaire pose ses cartes pour cette donne, et l’on joue à trois.",
      note: "Cœur est atout : les deux valets, l’as et le roi d’atout, et un as à côté.",
    },
    play: {
      title: "5. Le jeu",
      text: "La personne à gauche du donneur entame. Fournis la couleur demandée si tu peux ; sinon joue ce que tu veux. Le plus fort atout gagne, à défaut la plus forte carte de la couleur demandée. Qui gagne entame le pli suivant.",
      note: "Cœur est atout et l’on entame du neuf de carreau. Le valet de carreau est le second valet : un atout, et il gagne. Qui l’a n’est pas tenu de fournir à carreau avec lui.",
    },
  },
  score: {
    title: "Les points",
    rows: [
      ["L’équipe qui a choisi a fait trois ou quatre plis", "1 point pour elle"],
      ["Elle a fait les cinq : capot", "2 points pour elle"],
      ["Un solo a fait les cinq", "4 points pour l’équipe"],
      ["Elle en a fait deux ou moins : euchre", "2 points pour les autres"],
    ],
    end: "La donne qui amène une équipe à 10 termine la partie.",
  },
  house: {
    title: "Règles maison",
    text: "Qui ouvre la table peut choisir en combien de points on joue, si le donneur doit choisir, si l’on peut jouer en solo, si l’on peut nommer une couleur qu’on n’a pas, qui donne après une donne passée par tous, comment se trouve le premier donneur, et quand les cartes sont montrées. Des façons de jouer connues se choisissent par leur nom. Le salon dit ce qui diffère.",
  },
};

import type { Learn } from "../en/learn.ts";

export const learn: Learn = {
  coach: {
    next: "Continuer",
    deal: "Bienvenue ! Cinq cartes à chacun. Tu es en bas, et tes cartes ne sont qu’à toi.",
    reveal:
      "Une carte du talon est retournée. Elle ne compte que si c’est un trèfle : celle-ci est un carreau.",
    listen: "Les enchères font le tour de la table. Attends ton tour.",
    bid: "Tu as les deux valets rouges et l’as de cœur. À cœur, ces valets sont les deux meilleures cartes. Cela fait trois plis : annonce 3.",
    bidAgain:
      "Les mêmes cartes : deux valets rouges et l’as de cœur valent une enchère. Annonce 3 cette fois.",
    passed: "Tu as passé. Quand tout le monde passe, personne ne marque et la donne tourne.",
    again: "Tout le monde a passé. La même donne revient pour que tu puisses essayer.",
    bidDone: "Les autres peuvent maintenant monter, ou passer.",
    declare:
      "Personne n’est monté. Choisis cœur comme atout, et ton valet de carreau devient le second valet.",
    others:
      "Les autres décident s’ils restent. Qui reste a besoin d’un pli, qui se couche sort de cette donne.",
    right: "À toi d’entamer. Joue le valet d’atout, le valet de cœur : rien ne le bat.",
    left: "Ton valet de carreau est maintenant le second valet. C’est un cœur, et seul le valet d’atout était plus fort. Joue-le.",
    ace: "Les deux valets sont partis : l’as de cœur est le plus fort atout. Troisième pli !",
    rest: "Enchère réussie ! Chaque pli de plus est un point. L’ampoule montre ce que ferait un expert : plus une barre est longue, plus on est près de zéro.",
    last: "Ta dernière carte. Les autres jouent le reste.",
    wait: "Regarde ce qu’ils jouent : chacun doit fournir la couleur demandée.",
    expert:
      "Ce n’est pas la donne prévue : voici ce que ferait un expert. Plus une barre est longue, plus on est près de zéro.",
    done: "Bravo ! Chaque pli te rapproche d’un point de zéro.",
    free: "Continue si tu veux, avec ou sans l’ampoule. Plus une barre est longue, plus on est près de zéro.",
    title: "Première donne",
    pupil: "Élève",
  },
  coachClassic: {
    deal: "Bienvenue ! Tu joues avec la personne en face, contre les deux autres. Cinq cartes chacun.",
    listen:
      "Une carte est retournée. Chacun à son tour dit si sa couleur sera l’atout. Ici, les autres passent.",
    pickUp:
      "Tu donnes : le roi de cœur serait donc à toi. Avec cœur atout, les deux valets rouges sont les meilleures cartes. Prends-le.",
    turnedDown: "La carte est cachée. On peut maintenant nommer une autre couleur.",
    stuck:
      "Tout le monde a passé et tu donnes : tu dois nommer une couleur. Prends celle dont tu as le plus.",
    discard:
      "Six cartes : écarte celle qui ne fera pas de pli. L’ampoule montre ce que ferait un expert : plus une barre est longue, mieux c’est.",
    leadTrump: "Tu entames. Ton plus fort atout gagne à coup sûr et fait tomber ceux des autres.",
    leadHigh: "Tu entames. Plus d’atout en main : ta plus forte carte a les meilleures chances.",
    ruff: "Tu n’as pas la couleur demandée : tu peux couper. Ton plus petit atout suffit.",
    win: "Tu peux prendre ce pli : joue la plus petite carte qui le gagne.",
    partnerWins: "Ton partenaire tient ce pli. Garde tes bonnes cartes et joue la plus petite.",
    cannotWin: "Tu ne peux pas gagner ce pli : joue la carte qui te manquera le moins.",
    wait: "Regarde ce qu’ils jouent. Chacun doit fournir la couleur demandée.",
    done: "Voilà ! Trois plis pour l’équipe qui a pris rapportent un point, les cinq en rapportent deux.",
    free: "Continue si tu veux, avec ou sans l’ampoule. Plus une barre est longue, mieux c’est.",
  },
  buck: {
    title: "Comment on joue à Buck Euchre",
    lead: "De trois à six, chacun pour soi, cinq plis. Tout le monde commence avec 15 points et fait la course vers zéro.",
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
        text: "Cinq cartes à chacun. Les autres restent sur la table : le talon, dont la première est retournée pour tous. Le talon ne se joue jamais.",
      },
      bid: {
        title: "2. Les enchères",
        text: "À partir de la gauche du donneur : passe, ou annonce combien de plis tu feras, de 2 à 5, toujours plus que l’enchère précédente. Qui passe n’enchérit plus. Si tout le monde passe, il n’y a pas de points et la donne tourne.",
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
    players: {
      title: "Combien à table",
      text: "Seul le jeu de cartes change avec le nombre de joueurs ; chacun a toujours cinq cartes. Ce qui n’est pas distribué forme le talon.",
      rows: [
        ["Trois", "20 cartes, du dix à l’as ; 5 au talon"],
        ["Quatre", "24 cartes, du neuf à l’as ; 4 au talon"],
        ["Cinq", "28 cartes, du huit à l’as ; 3 au talon"],
        ["Six", "32 cartes, du sept à l’as ; 2 au talon"],
      ],
    },
    house: {
      title: "Règles maison",
      text: "Qui ouvre la table peut choisir les points de départ, l’enchère minimale, ce que vaut un trèfle, si le donneur doit enchérir quand tout le monde passe, si l’on se couche en secret, et si les cartes sont montrées après chaque donne. Le salon dit ce qui diffère de ces règles.",
    },
  },
  euchre: {
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
  },
};

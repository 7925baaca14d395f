import { plural } from "../plural.ts";
import type { Hints } from "../en/hints.ts";

export const hints: Hints = {
  ask: "Demander un conseil",
  hide: "Masquer le conseil",
  thinking: "Que ferait un expert ? Un instant…",
  failed: "Pas de conseil cette fois. Redemande.",
  play: ({ card }) => `Joue ${card}`,
  discard: ({ card }) => `Écarte ${card}`,
  bid: ({ amount }) => `Annonce ${amount}`,
  passed: "Passe",
  declare: ({ suit }) => `Choisis ${suit} comme atout`,
  stay: "Reste",
  fold: "Couche-toi",
  orderUp: ({ alone, suit }) => (alone ? `Fais prendre à ${suit}, en solo` : `Fais prendre à ${suit}`),
  pickUp: ({ alone, suit }) => (alone ? `Prends à ${suit}, en solo` : `Prends à ${suit}`),
  call: ({ alone, suit }) => (alone ? `Demande ${suit}, en solo` : `Demande ${suit}`),
  sentence: ({ action, reason }) => `${action} : ${reason}.`,
  worth: {
    down: ({ amount, points }) =>
      plural("fr", amount, {
        one: `environ ${points} point de moins`,
        other: `environ ${points} points de moins`,
      }),
    up: ({ amount, points }) =>
      plural("fr", amount, {
        one: `environ ${points} point de plus`,
        other: `environ ${points} points de plus`,
      }),
    same: "à peu près le même score",
  },
  legend: {
    buck: "La plus longue barre est la meilleure ; − rapproche de zéro.",
    euchre: "La plus longue barre est la meilleure ; + est pour ton équipe.",
  },
  reasons: {
    forced: "il n’y a pas d’autre choix",
    alike: "tous les choix se valent à peu près",
    winsGame: "cela peut coûter des points, mais gagne plus souvent la partie",
    bidSure: ({ suit, tricks }) =>
      `${suit} devrait rapporter au moins ${plural("fr", tricks, { one: `${tricks} pli`, other: `${tricks} plis` })}`,
    bidLikely: ({ suit, tricks }) =>
      `${suit} rapporte au moins ${plural("fr", tricks, { one: `${tricks} pli`, other: `${tricks} plis` })} plus d’une fois sur deux`,
    bidToScare: "les autres peuvent bien se coucher, et les cinq plis sont alors à toi",
    bidBold: ({ suit }) => `à ${suit}, le risque en vaut la peine`,
    passRisky: "annoncer ne vaut pas le risque",
    passBetter: "ta main suffirait, mais passer rapporte plus",
    stuck: "il le faut, et c’est ce qui coûte le moins",
    strongestSuit: ({ cards }) => `tu as ${cards}`,
    staySure: ({ cards }) => `tu as ${cards}, et cela fait un pli`,
    stayLikely: ({ cards }) => `tu as ${cards}, ce qui peut bien faire un pli`,
    stayToStop: "il faut arrêter le preneur",
    foldSureSet: "rester te coûterait presque à coup sûr des points",
    foldRisky: "rester ne vaut pas le risque",
    orderUp: ({ count, cards }) => (count === 0 ? "ton partenaire fera le reste" : `tu as ${cards}`),
    pickUp: ({ cards }) => `tu auras alors ${cards}`,
    orderUpPartner: ({ count, turnUp, cards }) =>
      count === 0 ? `ton partenaire reçoit ${turnUp}` : `ton partenaire reçoit ${turnUp}, et tu as ${cards}`,
    callSuit: ({ count, cards }) => (count === 0 ? "rien d’autre n’est mieux" : `tu as ${cards}`),
    goAlone: ({ count, cards }) =>
      `${count === 0 ? "la main" : `avec ${cards}, la main`} vaut d’être tentée en solo`,
    passCall: "annoncer ne vaut pas le risque",
    discardVoid: ({ suit }) => `tu n’as alors plus de ${suit} et tu peux couper`,
    discardWeak: "c’est ta carte la plus faible",
    pullTrump: ({ cards }) => `fais tomber les atouts tant que tu as ${cards}`,
    leadTop: "c’est la plus haute carte qui reste de sa couleur",
    leadTrump: "cela fait tomber les atouts des autres",
    leadSingleton: ({ suit }) => `c’est ta seule carte à ${suit}, ensuite tu peux couper`,
    leadLow: "garde les bonnes cartes et donne peu",
    takeSure: "rien ne peut la battre",
    takeLast: "tu joues en dernier, et elle prend le pli",
    trumpIn: "seul un atout plus fort peut la battre",
    tryToTake: "c’est la meilleure chance de prendre le pli",
    takeFirstTrick: "ton premier pli te sauve",
    setBidder: "ce pli fait chuter le preneur",
    partnerHasIt: "ton partenaire tient le pli pour l’instant",
    partnerTakes: "ton partenaire fait le pli",
    cannotWin: "le pli est perdu, alors défausse ta plus mauvaise carte",
    keepForLater: ({ cards }) => `garde ${cards} pour plus tard`,
    keepOthers: "tes autres cartes peuvent servir davantage plus tard",
  },
};

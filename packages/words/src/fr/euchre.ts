import type { Euchre, Teams } from "../en/euchre.ts";
import { plural } from "../plural.ts";

export const euchre: Euchre = {
  swapped: ({ names }) => `Changement de place : ${names}.`,
  blackJack: ({ isYou, card, name }) =>
    isYou ? `Valet noir (${card}) : tu donnes en premier.` : `${name} reçoit : ${card}, et donne en premier.`,
  turnsDown: ({ isYou, card, name }) =>
    isYou ? `Tu refuses la retourne : ${card}.` : `${name} refuse la retourne : ${card}.`,
  turnedDown: ({ card }) => `Retourne refusée : ${card}.`,
  ordersUp: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Tu fais prendre à ${suit} et joues en solo !`
        : `Tu fais prendre à ${suit}.`
      : alone
        ? `${name} fait prendre à ${suit} et joue en solo !`
        : `${name} fait prendre à ${suit}.`,
  names: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Tu choisis ${suit} comme atout et joues en solo !`
        : `Tu choisis ${suit} comme atout.`
      : alone
        ? `${name} choisit ${suit} comme atout et joue en solo !`
        : `${name} choisit ${suit} comme atout.`,
  picksUp: ({ isYou, card, name }) => (isYou ? `Tu prends ${card}.` : `${name} prend ${card}.`),
  discards: ({ isYou, name }) => (isYou ? "Tu écartes une carte." : `${name} écarte une carte.`),
  sitsOut: ({ isYou, name }) => (isYou ? "Tu ne joues pas cette donne." : `${name} ne joue pas cette donne.`),
  showsFarmersHand: ({ isYou, cards, name }) =>
    isYou ? `Tu montres une main de fermier : ${cards}.` : `${name} montre une main de fermier : ${cards}.`,
  farmersHandShown: "Une main de fermier a été montrée : on redonne.",
  defendsAlone: ({ isYou, name }) => (isYou ? "Tu défends en solo !" : `${name} défend en solo !`),
  askDefense: "Défendre en solo ou à deux ?",
  askDefenseWhy: ({ name }) =>
    `${name} joue en solo. Si tu le fais échouer en solo, cela rapporte quatre points.`,
  toDefend: ({ name }) => `${name} peut défendre en solo`,
  defendedAlone: ({ isYou, tricks, name }) =>
    isYou ? `Tu as défendu en solo et fait ${tricks}` : `${name} a défendu en solo et fait ${tricks}`,
  allPassed: "Tout le monde a passé deux fois : pas de points, et nouvelle donne.",
  scored: {
    made: ({ team, points, one, oneScore, other, otherScore }) =>
      `${team} réussit : ${plural("fr", points, { 1: "un point", 2: "deux points", 4: "quatre points", other: `${points} points` })}. Maintenant ${one} ${oneScore}, ${other} ${otherScore}.`,
    march: ({ team, points, one, oneScore, other, otherScore }) =>
      `Capot ! ${team} fait les cinq plis : ${plural("fr", points, { 1: "un point", 2: "deux points", 4: "quatre points", other: `${points} points` })}. Maintenant ${one} ${oneScore}, ${other} ${otherScore}.`,
    loneMarch: ({ team, points, one, oneScore, other, otherScore }) =>
      `Capot en solo ! ${team} fait les cinq plis : ${plural("fr", points, { 1: "un point", 2: "deux points", 4: "quatre points", other: `${points} points` })}. Maintenant ${one} ${oneScore}, ${other} ${otherScore}.`,
    euchred: ({ team, winners, points, one, oneScore, other, otherScore }) =>
      `Euchre ! ${team} échoue. Pour ${winners} : ${plural("fr", points, { 1: "un point", 2: "deux points", 4: "quatre points", other: `${points} points` })}. Maintenant ${one} ${oneScore}, ${other} ${otherScore}.`,
  },
  wins: ({ team }) => `${team} gagne la partie !`,
  shareWin: "Les deux équipes partagent la victoire !",
  winsGame: ({ team }) => `${team} gagne la partie`,
  sharesGame: "Les deux équipes partagent la victoire",
  discard: "Écarte une de tes six cartes",
  pickUp: ({ card }) => `Prendre ${card}, ou passer ?`,
  pickUpWhy: ({ suit }) => `${suit} serait atout et tu écartes une carte.`,
  orderUp: ({ suit }) => `Faire prendre à ${suit}, ou passer ?`,
  dealerTakes: ({ isPartner, name, card }) =>
    isPartner ? `Ton partenaire ${name} prendrait ${card}.` : `${name} prendrait ${card}.`,
  mustGoAlone: ({ name }) => `${name}, en face de toi, donne : qui fait prendre son équipe joue ici en solo.`,
  mustName: "Tu dois choisir l’atout",
  everybodyPassed: "Tout le monde a passé.",
  anySuit: ({ held, suit }) =>
    held ? `Toute couleur que tu as, sauf ${suit}.` : `Toute couleur sauf ${suit}.`,
  anyOther: ({ suit }) => `Tu n’as que du ${suit} : choisis n’importe quelle autre couleur.`,
  anySuitLeft: ({ held, suit }) =>
    held
      ? `Toute couleur que tu as, sauf ${suit}, qui a été refusé.`
      : `Toute couleur sauf ${suit}, qui a été refusé.`,
  onlyPass: "Tu ne peux que passer",
  nothingBut: ({ suit }) => `Tu n’as que du ${suit}.`,
  nameOrPass: "Choisir l’atout, ou passer ?",
  youTook: ({ card }) => `Tu as pris ${card}.`,
  youTookFor: ({ card, name }) => `Tu as pris ${card} : ${name} t’a fait prendre.`,
  need: {
    team: ({ missing }) =>
      `${plural("fr", missing, { 1: "Encore un pli", 2: "Encore deux plis", 3: "Encore trois plis", other: `Encore ${missing} plis` })} et ton équipe réussit.`,
    alone: ({ missing }) =>
      `${plural("fr", missing, { 1: "Encore un pli", 2: "Encore deux plis", 3: "Encore trois plis", other: `Encore ${missing} plis` })} et tu réussis.`,
    defense: ({ missing }) =>
      `${plural("fr", missing, { 1: "Encore un pli", 2: "Encore deux plis", 3: "Encore trois plis", other: `Encore ${missing} plis` })} et ils échouent.`,
  },
  theyAreEuchred: "Ils ont échoué.",
  madeMarch: "C’est réussi : les cinq feraient un capot.",
  isMade: "C’est réussi.",
  toCall: ({ name }) => `À ${name} d’annoncer ou de passer`,
  toName: ({ name }) => `À ${name} de choisir l’atout`,
  isDiscarding: ({ isYou, name }) => (isYou ? "Tu écartes une carte" : `${name} écarte une carte`),
  noScore: "Tout le monde a passé deux fois : pas de points cette fois.",
  offered: ({ isYou, card, name }) =>
    isYou ? `Carte retournée : ${card} ; tu as donné.` : `Carte retournée : ${card} ; ${name} a donné.`,
  dealerStuck: "Tous les autres ont passé : qui donne doit choisir.",
  wasTurnedDown: ({ suit }) => `${suit} a été refusé.`,
  orderedUp: ({ isYou, alone, suit, name }) =>
    isYou
      ? alone
        ? `Tu as fait prendre à ${suit}, en solo.`
        : `Tu as fait prendre à ${suit}.`
      : alone
        ? `${name} a fait prendre à ${suit}, en solo.`
        : `${name} a fait prendre à ${suit}.`,
  playsAlone: ({ name }) => `${name} joue en solo : tu ne joues pas cette donne.`,
  soFar: ({ number, all, one, oneTricks, other, otherTricks }) =>
    `Pli ${number} sur ${all} : ${one} ${oneTricks}, ${other} ${otherTricks}.`,
  title: {
    none: "Une donne sans atout",
    made: ({ team }) => `${team} a réussi`,
    madeAlone: ({ isYou, name }) => (isYou ? "Tu as réussi en solo" : `${name} a réussi en solo`),
    march: ({ team }) => `Capot ! ${team} a les cinq plis`,
    loneMarch: ({ isYou, name }) =>
      isYou ? "Capot en solo : tu as les cinq plis !" : `Capot en solo : ${name} a les cinq plis !`,
    euchred: ({ team }) => `Euchre ! ${team} a échoué`,
  },
  summary: {
    together: ({ isYou, name, ordered, suit, team, tricks }) =>
      `${isYou ? "Tu as" : `${name} a`} ${ordered ? "fait prendre à" : "choisi"} ${suit}, et ${team} a fait ${tricks}.`,
    alone: ({ isYou, name, ordered, suit, tricks }) =>
      `${isYou ? "Tu as" : `${name} a`} ${ordered ? "fait prendre à" : "choisi"} ${suit}, joué en solo et fait ${tricks}.`,
  },
  kitty: "Le talon",
  laidAside: "Écart",
  closed: "Le talon et les cartes de qui n’a pas joué restent cachés jusqu’à la fin de la partie.",
  line: {
    defended: ({ names, tricks }) => `Défense : ${names}, ${tricks}`,
    called: ({ names, tricks }) => `Annonce : ${names}, ${tricks}`,
    alone: ({ isYou, tricks, name }) => (isYou ? `En solo : toi, ${tricks}` : `En solo : ${name}, ${tricks}`),
  },
};

export const teams: Teams = {
  yours: "Ton équipe",
  theirs: "L’autre équipe",
  team: ({ letter }) => `Équipe ${letter}`,
  inside: { yours: "ton équipe", theirs: "l’autre équipe", team: ({ letter }) => `l’équipe ${letter}` },
  unit: { yours: "nous", theirs: "eux", team: ({ letter }) => `équipe ${letter}` },
  scoreboard: ({ goal }) => `Course à ${goal}`,
  to: ({ goal }) => `en ${goal}`,
  goal: ({ goal }) => plural("fr", goal, { one: `en ${goal} point`, other: `en ${goal} points` }),
  of: ({ goal }) => `sur ${goal}`,
};

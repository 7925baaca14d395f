import type { Translated } from "../messages.ts";
import type { euchreTexts } from "../euchre.ts";

export const euchreFr: Translated<typeof euchreTexts> = {
  swapped: "Changement de place : {names}.",
  blackJack:
    "{isYou, select, true {Valet noir ({card}) : tu donnes en premier.} other {{name} reçoit : {card}, et donne en premier.}}",
  turnsDown:
    "{isYou, select, true {Tu refuses la retourne : {card}.} other {{name} refuse la retourne : {card}.}}",
  turnedDown: "Retourne refusée : {card}.",
  ordersUp:
    "{isYou, select, true {{alone, select, true {Tu fais prendre à {suit} et joues en solo !} other {Tu fais prendre à {suit}.}}} other {{alone, select, true {{name} fait prendre à {suit} et joue en solo !} other {{name} fait prendre à {suit}.}}}}",
  names:
    "{isYou, select, true {{alone, select, true {Tu choisis {suit} comme atout et joues en solo !} other {Tu choisis {suit} comme atout.}}} other {{alone, select, true {{name} choisit {suit} comme atout et joue en solo !} other {{name} choisit {suit} comme atout.}}}}",
  picksUp: "{isYou, select, true {Tu prends {card}.} other {{name} prend {card}.}}",
  discards: "{isYou, select, true {Tu écartes une carte.} other {{name} écarte une carte.}}",
  sitsOut: "{isYou, select, true {Tu ne joues pas cette donne.} other {{name} ne joue pas cette donne.}}",
  allPassed: "Tout le monde a passé deux fois : pas de points, et nouvelle donne.",
  scored: {
    made: "{team} réussit : {points, plural, =1 {un point} =2 {deux points} =4 {quatre points} other {# points}}. Maintenant {one} {oneScore}, {other} {otherScore}.",
    march:
      "Capot ! {team} fait les cinq plis : {points, plural, =1 {un point} =2 {deux points} =4 {quatre points} other {# points}}. Maintenant {one} {oneScore}, {other} {otherScore}.",
    loneMarch:
      "Capot en solo ! {team} fait les cinq plis : {points, plural, =1 {un point} =2 {deux points} =4 {quatre points} other {# points}}. Maintenant {one} {oneScore}, {other} {otherScore}.",
    euchred:
      "Euchre ! {team} échoue. Pour {winners} : {points, plural, =1 {un point} =2 {deux points} =4 {quatre points} other {# points}}. Maintenant {one} {oneScore}, {other} {otherScore}.",
  },
  wins: "{team} gagne la partie !",
  winsGame: "{team} gagne la partie",
  discard: "Écarte une de tes six cartes",
  pickUp: "Prendre {card}, ou passer ?",
  pickUpWhy: "{suit} serait atout et tu écartes une carte.",
  orderUp: "Faire prendre à {suit}, ou passer ?",
  dealerTakes:
    "{isPartner, select, true {{name}, ton partenaire de jeu, prendrait {card}.} other {{name} prendrait {card}.}}",
  mustGoAlone: "{name}, en face de toi, donne : qui fait prendre son équipe joue ici en solo.",
  mustName: "Tu dois choisir l’atout",
  everybodyPassed: "Tout le monde a passé.",
  anySuit: "{held, select, true {Toute couleur que tu as, sauf {suit}.} other {Toute couleur sauf {suit}.}}",
  anyOther: "Tu n’as que du {suit} : choisis n’importe quelle autre couleur.",
  anySuitLeft:
    "{held, select, true {Toute couleur que tu as, sauf {suit}, qui a été refusé.} other {Toute couleur sauf {suit}, qui a été refusé.}}",
  onlyPass: "Tu ne peux que passer",
  nothingBut: "Tu n’as que du {suit}.",
  nameOrPass: "Choisir l’atout, ou passer ?",
  youTook: "Tu as pris {card}.",
  youTookFor: "Tu as pris {card} : {name} t’a fait prendre.",
  need: {
    team: "{missing, plural, =1 {Encore un pli} =2 {Encore deux plis} =3 {Encore trois plis} other {Encore # plis}} et ton équipe réussit.",
    alone:
      "{missing, plural, =1 {Encore un pli} =2 {Encore deux plis} =3 {Encore trois plis} other {Encore # plis}} et tu réussis.",
    defence:
      "{missing, plural, =1 {Encore un pli} =2 {Encore deux plis} =3 {Encore trois plis} other {Encore # plis}} et ils échouent.",
  },
  theyAreEuchred: "Ils ont échoué.",
  madeMarch: "C’est réussi : les cinq feraient un capot.",
  isMade: "C’est réussi.",
  toCall: "À {name} d’annoncer ou de passer",
  toName: "À {name} de choisir l’atout",
  isDiscarding: "{isYou, select, true {Tu écartes une carte} other {{name} écarte une carte}}",
  noScore: "Tout le monde a passé deux fois : pas de points cette fois.",
  offered:
    "{isYou, select, true {Carte retournée : {card} ; tu as donné.} other {Carte retournée : {card} ; {name} a donné.}}",
  dealerStuck: "Tous les autres ont passé : qui donne doit choisir.",
  wasTurnedDown: "{suit} a été refusé.",
  orderedUp:
    "{isYou, select, true {{alone, select, true {Tu as fait prendre à {suit}, en solo.} other {Tu as fait prendre à {suit}.}}} other {{alone, select, true {{name} a fait prendre à {suit}, en solo.} other {{name} a fait prendre à {suit}.}}}}",
  playsAlone: "{name} joue en solo : tu ne joues pas cette donne.",
  soFar: "Pli {number} sur {all} : {one} {oneTricks}, {other} {otherTricks}.",
  title: {
    none: "Une donne sans atout",
    made: "{team} a réussi",
    madeAlone: "{isYou, select, true {Tu as réussi en solo} other {{name} a réussi en solo}}",
    march: "Capot ! {team} a les cinq plis",
    loneMarch:
      "{isYou, select, true {Capot en solo : tu as les cinq plis !} other {Capot en solo : {name} a les cinq plis !}}",
    euchred: "Euchre ! {team} a échoué",
  },
  summary: {
    together:
      "{isYou, select, true {Tu as} other {{name} a}} {ordered, select, true {fait prendre à} other {choisi}} {suit}, et {team} a fait {tricks}.",
    alone:
      "{isYou, select, true {Tu as} other {{name} a}} {ordered, select, true {fait prendre à} other {choisi}} {suit}, joué en solo et fait {tricks}.",
  },
  line: {
    defended: "Défense : {names}, {tricks}",
    called: "Annonce : {names}, {tricks}",
    alone: "{isYou, select, true {En solo : toi, {tricks}} other {En solo : {name}, {tricks}}}",
  },
};

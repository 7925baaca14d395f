import type { Translated } from "../messages.ts";
import type { playTexts } from "../play.ts";

export const playFr: Translated<typeof playTexts> = {
  sits: "{isYou, select, true {Tu t’assieds.} other {{name} s’assied.}}",
  leaves: "{name} quitte la table.",
  deals: "{isYou, select, true {Tu donnes.} other {{name} donne.}}",
  turnedUp: "Carte retournée : {card}.",
  passes: "{isYou, select, true {Tu passes.} other {{name} passe.}}",
  leads: "{isYou, select, true {Tu entames avec {card}.} other {{name} entame avec {card}.}}",
  plays: "{isYou, select, true {Tu joues {card}.} other {{name} joue {card}.}}",
  takes:
    "{isYou, select, true {Tu fais le pli {number} avec {card}.} other {{name} fait le pli {number} avec {card}.}}",
  newGame: "Une nouvelle partie commence.",
  lead: "À toi d’entamer : n’importe quelle carte",
  anyCard: "À toi : n’importe quelle carte",
  follow: "À toi : fournis du {suit}",
  noSuit: "Tu n’as pas de {suit}.",
  mayTrump:
    "Tu n’as pas de {suit} : tu peux couper à {trump, select, SPADES {pique} HEARTS {cœur} DIAMONDS {carreau} other {trèfle}}.",
  noTrump: "Tu n’as ni {suit} ni atout.",
  leftBower:
    "Le {card} est le second valet : il compte comme du {trump, select, SPADES {pique} HEARTS {cœur} DIAMONDS {carreau} other {trèfle}}.",
  trumpLed: "On joue atout.",
  suitLed: "on joue {suit}.",
  trump: "{suit} est atout.",
  noTrumpYet: "Pas encore d’atout.",
  toPlay: "À {name} de jouer",
  trickComplete: "Le pli est complet",
  waitingForPlayers: "On attend du monde",
  fourNeeded: "Il faut être quatre.",
  whoDeals: "Qui donne en premier ?",
  isDealing: "{isYou, select, true {Tu donnes} other {{name} donne}}",
  handOver: "La donne est finie",
  nextHand: "La prochaine donne arrive.",
  gameOver: "La partie est finie",
};

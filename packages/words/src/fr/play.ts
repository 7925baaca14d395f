import { plural } from "../plural.ts";
import type { Play } from "../en/play.ts";

export const play: Play = {
  you: "Toi",
  seat: ({ number }) => `Place ${number}`,
  tricks: ({ amount }) =>
    plural("fr", amount, {
      0: "aucun pli",
      1: "un pli",
      2: "deux plis",
      3: "trois plis",
      4: "quatre plis",
      5: "cinq plis",
      other: `${amount} plis`,
    }),

  sits: ({ isYou, name }) => (isYou ? "Tu t’assieds." : `${name} s’assied.`),
  leaves: ({ name }) => `${name} quitte la table.`,
  deals: ({ isYou, name }) => (isYou ? "Tu donnes." : `${name} donne.`),
  turnedUp: ({ card }) => `Carte retournée : ${card}.`,
  passes: ({ isYou, name }) => (isYou ? "Tu passes." : `${name} passe.`),
  leads: ({ isYou, card, name }) => (isYou ? `Tu entames avec ${card}.` : `${name} entame avec ${card}.`),
  plays: ({ isYou, card, name }) => (isYou ? `Tu joues ${card}.` : `${name} joue ${card}.`),
  takes: ({ isYou, number, card, name }) =>
    isYou ? `Tu fais le pli ${number} avec ${card}.` : `${name} fait le pli ${number} avec ${card}.`,
  newGame: "Une nouvelle partie commence.",
  lead: "À toi d’entamer : n’importe quelle carte",
  anyCard: "À toi : n’importe quelle carte",
  follow: ({ suit }) => `À toi : fournis du ${suit}`,
  noSuit: ({ suit }) => `Tu n’as pas de ${suit}.`,
  mayTrump: ({ suit, trump }) =>
    `Tu n’as pas de ${suit} : tu peux couper à ${{ SPADES: "pique", HEARTS: "cœur", DIAMONDS: "carreau", CLUBS: "trèfle" }[trump]}.`,
  noTrump: ({ suit }) => `Tu n’as ni ${suit} ni atout.`,
  leftBower: ({ card, trump }) =>
    `Le ${card} est le second valet : il compte comme du ${{ SPADES: "pique", HEARTS: "cœur", DIAMONDS: "carreau", CLUBS: "trèfle" }[trump]}.`,
  trumpLed: "On joue atout.",
  suitLed: ({ suit }) => `on joue ${suit}.`,
  trump: ({ suit }) => `${suit} est atout.`,
  noTrumpHand: "Sans atout : la plus haute carte de la couleur demandée gagne.",
  toPlay: ({ name }) => `À ${name} de jouer`,
  trickComplete: "Le pli est complet",
  waitingForPlayers: "On attend du monde",
  seatsNeeded: "La partie commence quand toutes les places sont prises.",
  whoDeals: "Qui donne en premier ?",
  isDealing: ({ isYou, name }) => (isYou ? "Tu donnes" : `${name} donne`),
  handOver: "La donne est finie",
  nextHand: "La prochaine donne arrive.",
  handsScored: ({ scored, hands }) => `${scored} sur ${hands} comptées`,
  gameOver: "La partie est finie",
};

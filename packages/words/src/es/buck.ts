import { plural } from "../plural.ts";
import type { Buck } from "../en/buck.ts";

export const buck: Buck = {
  goal: ({ startScore }) => `de ${startScore} a cero`,
  clubsTurnedUp: ({ card }) => `Carta descubierta: ${card}. El triunfo es tréboles y nadie puede retirarse.`,
  bids: ({ isYou, amount, name }) => (isYou ? `Apuestas ${amount}.` : `${name} apuesta ${amount}.`),
  allPassed: "Todo el mundo ha pasado: sin puntos, y reparte el siguiente.",
  declares: ({ isYou, suit, name }) =>
    isYou ? `Eliges ${suit} como triunfo.` : `${name} elige ${suit} como triunfo.`,
  declaresNoTrump: ({ isYou, name }) => (isYou ? "Juegas sin triunfo." : `${name} juega sin triunfo.`),
  noTrump: "sin triunfo",
  folds: ({ isYou, name }) => (isYou ? "Te retiras." : `${name} se retira.`),
  stays: ({ isYou, name }) => (isYou ? "Sigues." : `${name} sigue.`),
  concedes: ({ isYou, name }) =>
    isYou
      ? "Te llevas las cinco bazas: nadie ha seguido."
      : `${name} se lleva las cinco bazas: nadie ha seguido.`,
  scored: ({ changes }) => `Puntos: ${changes}.`,
  level: ({ names }) => `Empate: ${names}. Una mano más decide.`,
  wins: ({ isYou, name }) => (isYou ? "¡Ganas la partida!" : `¡${name} gana la partida!`),
  shareWin: ({ names }) => `¡Victoria compartida: ${names}!`,
  chooseTrump: "Tu triunfo: elige un palo",
  chooseTrumpOrNone: "Tu triunfo: elige un palo, o sin triunfo",
  wonBidding: ({ bid }) => `Tu apuesta de ${bid} gana. Haz ${bid} bazas o más.`,
  stayOrFold: "¿Seguir o retirarse?",
  stayCost: ({ penalty }) => `Si sigues, necesitas una baza; sin ninguna, te cuesta ${penalty} puntos.`,
  mustBid: ({ bid }) => `Tu apuesta: ${bid}`,
  mustBidWhy: "Los demás han pasado: te toca apostar.",
  bidHighest: ({ bid }) => `Tu apuesta: ${bid} o paso`,
  bidOrMore: ({ least }) => `Tu apuesta: ${least} o más, o paso`,
  passIsOut: "Si pasas, ya no apuestas.",
  nobodyBid: "Todavía nadie ha apostado.",
  hasBid: ({ isYou, amount, name }) => (isYou ? `Has apostado ${amount}.` : `${name} ha apostado ${amount}.`),
  needMore: ({ need }) => plural("es", need, { one: "Te falta una.", other: `Te faltan ${need}.` }),
  hasEnough: "Tienes lo que necesitas.",
  toBid: ({ names }) => `Apuesta ${names}`,
  choosesTrump: ({ names }) => `${names} elige el triunfo`,
  whoStays: "¿Quién sigue, quién se retira?",
  waitingFor: ({ names }) => `Falta ${names}.`,
  noScore: "Todo el mundo ha pasado: esta vez sin puntos.",
  turningUp: "Se descubre una carta",
  turnedUp: ({ card }) => `${card}: carta descubierta`,
  clubsAreTrump: "El triunfo es tréboles y nadie puede retirarse.",
  biddingNext: "Ahora se apuesta.",
  youFolded: "Te has retirado: en esta mano no ganas ni pierdes nada.",
  winsGame: ({ isYou, name }) => (isYou ? "Ganas la partida" : `${name} gana la partida`),
  sharesGame: ({ names }) => `Victoria compartida: ${names}`,
  passedTitle: "Todo el mundo ha pasado",
  passedSummary: "Nadie puntúa, y reparte el siguiente.",
  noBidTitle: "Una mano sin apuesta",
  noBidSummary: "El triunfo fue tréboles sin apuestas, y cada cual necesitaba una baza.",
  takesAll: ({ isYou, name }) => (isYou ? "Te las llevas todas" : `${name} se las lleva todas`),
  takesAllWhy: ({ isYou, bid, suit, name }) =>
    isYou
      ? `Has apostado ${bid} a ${suit} y nadie ha seguido: las cinco bazas sin jugar una carta.`
      : `${name} ha apostado ${bid} a ${suit} y nadie ha seguido: las cinco bazas sin jugar una carta.`,
  made: ({ isYou, name }) => (isYou ? "Has cumplido" : `${name} ha cumplido`),
  madeWhy: ({ isYou, bid, suit, tricks, name }) =>
    isYou
      ? `Has apostado ${bid} a ${suit} y has hecho ${tricks}.`
      : `${name} ha apostado ${bid} a ${suit} y ha hecho ${tricks}.`,
  set: ({ isYou, name }) => (isYou ? "No has cumplido" : `${name} no ha cumplido`),
  setWhy: ({ isYou, bid, suit, tricks, penalty, name }) =>
    isYou
      ? `Has apostado ${bid} a ${suit} pero has hecho ${tricks}: ${penalty} puntos más.`
      : `${name} ha apostado ${bid} a ${suit} pero ha hecho ${tricks}: ${penalty} puntos más.`,
  toGo: "por bajar",
  blind: "El monte",
  closed: "Las cartas retiradas y el monte quedan ocultos hasta el final de la partida.",
  line: {
    folded: "Retirada: nada ganado, nada perdido",
    made: ({ bid, tricks }) => `Apuesta ${bid}, ${tricks}`,
    set: ({ bid, tricks }) => `Apuesta ${bid}, ${tricks}: sin cumplir`,
    stayed: ({ tricks }) => `Siguió, ${tricks}`,
    stayedInVain: "Siguió sin baza: sin cumplir",
  },
};

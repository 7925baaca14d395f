import type { Translated } from "../messages.ts";
import type { sealTexts } from "../seals.ts";

export const sealsEs: Translated<typeof sealTexts> = {
  sealed: "Este reparto está sellado",
  unsealed: "Los repartos no están sellados",
  title: "Repartos sellados",
  how: "Antes de cada reparto, el servidor y el dispositivo de cada persona guardan bajo sello un número al azar. La baraja sale de todos ellos, así que nadie puede elegirla. Al terminar la partida, este dispositivo vuelve a calcular cada baraja.",
  fingerprint: "Huella de este reparto",
  same: "Es la misma en todas las pantallas de esta mesa. Leedla en voz alta si queréis.",
  notYet: "Los sellos del primer reparto están en camino.",
  practice:
    "En esta partida solo participa este dispositivo, así que no hay a quién demostrarle nada. En las mesas con enlace los repartos van sellados.",
  sameDealsTitle: "Las manos de una partida anterior",
  sameDeals:
    "Son las manos de una partida terminada de {names}, repartidas otra vez. Quien la jugó o la vio quizá conozca las cartas, así que no están selladas. Después de {hands, plural, one {# mano} other {# manos}} se baraja.",
  verified:
    "{dealt, plural, one {{verified} de # reparto comprobado} other {{verified} de # repartos comprobados}} en este dispositivo",
  wrong: "Los repartos no son los que se sellaron",
  withheld: "Reparto {deal}: {name} no abrió su parte sellada, que quedó fuera.",
  noSecret: "El servidor no ha abierto su secreto.",
  wrongSecret: "El servidor abrió un secreto distinto del que había sellado.",
  wrongDealer: "Quien repartió primero no es quien salió en el sorteo.",
  noSeals: "Reparto {deal}: no hay sellos.",
  wrongPart: "Reparto {deal}: {name} abrió algo distinto de lo sellado.",
  wrongDeck: "Reparto {deal}: se repartió otra baraja.",
  wrongCard: "Reparto {deal}: esta carta estaba en otro sitio: {card}.",
  changedSeals: "Reparto {deal}: la lista de sellos cambió después de mostrarse.",
  leftOut: "Reparto {deal}: el servidor aceptó tu parte y la dejó fuera.",
};

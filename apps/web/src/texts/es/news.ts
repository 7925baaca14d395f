import type { Translated } from "../messages.ts";
import type { newsTexts } from "../news.ts";

export const newsEs: Translated<typeof newsTexts> = {
  sat: "{name} se sienta.",
  gotUp: "{name} se levanta.",
  botSat: "{name} juega ahora en este sitio.",
  tookOver: "{name} toma el sitio de {from}.",
  covered: {
    away: "{isYou, select, true {No estabas: un bot juega por ti.} other {{name} no está: mientras tanto juega un bot.}}",
    left: "{isYou, select, true {Te has ido: un bot sigue jugando.} other {{name} se ha ido: un bot sigue jugando.}}",
    removed:
      "{isYou, select, true {Quien organiza te ha quitado de la mesa.} other {Quien organiza ha quitado a {name} de la mesa.}}",
  },
  returned: "{isYou, select, true {Has vuelto.} other {{name} ha vuelto.}}",
  botDid: "Has vuelto: el bot {deeds} por ti.",
  deeds: {
    passes: "{count, plural, one {pasó} other {pasó # veces}}",
    calls: "{count, plural, one {cantó} other {cantó # veces}}",
    secrets: "{count, plural, one {decidió} other {decidió # veces}}",
    cards:
      "{count, plural, =1 {jugó una carta} =2 {jugó dos cartas} =3 {jugó tres cartas} other {jugó # cartas}}",
  },
  hostChanged: "{isYou, select, true {Ahora organizas tú.} other {Ahora organiza {name}.}}",
  paused: "{isYou, select, true {Pausas la partida.} other {{name} pausa la partida.}}",
  resumed: "{isYou, select, true {Reanudas la partida.} other {{name} reanuda la partida.}}",
  locked: "Quien organiza ha cerrado la puerta.",
  unlocked: "La puerta vuelve a estar abierta.",
  timedOut:
    "{isYou, select, true {Se te ha acabado el tiempo: un bot ha decidido una vez.} other {A {name} se le ha acabado el tiempo: un bot ha decidido una vez.}}",
  claimed: "{isYou, select, true {Las demás bazas son tuyas.} other {Las demás bazas son de {name}.}}",
  undoAsked:
    "{isYou, select, true {Pides deshacer tu última decisión.} other {{name} pide deshacer su última decisión.}}",
  undoRefused:
    "{isYou, select, true {No has aceptado: la decisión se queda.} other {{name} no acepta: la decisión se queda.}}",
  undone:
    "{isYou, select, true {Has deshecho tu última decisión.} other {{name} ha deshecho su última decisión.}}",
  lateHands: {
    agreed:
      "{isYou, select, true {Dejas que quienes miran vean todas las manos, una mano después.} other {{name} deja que quienes miran vean todas las manos, una mano después.}}",
    takenBack:
      "{isYou, select, true {Ya no dejas que quienes miran vean las manos.} other {{name} no deja que quienes miran vean las manos.}}",
  },
  askedForHint: "{isYou, select, true {Has pedido una pista.} other {{name} ha pedido una pista.}}",
};

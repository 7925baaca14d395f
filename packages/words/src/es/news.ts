import { plural } from "../plural.ts";
import type { News } from "../en/news.ts";

export const news: News = {
  sat: ({ name }) => `${name} se sienta.`,
  gotUp: ({ name }) => `${name} se levanta.`,
  botSat: ({ name }) => `${name} juega ahora en este sitio.`,
  tookOver: ({ name, from }) => `${name} ocupa el sitio de ${from}.`,
  covered: {
    away: ({ isYou, name }) =>
      isYou ? "No estabas: un bot juega por ti." : `${name} no está: mientras tanto juega un bot.`,
    left: ({ isYou, name }) =>
      isYou ? "Te has ido: un bot sigue jugando." : `${name} se ha ido: un bot sigue jugando.`,
    removed: ({ isYou, name }) =>
      isYou ? "El anfitrión te ha quitado de la mesa." : `El anfitrión ha quitado a ${name} de la mesa.`,
  },
  returned: ({ isYou, name }) => (isYou ? "Has vuelto." : `${name} ha vuelto.`),
  botDid: ({ deeds }) => `Has vuelto: el bot ${deeds} por ti.`,
  deeds: {
    passes: ({ count }) => plural("es", count, { one: "pasó", other: `pasó ${count} veces` }),
    calls: ({ count }) => plural("es", count, { one: "cantó", other: `cantó ${count} veces` }),
    secrets: ({ count }) => plural("es", count, { one: "decidió", other: `decidió ${count} veces` }),
    cards: ({ count }) =>
      plural("es", count, {
        1: "jugó una carta",
        2: "jugó dos cartas",
        3: "jugó tres cartas",
        other: `jugó ${count} cartas`,
      }),
  },
  chairAsked: ({ isYou, name }) =>
    isYou ? "Pides un sitio." : `${name} también quiere jugar: ¿hay otro sitio?`,
  hostChanged: ({ isYou, name }) => (isYou ? "Ahora eres el anfitrión." : `Ahora el anfitrión es ${name}.`),
  paused: ({ isYou, name }) => (isYou ? "Pausas la partida." : `${name} pausa la partida.`),
  resumed: ({ isYou, name }) => (isYou ? "Reanudas la partida." : `${name} reanuda la partida.`),
  locked: "El anfitrión ha cerrado la puerta.",
  unlocked: "La puerta vuelve a estar abierta.",
  timedOut: ({ isYou, name }) =>
    isYou
      ? "Se te ha acabado el tiempo: un bot ha decidido por ti."
      : `A ${name} se le ha acabado el tiempo: un bot ha decidido.`,
  claimed: ({ isYou, name }) => (isYou ? "Las demás bazas son tuyas." : `Las demás bazas son de ${name}.`),
  undoAsked: ({ isYou, name }) =>
    isYou ? "Quieres deshacer tu última jugada." : `${name} quiere deshacer su última jugada.`,
  undoRefused: ({ isYou, name }) =>
    isYou ? "Has dicho que no: la jugada vale." : `${name} ha dicho que no: la jugada vale.`,
  undone: ({ isYou, name }) =>
    isYou ? "Has deshecho tu última jugada." : `${name} ha deshecho su última jugada.`,
  lateHands: {
    agreed: ({ isYou, name }) =>
      isYou
        ? "Dejas que quienes miran vean todas las manos, una mano después."
        : `${name} deja que quienes miran vean todas las manos, una mano después.`,
    takenBack: ({ isYou, name }) =>
      isYou
        ? "Ya no dejas que quienes miran vean las manos."
        : `${name} no deja que quienes miran vean las manos.`,
  },
  askedForHint: ({ isYou, name }) => (isYou ? "Has pedido una pista." : `${name} ha pedido una pista.`),
};

import type { Translated } from "../messages.ts";
import type { menuTexts } from "../menu.ts";

export const menuEs: Translated<typeof menuTexts> = {
  invite: "Invitar o mostrar el enlace",
  move: "Pasar a otro dispositivo",
  takeSeat: "Tomar un asiento",
  takeSeatNote: "Juegas desde el próximo reparto, con los puntos de ese asiento.",
  takeSeatOf: "Tomar el asiento de {name}",
  host: "Tú organizas",
  pause: "Pausar la partida",
  resume: "Seguir con la partida",
  lock: "Cerrar la puerta",
  unlock: "Abrir la puerta",
  remove: "Quitar a alguien",
  removeNote: "Un bot ocupa el sitio.",
  removeName: "Quitar a {name}",
  removeSure: {
    title: "¿Quitar a {name}?",
    text: "Un bot ocupa el asiento. Quien sale solo vuelve si tú le dejas.",
    no: "Seguir jugando juntos",
  },
  readmit: "Dejar volver a {name}",
  makeHost: "Hacer anfitrión a otra persona",
  makeHostNote: "Esa persona podrá pausar, quitar gente y cerrar la mesa con llave; tú ya no.",
  lobby: "Volver a la sala",
  lobbyConfirm: {
    title: "¿Terminar esta partida?",
    text: "Todo el mundo vuelve a la sala. El marcador de esta partida se pierde.",
    yes: "Terminar",
    no: "Seguir jugando",
  },
  close: "Cerrar la mesa",
  closeConfirm: {
    title: "¿Cerrar esta mesa para todo el mundo?",
    text: "Todo el mundo se va y nadie puede volver.",
    yes: "Cerrar la mesa",
    no: "Dejarla abierta",
  },
};

import type { Translated } from "../messages.ts";
import type { menuTexts } from "../menu.ts";

export const menuDe: Translated<typeof menuTexts> = {
  invite: "Einladen oder Link zeigen",
  move: "Auf ein anderes Gerät umziehen",
  takeSeat: "Einen Platz nehmen",
  takeSeatNote: "Du spielst ab dem nächsten Geben mit, mit dem Punktestand dieses Platzes.",
  takeSeatOf: "Den Platz von {name} nehmen",
  host: "Du bist Host",
  pause: "Spiel anhalten",
  resume: "Spiel fortsetzen",
  lock: "Tisch abschließen",
  unlock: "Tisch aufschließen",
  remove: "Jemanden entfernen",
  removeNote: "Ein Bot übernimmt den Platz.",
  removeName: "{name} entfernen",
  removeSure: {
    title: "{name} entfernen?",
    text: "Ein Bot übernimmt den Platz. Wer entfernt wurde, kommt nur zurück, wenn du es erlaubst.",
    no: "Zusammen weiterspielen",
  },
  readmit: "{name} wieder hereinlassen",
  makeHost: "Jemand anderen zum Host machen",
  makeHostNote: "Diese Person kann dann anhalten, andere entfernen und den Tisch abschließen; du nicht mehr.",
  lobby: "Zurück in die Lobby",
  lobbyConfirm: {
    title: "Dieses Spiel beenden?",
    text: "Alle gehen zurück in die Lobby. Der Spielstand geht verloren.",
    yes: "Spiel beenden",
    no: "Weiterspielen",
  },
  close: "Tisch schließen",
  closeConfirm: {
    title: "Diesen Tisch für alle schließen?",
    text: "Alle müssen gehen, und niemand kann zurück.",
    yes: "Tisch schließen",
    no: "Offen lassen",
  },
};

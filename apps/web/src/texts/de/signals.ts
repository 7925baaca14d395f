import type { Translated } from "../messages.ts";
import type { signalTexts } from "../signals.ts";

export const signalsDe: Translated<typeof signalTexts> = {
  yourTurn: "Du bist dran",
  offer: "Du warst dran, als du weg warst. Sollen wir dich nächstes Mal rufen?",
  accept: "Ruf mich",
  decline: "Nein, danke",
  leaveTitle: "Die laufende Partie verlassen?",
  install: "Installieren",
  installNote: "Behalte Buck Euchre bei deinen Apps: Es öffnet sofort, auch ohne Netz.",
  installOnIos: "Für den Home-Bildschirm: Tipp auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
  update: "Eine neue Version von Buck Euchre ist da.",
  later: "Später",
  reload: "Neu laden",
};

import type { Translated } from "../messages.ts";
import type { tablePageTexts } from "../tablePage.ts";

export const tablePageDe: Translated<typeof tablePageTexts> = {
  guest: "Gast {number}",
  player: "Ich",
  quickTable: "Schnelles Spiel",
  untitled: "Kartentisch",
  shuffling: "Es wird gemischt …",
  dismiss: "Diese Meldung schließen",
  practiceKept: "Dein Spiel bleibt erhalten: Auf der Startseite kannst du es fortsetzen.",
  leaveNote: "Ein Bot spielt für dich. Öffne den Tisch wieder, um an deinen Platz zurückzukehren.",
};

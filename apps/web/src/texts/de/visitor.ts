import type { Translated } from "../messages.ts";
import type { visitorTexts } from "../visitor.ts";

export const visitorDe: Translated<typeof visitorTexts> = {
  title: "Hier wird gespielt",
  free: "Nimm den Platz eines Bots oder schau zu. Wer zuschaut, sieht den Tisch und von niemandem die Karten.",
  full: "Alle vier Plätze sind besetzt. Du kannst zuschauen: Niemandes Karten werden gezeigt.",
  closed: "Alle vier Plätze sind besetzt, und an diesem Tisch darf niemand zuschauen.",
  locked: "Der Host hat den Tisch abgeschlossen: Gerade werden keine Plätze vergeben.",
  removed: "Der Host hat dich von diesem Tisch entfernt. Nur der Host kann dich wieder hereinlassen.",
  seats: "Wer spielt",
  take: "Diesen Platz nehmen",
  takeFrom: "Den Platz von {name} nehmen",
  bot: "Bot",
  covered: "ein Bot vertritt den Platz",
  playing: "spielt",
  waitsForDeal: "spielt ab dem nächsten Geben",
  yours: "dein Platz: Ein Bot spielt für dich",
  left: "Du bist aufgestanden. Dein Platz bleibt frei, bis ihn jemand nimmt.",
  goBack: "Zurück an deinen Platz",
  watch: "Zuschauen",
  claim: "Meinen Platz hierherholen",
};

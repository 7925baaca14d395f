import type { Translated } from "../messages.ts";
import type { nameTexts } from "../name.ts";

export const nameDe: Translated<typeof nameTexts> = {
  ask: "Wie sollen die anderen dich nennen?",
  label: "Dein Name",
  taken: "Hier heißt schon jemand {name}. Nimm einen anderen Namen.",
  claim: "Bist du das? Hol deinen Platz hierher",
  wrong: "Bitte gib einen Namen mit 1 bis 24 Buchstaben ein.",
  change: "Namen ändern",
  sit: "Platz nehmen",
  keep: "Speichern",
  kept: "Gespeichert. Er gilt am nächsten Tisch, an den du dich setzt.",
};

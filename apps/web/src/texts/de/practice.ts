import type { Translated } from "../messages.ts";
import type { practiceTexts } from "../practice.ts";

export const practiceDe: Translated<typeof practiceTexts> = {
  title: "Gegen Bots üben",
  lead: "Tisch und Bots sind auf diesem Gerät: Einmal geladen, geht es auch ohne Netz.",
  bots: "Bots",
  play: "Karten geben",
};

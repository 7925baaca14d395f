import type { Translated } from "../messages.ts";
import type { practiceTexts } from "../practice.ts";

export const practiceDe: Translated<typeof practiceTexts> = {
  title: "Gegen Bots üben",
  lead: "Tisch und Bots sind auf diesem Gerät: Einmal geladen, geht es auch ohne Netz.",
  bots: "Bots",
  each: "Jeder seine Stufe",
  eachNote: "Wähle, wie stark jeder von ihnen ist.",
  seats: { left: "Links von dir", across: "Dir gegenüber", right: "Rechts von dir" },
  partner: "Dein Partner gegenüber",
  play: "Karten geben",
};

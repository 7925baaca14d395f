import type { Translated } from "../messages.ts";
import type { practiceTexts } from "../practice.ts";

export const practiceEs: Translated<typeof practiceTexts> = {
  title: "Practicar contra bots",
  lead: "La mesa y los bots están en este dispositivo: una vez cargado, también funciona sin red.",
  bots: "Bots",
  play: "Repartir las cartas",
};

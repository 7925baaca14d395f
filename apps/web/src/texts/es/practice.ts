import type { Translated } from "../messages.ts";
import type { practiceTexts } from "../practice.ts";

export const practiceEs: Translated<typeof practiceTexts> = {
  title: "Practicar contra bots",
  lead: "La mesa y los bots están en este dispositivo: una vez cargado, también funciona sin red.",
  bots: "Bots",
  each: "Un nivel para cada uno",
  eachNote: "Elige lo fuerte que es cada uno.",
  seats: { left: "A tu izquierda", across: "Frente a ti", right: "A tu derecha" },
  partner: "Tu pareja, enfrente",
  play: "Repartir las cartas",
};

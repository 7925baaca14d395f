import type { Translated } from "../messages.ts";
import type { practiceTexts } from "../practice.ts";

export const practiceFr: Translated<typeof practiceTexts> = {
  title: "S’entraîner contre des bots",
  lead: "La table et les bots sont sur cet appareil : une fois chargé, cela marche aussi sans réseau.",
  bots: "Bots",
  each: "Un niveau pour chacun",
  eachNote: "Choisis la force de chacun.",
  seats: { left: "À ta gauche", across: "En face de toi", right: "À ta droite" },
  partner: "Ton partenaire, en face",
  play: "Distribuer les cartes",
};

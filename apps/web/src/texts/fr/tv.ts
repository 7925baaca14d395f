import type { Translated } from "../messages.ts";
import type { tvTexts } from "../tv.ts";

export const tvFr: Translated<typeof tvTexts> = {
  show: "Afficher sur la télé",
  how: "Ouvre cette adresse dans le navigateur de la télé, ou ici si cet écran est la télé. Elle ne fait que regarder : ta place reste où elle est.",
  openHere: "Ouvrir ici",
  join: "Rejoins avec ton téléphone",
  waiting: "On attend tout le monde",
  closed: "Une partie est en cours, et cette table ne laisse personne regarder.",
};

import type { Translated } from "../messages.ts";
import type { tvTexts } from "../tv.ts";

export const tvDe: Translated<typeof tvTexts> = {
  show: "Auf dem Fernseher zeigen",
  how: "Öffne diese Adresse im Browser des Fernsehers, oder hier, wenn dieser Bildschirm der Fernseher ist. Er schaut nur zu: dein Platz bleibt, wo er ist.",
  openHere: "Hier öffnen",
  join: "Mit dem Handy mitspielen",
  waiting: "Warten auf alle",
  closed: "Hier wird gespielt, und an diesem Tisch darf niemand zuschauen.",
};

import type { Translated } from "../messages.ts";
import type { visitorTexts } from "../visitor.ts";

export const visitorEs: Translated<typeof visitorTexts> = {
  title: "Hay una partida en juego",
  free: "Toma el sitio de un bot o mira. Al mirar se ve la mesa y las cartas de nadie.",
  full: "Los cuatro sitios están ocupados. Puedes mirar: no se ven las cartas de nadie.",
  closed: "Los cuatro sitios están ocupados y en esta mesa no se puede mirar.",
  locked: "Quien organiza ha cerrado la puerta: ahora no se dan sitios.",
  removed: "El anfitrión te ha quitado de esta mesa. Solo el anfitrión puede dejarte volver.",
  seats: "Quién juega",
  take: "Tomar este sitio",
  takeFrom: "Tomar el sitio de {name}",
  bot: "bot",
  covered: "un bot juega en su lugar",
  playing: "juega",
  waitsForDeal: "juega desde el próximo reparto",
  yours: "tu sitio: un bot juega por ti",
  left: "Te has levantado. Tu sitio se guarda hasta que alguien lo tome.",
  goBack: "Volver a tu sitio",
  watch: "Mirar",
  claim: "Traer mi sitio aquí",
};

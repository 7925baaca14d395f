import type { Translated } from "../messages.ts";
import type { tvTexts } from "../tv.ts";

export const tvEs: Translated<typeof tvTexts> = {
  show: "Mostrar en la tele",
  how: "Abre esta dirección en el navegador de la tele, o aquí si esta pantalla es la tele. Solo mira: tu sitio se queda donde está.",
  openHere: "Abrir aquí",
  join: "Únete con tu teléfono",
  waiting: "Esperando a todos",
  closed: "Hay una partida en marcha y esta mesa no deja mirar.",
};

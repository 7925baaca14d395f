import type { lateHandTexts } from "../lateHands.ts";
import type { Translated } from "../messages.ts";

export const lateHandsEs: Translated<typeof lateHandTexts> = {
  title: "Manos para quienes miran",
  why: "Quien mira ve las cartas de todos cuando se reparte la mano siguiente, si toda la mesa está de acuerdo.",
  agree: "De acuerdo",
  takeBack: "No mostrar manos",
  nobody: "Todavía nadie ha aceptado.",
  some: "De acuerdo: {names}. Falta: {others}.",
  all: "Todos están de acuerdo: empieza con la próxima mano.",
  promised: "Todos están de acuerdo: esta mano se mostrará cuando se reparta la siguiente.",
  watchersSee: "esta mano se les mostrará cuando se reparta la siguiente",
  handBefore: "La mano anterior",
  open: "Ver la mano anterior, con las cartas de todos",
  passed: "Todos han pasado",
  watching: "Estás mirando. Las cartas de todos se muestran una mano después.",
};

import type { Translated } from "../messages.ts";
import type { tablePageTexts } from "../tablePage.ts";

export const tablePageEs: Translated<typeof tablePageTexts> = {
  guest: "Visita {number}",
  player: "Yo",
  quickTable: "Partida rápida",
  untitled: "Mesa de cartas",
  shuffling: "Barajando…",
  dismiss: "Cerrar este mensaje",
  practiceKept: "Tu partida se guarda: puedes seguirla desde la página de inicio.",
  leaveNote: "Un bot juega por ti. Vuelve a abrir la mesa para regresar a tu sitio.",
};

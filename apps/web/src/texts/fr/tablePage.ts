import type { Translated } from "../messages.ts";
import type { tablePageTexts } from "../tablePage.ts";

export const tablePageFr: Translated<typeof tablePageTexts> = {
  guest: "Visite {number}",
  player: "Moi",
  quickTable: "Partie rapide",
  untitled: "Table de jeu",
  shuffling: "On mélange…",
  dismiss: "Fermer ce message",
  practiceKept: "Ta partie est gardée : la page d’accueil propose de la continuer.",
  leaveNote: "Un bot joue pour toi. Rouvre la table pour revenir à ta place.",
};

import type { Translated } from "../messages.ts";
import type { moveTexts } from "../move.ts";

export const moveFr: Translated<typeof moveTexts> = {
  title: "Déplacer ta place",
  how: "Sur l’autre appareil, ouvre le lien de cette table, choisis « Amener ma place ici » et tape ce numéro. Il vaut cinq minutes et une seule fois.",
  code: "Ton numéro",
  asking: "On demande à la table…",
  here: "Amener ma place ici",
  hereHow:
    "À la table, sur ton autre appareil : Menu, « Passer à un autre appareil ». Tape le numéro affiché.",
  label: "Les huit chiffres",
  wrong: "Le numéro a huit chiffres.",
  claim: "L’amener ici",
};

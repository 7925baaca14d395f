import type { lateHandTexts } from "../lateHands.ts";
import type { Translated } from "../messages.ts";

export const lateHandsFr: Translated<typeof lateHandTexts> = {
  title: "Les mains pour les spectateurs",
  why: "Qui regarde voit toutes les cartes d’une donne dès que la suivante est distribuée, si toute la table est d’accord.",
  agree: "D’accord",
  takeBack: "Ne plus montrer",
  nobody: "Personne n’a encore accepté.",
  some: "D’accord : {names}. On attend encore : {others}.",
  all: "Tout le monde est d’accord : cela commence à la prochaine donne.",
  promised: "Tout le monde est d’accord : cette donne sera montrée dès que la suivante est distribuée.",
  watchersSee: "cette donne leur sera montrée dès que la suivante est distribuée",
  handBefore: "La donne précédente",
  open: "Voir la donne précédente, avec toutes les cartes",
  passed: "Tout le monde a passé",
  watching: "Tu regardes. Toutes les mains sont montrées une donne plus tard.",
};

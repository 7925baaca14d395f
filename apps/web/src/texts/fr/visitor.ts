import type { Translated } from "../messages.ts";
import type { visitorTexts } from "../visitor.ts";

export const visitorFr: Translated<typeof visitorTexts> = {
  title: "Une partie est en cours",
  free: "Prends la place d’un bot, ou regarde. En regardant, on voit la table et les cartes de personne.",
  full: "Les quatre places sont prises. Tu peux regarder : on ne voit les cartes de personne.",
  closed: "Les quatre places sont prises et cette table ne permet pas de regarder.",
  locked: "L’hôte a verrouillé la table : aucune place n’est donnée pour l’instant.",
  removed: "L’hôte t’a retiré de cette table. Seul l’hôte peut te laisser revenir.",
  seats: "Qui joue",
  take: "Prendre cette place",
  takeFrom: "Prendre la place de {name}",
  bot: "bot",
  covered: "un bot joue à cette place",
  playing: "joue",
  waitsForDeal: "joue dès la prochaine donne",
  yours: "ta place : un bot joue pour toi",
  left: "Tu as quitté ta place. Elle t’est gardée jusqu’à ce que quelqu’un la prenne.",
  goBack: "Revenir à ta place",
  watch: "Regarder",
  claim: "Amener ma place ici",
};

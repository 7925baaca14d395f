import type { Translated } from "../messages.ts";
import type { menuTexts } from "../menu.ts";

export const menuFr: Translated<typeof menuTexts> = {
  invite: "Inviter ou montrer le lien",
  move: "Passer à un autre appareil",
  takeSeat: "Prendre une place",
  takeSeatNote: "Tu joues dès la prochaine donne, avec le score de cette place.",
  takeSeatOf: "Prendre la place de {name}",
  host: "Tu es l’hôte",
  pause: "Mettre en pause",
  resume: "Reprendre la partie",
  lock: "Verrouiller la table",
  unlock: "Déverrouiller la table",
  remove: "Exclure quelqu’un",
  removeNote: "Un bot prend la place.",
  removeName: "Exclure {name}",
  removeSure: {
    title: "Retirer {name} ?",
    text: "Un bot prend la place. Une personne retirée ne revient que si tu l’acceptes.",
    no: "Continuer ensemble",
  },
  readmit: "Laisser revenir {name}",
  makeHost: "Nommer un autre hôte",
  makeHostNote: "Cette personne pourra mettre en pause, retirer des gens et verrouiller la table ; toi non.",
  lobby: "Retour au salon",
  lobbyConfirm: {
    title: "Terminer cette partie ?",
    text: "Tout le monde retourne au salon. Le score de la partie est perdu.",
    yes: "Terminer",
    no: "Continuer à jouer",
  },
  close: "Fermer la table",
  closeConfirm: {
    title: "Fermer cette table pour tout le monde ?",
    text: "Tout le monde part et personne ne peut y revenir.",
    yes: "Fermer la table",
    no: "La garder ouverte",
  },
};

import type { Common } from "../en/common.ts";

export const common: Common = {
  appName: "Buck Euchre",
  opening: "Un instant…",
  close: "Fermer",
  back: "Retour",
  home: "Accueil",
  dealer: "donne",
  dealerLetter: "D",
  yourTurnTitle: "À toi de jouer",
  errors: {
    unknown: {
      title: "Aucune table ici",
      text: "Aucune table n’a ce code, ou elle est fermée depuis longtemps. Vérifie le code avec ton hôte.",
      action: "Retour à l’accueil",
    },
    noTable: {
      title: "La table n’a pas pu être ouverte",
      text: "Réessaie dans un instant.",
      action: "Réessayer",
    },
    full: {
      title: "Toutes les places sont prises",
      text: "Tu peux quand même regarder. Les spectateurs ne voient les cartes de personne.",
      action: "Regarder",
    },
    damaged: {
      title: "Cette table ne peut pas être ouverte",
      text: "Ce que le serveur en a gardé est abîmé. La personne qui gère le serveur pourra peut-être la restaurer.",
      action: "Retour à l’accueil",
    },
    removed: {
      title: "L’hôte t’a retiré ta place à cette table",
      text: "Seul l’hôte peut te laisser revenir. Tu peux ouvrir ta propre table.",
      action: "Ouvrir une table",
    },
    elsewhere: {
      title: "Cette place est ouverte dans un autre onglet",
      text: "Une place ne se joue que dans un onglet. Si tu joues ici, l’autre s’arrête.",
      action: "Jouer ici",
    },
    closed: {
      title: "Cette table est fermée",
      text: "L’hôte l’a fermée et tout le monde est rentré.",
      action: "Ouvrir une nouvelle table",
    },
    moved: {
      title: "Ta place est maintenant sur un autre appareil",
      text: "Tu continues à jouer là-bas. D’ici, tu peux voir la table comme n’importe quel visiteur.",
      action: "Voir la table",
    },
    flooding: {
      title: "C’était trop d’un coup",
      text: "Cette page a envoyé plus que la table ne peut traiter et a été déconnectée. Ta place t’est gardée.",
      action: "Revenir",
    },
    busy: {
      title: "Le serveur ne laisse entrer personne pour le moment",
      text: "Il est plein, ou trop de liens sans table ont été ouverts d’ici. La page réessaie d’elle-même ; tu peux aussi revenir dans quelques minutes.",
      action: "Réessayer",
    },
    misrouted: {
      title: "La table est sur un autre serveur",
      text: "Ce site ne peut pas t’y envoyer ; c’est à la personne qui le gère d’y remédier. Nouvel essai toutes les quelques secondes ; ta place t’est gardée.",
      action: "Essayer maintenant",
    },
    oldVersion: {
      title: "Il y a une version plus récente",
      text: "Cette page est plus ancienne que le serveur. Recharge-la et tu retrouves ta place.",
      action: "Recharger",
    },
    offline: {
      title: "Tu es hors ligne",
      text: "Ta place t’est gardée. Dès que la connexion revient, la table revient d’elle-même.",
      action: "Réessayer",
    },
    unreachable: {
      title: "La table est injoignable",
      text: "Le serveur ne répond pas. Nouvel essai toutes les quelques secondes ; ta place t’est gardée.",
      action: "Essayer maintenant",
    },
    broken: {
      title: "Un problème est survenu sur cette page",
      text: "Recharge-la et tu te retrouves où tu en étais.",
      action: "Recharger",
    },
    restarting: {
      title: "Le serveur redémarre",
      text: "Cela prend quelques secondes. Ta place et tes cartes sont gardées.",
      action: "Essayer maintenant",
    },
    noGame: {
      title: "Pas de partie ici",
      text: "Elle n’est peut-être pas finie, ou elle a été supprimée : les parties ne sont gardées qu’un temps.",
      action: "Retour au début",
    },
    gameUnreachable: {
      title: "La partie n’a pas pu être chargée",
      text: "Le serveur ne répond pas. Réessaie dans un instant.",
      action: "Réessayer",
    },
    brokenGame: {
      title: "Cette partie ne peut pas être montrée",
      text: "Elle ne respecte pas les règles.",
      action: "Retour au début",
    },
    lost: {
      title: "Il n’y a rien sur cette page",
      text: "L’adresse est peut-être mal écrite.",
      action: "Retour à l’accueil",
    },
  },
  signals: {
    yourTurn: "C’est ton tour",
    offer: "Tu as manqué ton tour. On t’appelle la prochaine fois ?",
    accept: "Appelle-moi",
    decline: "Non merci",
    leaveTitle: "Quitter la partie en cours ?",
    install: "Installer",
    installNote: "Garde Buck Euchre parmi tes applications : il s’ouvre tout de suite, même sans réseau.",
    installOnIos: "Pour l’écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil ».",
    update: "Une nouvelle version de Buck Euchre est là.",
    later: "Plus tard",
    reload: "Recharger",
  },
};

import type { Translated } from "../messages.ts";
import type { signalTexts } from "../signals.ts";

export const signalsFr: Translated<typeof signalTexts> = {
  yourTurn: "C’est votre tour",
  offer: "Vous avez manqué votre tour. Faut-il vous appeler la prochaine fois ?",
  accept: "Appelez-moi",
  decline: "Non merci",
  leaveTitle: "Quitter la partie en cours ?",
  install: "Installer",
  installNote: "Gardez Buck Euchre parmi vos applications : il s’ouvre tout de suite, même sans réseau.",
  installOnIos: "Pour l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil ».",
  update: "Une nouvelle version de Buck Euchre est là.",
  later: "Plus tard",
  reload: "Recharger",
};

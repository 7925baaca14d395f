import type { Translated } from "../messages.ts";
import type { homeTexts } from "../home.ts";

export const homeFr: Translated<typeof homeTexts> = {
  title: ["À quatre,", "un lien,", "des cartes."],
  lead: "Ouvre une table, envoie le lien et joue dans le navigateur. Sans compte, sans téléchargement.",
  make: "Ouvrir une table",
  practise: "Jouer tout de suite contre des bots",
  orClassic: "Ou à deux contre deux :",
  classic: "jouer à l’Euchre classique",
  haveCode: "Code de la table",
  join: "Rejoindre",
  watch: "Regarder",
  codeWrong: "Un code compte huit lettres et chiffres, comme {example}.",
  learn: "Apprendre",
  settings: "Réglages",
  yourGames: "Tes parties et tes chiffres",
  recent: "Tes tables récentes",
  goBack: "Y retourner",
  unfinished: "Tes parties contre des bots",
  games: { buck: "Buck Euchre", euchre: "Euchre classique" },
  goOn: "Continuer",
  chooseBots: "Choisir les règles et les bots",
  daily: "Les donnes du jour",
  newHere: "Tu découvres Buck Euchre ?",
  firstHand: "Joue une première donne guidée",
};

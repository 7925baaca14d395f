import type { Buck } from "../en/buck.ts";

export const buck: Buck = {
  goal: ({ startScore }) => `de ${startScore} jusqu’à zéro`,
  clubsTurnedUp: ({ card }) => `Carte retournée : ${card}. Trèfle est atout et personne ne peut se coucher.`,
  bids: ({ isYou, amount, name }) => (isYou ? `Tu annonces ${amount}.` : `${name} annonce ${amount}.`),
  allPassed: "Tout le monde a passé : pas de points, et la donne tourne.",
  declares: ({ isYou, suit, name }) =>
    isYou ? `Tu choisis ${suit} comme atout.` : `${name} choisit ${suit} comme atout.`,
  declaresNoTrump: ({ isYou, name }) => (isYou ? "Tu joues sans atout." : `${name} joue sans atout.`),
  noTrump: "sans atout",
  folds: ({ isYou, name }) => (isYou ? "Tu te couches." : `${name} se couche.`),
  stays: ({ isYou, name }) => (isYou ? "Tu restes." : `${name} reste.`),
  concedes: ({ isYou, name }) =>
    isYou
      ? "Tu fais les cinq plis : personne n’est resté."
      : `${name} fait les cinq plis : personne n’est resté.`,
  scored: ({ changes }) => `Points : ${changes}.`,
  level: ({ names }) => `Égalité : ${names}. Une donne de plus décidera.`,
  wins: ({ isYou, name }) => (isYou ? "Tu gagnes la partie !" : `${name} gagne la partie !`),
  shareWin: ({ names }) => `Victoire partagée : ${names} !`,
  chooseTrump: "Ton atout : choisis une couleur",
  chooseTrumpOrNone: "Ton atout : choisis une couleur, ou sans atout",
  wonBidding: ({ bid }) => `Tu as remporté l’enchère à ${bid}. Fais ${bid} plis ou plus.`,
  stayOrFold: "Rester ou se coucher ?",
  stayCost: ({ penalty }) => `Si tu restes, il te faut un pli ; sans pli, cela coûte ${penalty} points.`,
  mustBid: ({ bid }) => `Ton enchère : ${bid}`,
  mustBidWhy: "Tous les autres ont passé : tu dois enchérir.",
  bidHighest: ({ bid }) => `Ton enchère : ${bid}, ou passe`,
  bidOrMore: ({ least }) => `Ton enchère : ${least} ou plus, ou passe`,
  passIsOut: "Si tu passes, tu n’enchéris plus.",
  nobodyBid: "Personne n’a encore enchéri.",
  hasBid: ({ isYou, amount, name }) => (isYou ? `Tu as annoncé ${amount}.` : `${name} a annoncé ${amount}.`),
  needMore: ({ need }) => `Il t’en faut encore ${need}.`,
  hasEnough: "Tu as ce qu’il te faut.",
  toBid: ({ names }) => `À ${names} d’enchérir`,
  choosesTrump: ({ names }) => `${names} choisit l’atout`,
  whoStays: "Qui reste, qui se couche ?",
  waitingFor: ({ names }) => `On attend ${names}.`,
  noScore: "Tout le monde a passé : pas de points cette fois.",
  turningUp: "On retourne une carte",
  turnedUp: ({ card }) => `${card} : carte retournée`,
  clubsAreTrump: "Trèfle est atout et personne ne peut se coucher.",
  biddingNext: "Les enchères arrivent.",
  youFolded: "Tu es hors jeu : rien à gagner ni à perdre dans cette donne.",
  winsGame: ({ isYou, name }) => (isYou ? "Tu gagnes la partie" : `${name} gagne la partie`),
  sharesGame: ({ names }) => `Victoire partagée : ${names}`,
  passedTitle: "Tout le monde a passé",
  passedSummary: "Personne ne marque, et la donne tourne.",
  noBidTitle: "Une donne sans enchère",
  noBidSummary: "Trèfle était atout sans enchères, et il fallait un pli à chacun.",
  takesAll: ({ isYou, name }) => (isYou ? "Tu les prends tous" : `${name} les prend tous`),
  takesAllWhy: ({ isYou, bid, suit, name }) =>
    isYou
      ? `Tu as annoncé ${bid} à ${suit} et personne n’est resté : les cinq plis sans jouer une carte.`
      : `${name} a annoncé ${bid} à ${suit} et personne n’est resté : les cinq plis sans jouer une carte.`,
  made: ({ isYou, name }) => (isYou ? "Tu as réussi" : `${name} a réussi`),
  madeWhy: ({ isYou, bid, suit, tricks, name }) =>
    isYou
      ? `Tu as annoncé ${bid} à ${suit} et fait ${tricks}.`
      : `${name} a annoncé ${bid} à ${suit} et fait ${tricks}.`,
  set: ({ isYou, name }) => (isYou ? "Tu chutes" : `${name} chute`),
  setWhy: ({ isYou, bid, suit, tricks, penalty, name }) =>
    isYou
      ? `Tu as annoncé ${bid} à ${suit} mais fait ${tricks} : ${penalty} points de plus.`
      : `${name} a annoncé ${bid} à ${suit} mais fait ${tricks} : ${penalty} points de plus.`,
  toGo: "à faire",
  blind: "Le talon",
  closed: "Les mains couchées et le talon restent cachés jusqu’à la fin de la partie.",
  line: {
    folded: "Couché : rien gagné, rien perdu",
    made: ({ bid, tricks }) => `Enchère ${bid}, ${tricks}`,
    set: ({ bid, tricks }) => `Enchère ${bid}, ${tricks} : chute`,
    stayed: ({ tricks }) => `Resté, ${tricks}`,
    stayedInVain: "Resté sans un pli : chute",
  },
};

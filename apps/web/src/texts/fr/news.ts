import type { Translated } from "../messages.ts";
import type { newsTexts } from "../news.ts";

export const newsFr: Translated<typeof newsTexts> = {
  sat: "{name} s’assied.",
  gotUp: "{name} se lève.",
  botSat: "{name} joue maintenant à cette place.",
  tookOver: "{name} prend la place de {from}.",
  covered: {
    away: "{isYou, select, true {Tu étais ailleurs : un bot joue pour toi.} other {{name} n’est pas là : un bot joue en attendant.}}",
    left: "{isYou, select, true {Tu as quitté la table : un bot continue.} other {{name} a quitté la table : un bot continue.}}",
    removed:
      "{isYou, select, true {L’hôte t’a exclu de la table.} other {L’hôte a exclu {name} de la table.}}",
  },
  returned: "{isYou, select, true {Te revoilà.} other {{name} est de retour.}}",
  botDid: "Tu es de retour : le bot a {deeds} pour toi.",
  deeds: {
    passes: "{count, plural, one {passé} other {passé # fois}}",
    calls: "{count, plural, one {annoncé} other {annoncé # fois}}",
    secrets: "{count, plural, one {décidé} other {décidé # fois}}",
    cards:
      "{count, plural, =1 {joué une carte} =2 {joué deux cartes} =3 {joué trois cartes} other {joué # cartes}}",
  },
  hostChanged: "{isYou, select, true {C’est toi l’hôte maintenant.} other {{name} est maintenant l’hôte.}}",
  paused: "{isYou, select, true {Tu mets la partie en pause.} other {{name} met la partie en pause.}}",
  resumed: "{isYou, select, true {Tu reprends la partie.} other {{name} reprend la partie.}}",
  locked: "L’hôte a verrouillé la table.",
  unlocked: "La table est de nouveau ouverte.",
  timedOut:
    "{isYou, select, true {Ton temps est écoulé : un bot a décidé une fois.} other {{name} n’avait plus de temps : un bot a décidé une fois.}}",
  claimed: "{isYou, select, true {Le reste des plis est à toi.} other {Le reste des plis est à {name}.}}",
  undoAsked:
    "{isYou, select, true {Tu demandes à reprendre ta dernière décision.} other {{name} demande à reprendre sa dernière décision.}}",
  undoRefused:
    "{isYou, select, true {Tu n’as pas accepté : la décision reste.} other {{name} n’accepte pas : la décision reste.}}",
  undone:
    "{isYou, select, true {Tu as repris ta dernière décision.} other {{name} a repris sa dernière décision.}}",
  lateHands: {
    agreed:
      "{isYou, select, true {Tu laisses les spectateurs voir toutes les mains, une donne plus tard.} other {{name} laisse les spectateurs voir toutes les mains, une donne plus tard.}}",
    takenBack:
      "{isYou, select, true {Tu ne laisses plus les spectateurs voir les mains.} other {{name} ne laisse pas les spectateurs voir les mains.}}",
  },
  askedForHint: "{isYou, select, true {Tu as demandé un conseil.} other {{name} a demandé un conseil.}}",
};

import { plural } from "../plural.ts";
import type { News } from "../en/news.ts";

export const news: News = {
  sat: ({ name }) => `${name} s’assied.`,
  gotUp: ({ name }) => `${name} se lève.`,
  botSat: ({ name }) => `${name} joue maintenant à cette place.`,
  tookOver: ({ name, from }) => `${name} prend la place de ${from}.`,
  covered: {
    away: ({ isYou, name }) =>
      isYou
        ? "Tu étais ailleurs : un bot joue pour toi."
        : `${name} n’est pas là : un bot joue en attendant.`,
    left: ({ isYou, name }) =>
      isYou ? "Tu as quitté la table : un bot continue." : `${name} a quitté la table : un bot continue.`,
    removed: ({ isYou, name }) =>
      isYou ? "L’hôte t’a retiré ta place." : `L’hôte a exclu ${name} de la table.`,
  },
  returned: ({ isYou, name }) => (isYou ? "Te revoilà." : `${name} est de retour.`),
  botDid: ({ deeds }) => `Tu es de retour : le bot a ${deeds} pour toi.`,
  deeds: {
    passes: ({ count }) => plural("fr", count, { one: "passé", other: `passé ${count} fois` }),
    calls: ({ count }) => plural("fr", count, { one: "annoncé", other: `annoncé ${count} fois` }),
    secrets: ({ count }) => plural("fr", count, { one: "décidé", other: `décidé ${count} fois` }),
    cards: ({ count }) =>
      plural("fr", count, {
        1: "joué une carte",
        2: "joué deux cartes",
        3: "joué trois cartes",
        other: `joué ${count} cartes`,
      }),
  },
  chairAsked: ({ isYou, name }) =>
    isYou ? "Tu demandes une place." : `${name} voudrait jouer aussi : y a-t-il une place de plus ?`,
  hostChanged: ({ isYou, name }) =>
    isYou ? "C’est toi l’hôte maintenant." : `${name} est maintenant l’hôte.`,
  paused: ({ isYou, name }) => (isYou ? "Tu mets la partie en pause." : `${name} met la partie en pause.`),
  resumed: ({ isYou, name }) => (isYou ? "Tu reprends la partie." : `${name} reprend la partie.`),
  locked: "L’hôte a verrouillé la table.",
  unlocked: "La table est de nouveau ouverte.",
  timedOut: ({ isYou, name }) =>
    isYou
      ? "Ton temps est écoulé : un bot a décidé pour toi."
      : `${name} n’avait plus de temps : un bot a décidé.`,
  claimed: ({ isYou, name }) => (isYou ? "Le reste des plis est à toi." : `Le reste des plis est à ${name}.`),
  undoAsked: ({ isYou, name }) =>
    isYou ? "Tu veux reprendre ton dernier coup." : `${name} veut reprendre son dernier coup.`,
  undoRefused: ({ isYou, name }) =>
    isYou ? "Tu as refusé : le coup reste." : `${name} a refusé : le coup reste.`,
  undone: ({ isYou, name }) =>
    isYou ? "Tu as repris ton dernier coup." : `${name} a repris son dernier coup.`,
  lateHands: {
    agreed: ({ isYou, name }) =>
      isYou
        ? "Tu laisses les spectateurs voir toutes les mains, une donne plus tard."
        : `${name} laisse les spectateurs voir toutes les mains, une donne plus tard.`,
    takenBack: ({ isYou, name }) =>
      isYou
        ? "Tu ne laisses plus les spectateurs voir les mains."
        : `${name} ne laisse pas les spectateurs voir les mains.`,
  },
  askedForHint: ({ isYou, name }) => (isYou ? "Tu as demandé un conseil." : `${name} a demandé un conseil.`),
};

import { plural } from "@buck/words";
import type { YourGames } from "../en/yourGames.ts";

const PLACES = ["Première", "Deuxième", "Troisième", "Quatrième", "Cinquième", "Sixième"];

export const yourGames: YourGames = {
  title: "Tes parties",
  lead: "Chaque partie que tu termines reste sur cet appareil, et seulement ici.",
  notLasting:
    "Ce navigateur ne garde rien pour cette page, comme dans une fenêtre privée. Ces parties disparaîtront à sa fermeture : enregistre-les dans un fichier.",
  full: ({ most }) =>
    `Les ${most} parties les plus récentes restent ici, les plus anciennes s’en vont. Enregistre-les dans un fichier pour tout garder.`,
  loading: "Chargement de tes parties…",
  empty: "Pas encore de partie. Termines-en une, à une table ou contre des bots, et elle sera ici.",
  play: "Jouer maintenant",
  nothingFits: "Aucune partie ne correspond.",
  filter: {
    game: "Jeu",
    both: "Les deux",
    company: "Avec",
    anybody: "Tout le monde",
    bots: "Seulement des bots",
  },
  numbers: {
    title: "En chiffres",
    games: "Parties",
    wins: "Gagnées",
    share: ({ wins, percent }) => `${wins} (${percent})`,
    hands: "Donnes",
    bids: "Enchères et appels réussis",
    madeOf: ({ made, bids }) => `${made} sur ${bids}`,
    sets: "Chutes",
    tricks: "Plis par donne",
    folds: "Donnes abandonnées",
    best: "Meilleure soirée",
    bestOf: ({ wins, games, evening }) =>
      `${plural("fr", wins, { one: `${wins} victoire`, other: `${wins} victoires` })} en ${plural("fr", games, { one: `${games} partie`, other: `${games} parties` })}, ${evening}`,
    evenings: "Parties de chaque soirée, en plein celles gagnées",
    evening: ({ evening, games, wins }) =>
      `${evening} : ${plural("fr", games, { one: `${games} partie`, other: `${games} parties` })}, ${plural("fr", wins, { one: `${wins} gagnée`, other: `${wins} gagnées` })}`,
    places: "Tes places",
    place: ({ place }) => `${PLACES[place - 1] ?? place} place`,
    companions: "Avec qui",
    name: "Nom",
    youWon: "Tu gagnes",
    theyWon: "L’autre gagne",
  },
  list: {
    title: "Parties",
    won: "Tu as gagné",
    shared: ({ names }) => `Victoire partagée avec ${names}`,
    lost: ({ winners, place }) =>
      `Victoire de ${winners} ; tu es à la ${PLACES[place - 1]?.toLowerCase() ?? place} place`,
    wonTogether: ({ own, theirs, partner }) => `Gagné ${own} à ${theirs} avec ${partner}`,
    lostTogether: ({ own, theirs, partner }) => `Perdu ${own} à ${theirs} avec ${partner}`,
    sharedTogether: ({ own, theirs, partner }) => `Victoire partagée, ${own} à ${theirs}, avec ${partner}`,
    with: ({ names }) => `Avec ${names}`,
    practice: "Contre des bots",
    replay: "Revoir",
    review: "Analyse",
    forget: "Supprimer",
    more: ({ count }) => `En montrer ${count} de plus`,
  },
  forgetOne: {
    title: "Supprimer cette partie ?",
    text: "Elle disparaît de cet appareil. Le serveur d’une table l’a peut-être encore.",
    yes: "Supprimer",
    no: "Garder",
  },
  forgetAll: {
    open: "Supprimer toutes les parties",
    title: "Supprimer toutes les parties ?",
    text: ({ count }) =>
      `${plural("fr", count, { one: `${count} partie`, other: `${count} parties` })} et tous les chiffres disparaissent de cet appareil. Personne ne peut les rendre, sauf si tu les as enregistrées dans un fichier.`,
    yes: "Tout supprimer",
    no: "Garder",
  },
  file: {
    title: "En un fichier",
    what: "Pour emporter tes parties sur un autre appareil, ou en garder davantage.",
    save: "Tout enregistrer dans un fichier",
    open: "Ajouter les parties d’un fichier",
    reading: ({ done, all }) => `${done} sur ${all} lues…`,
    notGames: "Ce n’est pas un fichier de parties enregistré ici.",
    tooLarge: "Ce fichier est trop grand.",
    added: ({ added }) =>
      plural("fr", added, {
        0: "Aucune partie nouvelle.",
        one: `${added} partie ajoutée.`,
        other: `${added} parties ajoutées.`,
      }),
    known: ({ known }) =>
      plural("fr", known, { one: `${known} était déjà là.`, other: `${known} étaient déjà là.` }),
    broken: ({ number, reason }) => `La partie ${number} du fichier a été laissée de côté : ${reason}`,
  },
};

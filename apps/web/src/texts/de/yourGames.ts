import { plural } from "@buck/words";
import type { YourGames } from "../en/yourGames.ts";

const PLACES = ["Erster", "Zweiter", "Dritter", "Vierter", "Fünfter", "Sechster"];

export const yourGames: YourGames = {
  title: "Deine Spiele",
  lead: "Jedes Spiel, das du beendest, bleibt auf diesem Gerät, und nur hier.",
  notLasting:
    "Dieser Browser behält für diese Seite nichts, wie in einem privaten Fenster. Diese Spiele sind weg, wenn du es schließt: Sichere sie in einer Datei.",
  full: ({ most }) =>
    `Hier bleiben die neuesten ${most} Spiele, ältere verschwinden. Sichere sie in einer Datei, um alle zu behalten.`,
  loading: "Deine Spiele werden geladen …",
  empty: "Noch keine Spiele. Beende eines, am Tisch oder gegen Bots, und es steht hier.",
  play: "Jetzt spielen",
  nothingFits: "Kein Spiel passt.",
  filter: {
    game: "Spiel",
    both: "Beide",
    company: "Gespielt mit",
    anybody: "Allen",
    bots: "Nur Bots",
  },
  numbers: {
    title: "In Zahlen",
    games: "Spiele",
    wins: "Gewonnen",
    share: ({ wins, percent }) => `${wins} (${percent})`,
    hands: "Runden",
    bids: "Gebote und Ansagen geschafft",
    madeOf: ({ made, bids }) => `${made} von ${bids}`,
    sets: "Verfehlt",
    tricks: "Stiche je Runde",
    folds: "Ausgestiegen",
    best: "Bester Abend",
    bestOf: ({ wins, games, evening }) =>
      `${plural("de", wins, { one: `${wins} Sieg`, other: `${wins} Siege` })} in ${plural("de", games, { one: `${games} Spiel`, other: `${games} Spielen` })}, ${evening}`,
    evenings: "Spiele jedes Abends, gefüllt die gewonnenen",
    evening: ({ evening, games, wins }) =>
      `${evening}: ${plural("de", games, { one: `${games} Spiel`, other: `${games} Spiele` })}, ${wins} gewonnen`,
    places: "Deine Plätze",
    place: ({ place }) => `${PLACES[place - 1] ?? place} Platz`,
    companions: "Mit wem",
    name: "Name",
    youWon: "Du gewinnst",
    theyWon: "Sie gewinnen",
  },
  list: {
    title: "Spiele",
    won: "Du hast gewonnen",
    shared: ({ names }) => `Geteilter Sieg mit ${names}`,
    lost: ({ winners, place }) => `Gewonnen: ${winners}; du kamst auf Platz ${place}`,
    wonTogether: ({ own, theirs, partner }) => `${own} zu ${theirs} gewonnen, mit ${partner}`,
    lostTogether: ({ own, theirs, partner }) => `${own} zu ${theirs} verloren, mit ${partner}`,
    sharedTogether: ({ own, theirs, partner }) => `Geteilter Sieg, ${own} zu ${theirs}, mit ${partner}`,
    with: ({ names }) => `Mit ${names}`,
    practice: "Gegen Bots",
    replay: "Ansehen",
    review: "Analyse",
    forget: "Löschen",
    more: ({ count }) => `${count} weitere zeigen`,
  },
  forgetOne: {
    title: "Dieses Spiel löschen?",
    text: "Es verschwindet von diesem Gerät. Der Server eines Tisches hat es vielleicht noch.",
    yes: "Löschen",
    no: "Behalten",
  },
  forgetAll: {
    open: "Alle Spiele löschen",
    title: "Alle Spiele löschen?",
    text: ({ count }) =>
      `${plural("de", count, { one: `${count} Spiel`, other: `Alle ${count} Spiele` })} und alle Zahlen verschwinden von diesem Gerät. Niemand kann sie zurückholen, außer du hast sie in einer Datei gesichert.`,
    yes: "Alle löschen",
    no: "Behalten",
  },
  file: {
    title: "Als eine Datei",
    what: "Um deine Spiele auf ein anderes Gerät zu bringen oder mehr davon zu behalten.",
    save: "Alle in einer Datei sichern",
    open: "Spiele aus einer Datei dazunehmen",
    reading: ({ done, all }) => `${done} von ${all} gelesen …`,
    notGames: "Das ist keine Datei mit Spielen, die hier gesichert wurde.",
    tooLarge: "Diese Datei ist zu groß.",
    added: ({ added }) =>
      plural("de", added, {
        0: "Kein Spiel ist neu.",
        one: `${added} Spiel kam dazu.`,
        other: `${added} Spiele kamen dazu.`,
      }),
    known: ({ known }) =>
      plural("de", known, { one: `${known} war schon da.`, other: `${known} waren schon da.` }),
    broken: ({ number, reason }) => `Spiel ${number} der Datei wurde ausgelassen: ${reason}`,
  },
};

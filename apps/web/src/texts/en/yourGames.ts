import { plural } from "@buck/words";
import type { Language } from "../language.ts";

/** The games that are kept on this device. */
const PLACES = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth"];

export const yourGames = {
  title: "Your games",
  lead: "Every game you finish is kept on this device, and only here.",
  notLasting:
    "This browser saves nothing for this page, as in a private window. When you close it these games are gone, so save them to a file.",
  full: ({ most }: { most: number }) =>
    `The newest ${most} games are kept here, and older ones are dropped. Save them to a file to keep them all.`,
  loading: "Looking for your games…",
  empty: "No games yet. Finish one, at a table or against bots, and it shows up here.",
  play: "Play now",
  nothingFits: "No games match.",
  filter: {
    game: "Game",
    both: "Both",
    company: "Played with",
    anybody: "Anybody",
    bots: "Only bots",
  },
  numbers: {
    title: "Your stats",
    games: "Games",
    wins: "Won",
    share: ({ wins, percent }: { wins: string; percent: string }) => `${wins} (${percent})`,
    hands: "Hands",
    bids: "Bids and calls made",
    madeOf: ({ made, bids }: { made: string; bids: string }) => `${made} of ${bids}`,
    sets: "Times set",
    tricks: "Tricks per hand",
    folds: "Hands folded",
    best: "Best evening",
    bestOf: ({ wins, games, evening }: { wins: number; games: number; evening: string }) =>
      `${plural("en", wins, { one: `${wins} win`, other: `${wins} wins` })} in ${plural("en", games, { one: `${games} game`, other: `${games} games` })}, ${evening}`,
    evenings: "Games each evening; the filled ones are your wins",
    evening: ({ evening, games, wins }: { evening: string; games: number; wins: number }) =>
      `${evening}: ${plural("en", games, { one: `${games} game`, other: `${games} games` })}, ${wins} won`,
    places: "Where you finished",
    place: ({ place }: { place: number }): string => PLACES[place - 1] ?? String(place),
    companions: "Who you played with",
    name: "Name",
    youWon: "You won",
    theyWon: "They won",
  },
  list: {
    title: "Games",
    won: "You won",
    shared: ({ names }: { names: string }) => `You shared the win with ${names}`,
    lost: ({ winners, place }: { winners: string; place: number }) =>
      `${winners} won, you came ${PLACES[place - 1]?.toLowerCase() ?? place}`,
    wonTogether: ({ own, theirs, partner }: { own: string; theirs: string; partner: string }) =>
      `You won ${own} to ${theirs} with ${partner}`,
    lostTogether: ({ own, theirs, partner }: { own: string; theirs: string; partner: string }) =>
      `You lost ${own} to ${theirs} with ${partner}`,
    sharedTogether: ({ own, theirs, partner }: { own: string; theirs: string; partner: string }) =>
      `You shared the win ${own} to ${theirs} with ${partner}`,
    with: ({ names }: { names: string }) => `With ${names}`,
    practice: "Against bots",
    replay: "Replay",
    review: "Review",
    forget: "Delete",
    more: ({ count }: { count: number }) => `Show ${count} more`,
  },
  forgetOne: {
    title: "Delete this game?",
    text: "It is removed from this device. A table’s server may still have it.",
    yes: "Delete it",
    no: "Keep it",
  },
  forgetAll: {
    open: "Delete all games",
    title: "Delete all games?",
    text: ({ count }: { count: number }) =>
      `All ${plural("en", count, { one: `${count} game`, other: `${count} games` })} and all your stats are removed from this device. Nobody can bring them back unless you saved them to a file.`,
    yes: "Delete all",
    no: "Keep them",
  },
  file: {
    title: "All in one file",
    what: "To move your games to another device, or to keep more of them.",
    save: "Save all to a file",
    open: "Add games from a file",
    reading: ({ done, all }: { done: number; all: number }) => `Reading ${done} of ${all}…`,
    notGames: "This is not a file of games saved here.",
    tooLarge: "This file is too large.",
    added: ({ added }: { added: number }) =>
      plural("en", added, {
        0: "No new games.",
        one: `${added} game added.`,
        other: `${added} games added.`,
      }),
    known: ({ known }: { known: number }) =>
      plural("en", known, { one: `${known} was already here.`, other: `${known} were already here.` }),
    broken: ({ number, reason }: { number: number; reason: string }) =>
      `Game ${number} of the file was left out: ${reason}`,
  },
};

export type YourGames = typeof yourGames;

export const yourGamesTexts = ({ texts }: Language): YourGames => texts?.yourGames ?? yourGames;

import type { Language } from "../language.ts";

export const common = {
  appName: "Buck Euchre",
  opening: "One moment…",
  close: "Close",
  back: "Back",
  home: "Home",
  dealer: "Dealer",
  dealerLetter: "D",
  yourTurnTitle: "Your turn",
  /** Whatever goes wrong, said plainly and with a way on. */
  errors: {
    unknown: {
      title: "No table here",
      text: "No table has this code, or it was closed a while ago. Check the code with your host.",
      action: "Back to the start",
    },
    noTable: {
      title: "The table could not be made",
      text: "Please try again in a moment.",
      action: "Try again",
    },
    full: {
      title: "All seats are taken",
      text: "You can still watch. Nobody’s cards are shown to watchers.",
      action: "Watch instead",
    },
    damaged: {
      title: "This table cannot be opened",
      text: "Part of what the server stored for it is damaged. Whoever runs the server may be able to restore it.",
      action: "Back to the start",
    },
    removed: {
      title: "The host removed you from this table",
      text: "Only the host can let you back in. You can make a table of your own.",
      action: "Make a table",
    },
    elsewhere: {
      title: "This seat is open in another tab",
      text: "Only one tab can play a seat. Play here, and the other one stops.",
      action: "Play here",
    },
    closed: {
      title: "This table is closed",
      text: "The host closed it, and everybody has gone home.",
      action: "Make a new table",
    },
    moved: {
      title: "Your seat is on another device now",
      text: "Keep playing there. From here you can look at the table like any visitor.",
      action: "Look at the table",
    },
    flooding: {
      title: "That was too much at once",
      text: "This page sent more than the table can handle, so it was disconnected. Your seat is kept.",
      action: "Rejoin",
    },
    busy: {
      title: "The server is not letting anybody in right now",
      text: "It is full, or somebody here opened too many links that lead to no table. This page keeps trying; you can also come back in a few minutes.",
      action: "Try again",
    },
    misrouted: {
      title: "The table is on another server",
      text: "This site cannot send you there, and whoever runs it has to fix that. This page tries again every few seconds; your seat is kept.",
      action: "Try now",
    },
    oldVersion: {
      title: "There is a newer version",
      text: "This page is older than the server. Reload it, and you are back in your seat.",
      action: "Reload",
    },
    offline: {
      title: "You are offline",
      text: "Your seat is kept. The table comes back by itself as soon as you are online.",
      action: "Try again",
    },
    unreachable: {
      title: "The table cannot be reached",
      text: "The server does not answer. This page tries again every few seconds; your seat is kept.",
      action: "Try now",
    },
    broken: {
      title: "Something went wrong on this page",
      text: "Reload it, and you are back where you were.",
      action: "Reload",
    },
    restarting: {
      title: "The server is restarting",
      text: "It takes a few seconds. Your seat and your cards are kept.",
      action: "Try now",
    },
    noGame: {
      title: "No game here",
      text: "It may not be over yet, or it was deleted. Games are only kept for a while.",
      action: "Back to the start",
    },
    gameUnreachable: {
      title: "The game could not be loaded",
      text: "The server does not answer. Please try again in a moment.",
      action: "Try again",
    },
    brokenGame: {
      title: "This game cannot be shown",
      text: "It breaks the rules.",
      action: "Back to the start",
    },
    lost: {
      title: "There is nothing on this page",
      text: "The address may be misspelled.",
      action: "Back to the start",
    },
  },
  /** What calls people to the table, and keeps them at it. */
  signals: {
    yourTurn: "It is your turn",
    offer: "You missed your turn. Want a call next time?",
    accept: "Call me",
    decline: "No, thanks",
    leaveTitle: "Leave this game?",
    install: "Install",
    installNote: "Keep Buck Euchre with your apps: it opens right away, even offline.",
    installOnIos: "To keep Buck Euchre on your home screen: tap Share, then “Add to Home Screen”.",
    update: "A new version of Buck Euchre is here.",
    later: "Later",
    reload: "Reload",
  },
};

export type Common = typeof common;

export const commonTexts = ({ texts }: Language): Common => texts?.common ?? common;

export type ErrorName = keyof Common["errors"];

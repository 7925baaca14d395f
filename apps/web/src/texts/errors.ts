import { catalogue } from "./catalogue.ts";

/** Whatever goes wrong, said plainly and with a way on. */
export const errorTexts = catalogue("errors", {
  unknown: {
    title: "No table here",
    text: "Nobody has made a table with this code, or it has been put away. Check the code with your host.",
    action: "Back to the start",
  },
  noTable: { title: "No table could be made", text: "Please try again in a moment.", action: "Try again" },
  full: {
    title: "All four seats are taken",
    text: "You can still watch. Nobody’s cards are shown to watchers.",
    action: "Watch instead",
  },
  removed: {
    title: "The host removed you from this table",
    text: "Only the host can let you back in. You can make a table of your own.",
    action: "Make a table",
  },
  elsewhere: {
    title: "This seat is open in another tab",
    text: "Only one tab can play a seat. The other one goes quiet when you play here.",
    action: "Play here",
  },
  closed: {
    title: "This table is closed",
    text: "The host has closed it and everybody has gone home.",
    action: "Make a new table",
  },
  moved: {
    title: "Your seat is on another device now",
    text: "You go on playing there. Here you can look at the table like any visitor.",
    action: "Look at the table",
  },
  flooding: {
    title: "That was too much at once",
    text: "This page sent more than the table can hear, so it was disconnected. Your seat is kept.",
    action: "Come back",
  },
  busy: {
    title: "The server lets nobody in right now",
    text: "It is full, or too many links to no table were opened from here. It is asked again and again; you can also come back in some minutes.",
    action: "Try again",
  },
  oldVersion: {
    title: "There is a newer version",
    text: "This page is older than the server. Reload, and you are back in your seat.",
    action: "Reload",
  },
  offline: {
    title: "You are offline",
    text: "Your seat is kept. As soon as there is a connection, the table comes back by itself.",
    action: "Try again",
  },
  unreachable: {
    title: "The table cannot be reached",
    text: "The server does not answer. It is asked again every few seconds; your seat is kept.",
    action: "Try now",
  },
  broken: {
    title: "Something went wrong on this page",
    text: "Reload it, and you are back where you were.",
    action: "Reload",
  },
  restarting: {
    title: "The server restarts",
    text: "It takes a few seconds. Your seat and your cards are kept.",
    action: "Try now",
  },
  noGame: {
    title: "No game here",
    text: "It may not be over yet, or it has been deleted: games are kept for a while only.",
    action: "Back to the start",
  },
  gameUnreachable: {
    title: "The game could not be fetched",
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
    text: "The address may be misspelt.",
    action: "Back to the start",
  },
});

export type ErrorName = keyof typeof errorTexts;

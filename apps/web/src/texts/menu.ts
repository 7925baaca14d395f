import { catalogue } from "./catalogue.ts";

/** What a live table adds to the menu. */
export const menuTexts = catalogue("menu", {
  invite: "Invite or show the link",
  move: "Move to another device",
  takeSeat: "Take a seat",
  takeSeatNote: "You play from the next deal on, with the score of that seat.",
  takeSeatOf: "Take the seat of {name}",
  host: "You are the host",
  pause: "Pause the game",
  resume: "Go on with the game",
  lock: "Lock the table",
  unlock: "Unlock the table",
  remove: "Remove a player",
  removeNote: "A bot takes over the seat.",
  removeName: "Remove {name}",
  removeSure: {
    title: "Remove {name}?",
    text: "A bot takes over the seat. Who is removed comes back only when you let them.",
    no: "Keep playing together",
  },
  readmit: "Let {name} back in",
  makeHost: "Make somebody else the host",
  makeHostNote: "They can pause, remove people and lock the table from then on; you cannot.",
  lobby: "Back to the lobby",
  lobbyConfirm: {
    title: "End this game?",
    text: "Everybody goes back to the lobby. The score of this game is lost.",
    yes: "End the game",
    no: "Keep playing",
  },
  close: "Close the table",
  closeConfirm: {
    title: "Close this table for everybody?",
    text: "Everybody leaves, and nobody can come back to it.",
    yes: "Close the table",
    no: "Keep it open",
  },
});

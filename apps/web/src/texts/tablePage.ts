import type { Settings } from "@buck/protocol";

/** A live table beside its game: coming in, hosting, moving, leaving. */
export const tablePageTexts = {
  guest: (number: number) => `Guest ${number}`,
  player: "Player",
  quickTable: "Quick game",
  untitled: "Card table",
  shuffling: "Shuffling…",
  dismiss: "Close this message",
  leaveNote: "A bot plays for you. Open the table again to go back to your seat.",
} as const;

/** A table needs no title; its people still need a word for it. */
export function tableName({ title }: Settings): string {
  return title === "" ? tablePageTexts.untitled : title;
}

export const menuTexts = {
  invite: "Invite or show the link",
  move: "Move to another device",
  host: "You are the host",
  pause: "Pause the game",
  resume: "Go on with the game",
  lock: "Lock the table",
  unlock: "Unlock the table",
  remove: "Remove a player",
  removeNote: "A bot takes over the seat.",
  removeName: (name: string) => `Remove ${name}`,
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
} as const;

export const visitorTexts = {
  title: "A game is on",
  free: "Take a seat a bot plays, or watch. Watchers see the table and nobody’s cards.",
  full: "All four seats are taken. You can watch: nobody’s cards are shown.",
  closed: "All four seats are taken, and this table does not allow watching.",
  locked: "The host has locked this table: no seats are given now.",
  seats: "Who is playing",
  take: "Take this seat",
  takeFrom: (name: string) => `Take the seat of ${name}`,
  bot: "bot",
  covered: "a bot plays for them",
  playing: "playing",
  waitsForDeal: "plays from the next deal",
  yours: "your seat: a bot plays for you",
  left: "You got up. Your seat is kept for you until somebody takes it.",
  goBack: "Go back to your seat",
  watch: "Watch",
  claim: "Bring my seat here",
} as const;

export const moveTexts = {
  title: "Move your seat",
  how: "On the other device open this table’s link, choose “Bring my seat here” and type this number. It holds for five minutes and once.",
  code: "Your number",
  asking: "Asking the table…",
  here: "Bring my seat here",
  hereHow: "At the table on your other device: Menu, “Move to another device”. Type the number it shows.",
  label: "The eight digits",
  wrong: "The number has eight digits.",
  claim: "Bring it here",
} as const;

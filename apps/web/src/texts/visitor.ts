import { catalogue } from "./catalogue.ts";

/** For somebody who opens the link while a game is on. */
export const visitorTexts = catalogue("visitor", {
  title: "A game is on",
  free: "Take a seat a bot plays, or watch. Watchers see the table and nobody’s cards.",
  full: "All four seats are taken. You can watch: nobody’s cards are shown.",
  closed: "All four seats are taken, and this table does not allow watching.",
  locked: "The host has locked this table: no seats are given now.",
  removed: "The host removed you from this table. Only the host can let you back in.",
  seats: "Who is playing",
  take: "Take this seat",
  takeFrom: "Take the seat of {name}",
  bot: "bot",
  covered: "a bot plays for them",
  playing: "playing",
  waitsForDeal: "plays from the next deal",
  yours: "your seat: a bot plays for you",
  left: "You got up. Your seat is kept for you until somebody takes it.",
  goBack: "Go back to your seat",
  watch: "Watch",
  claim: "Bring my seat here",
});

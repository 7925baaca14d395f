import { catalogue } from "./catalogue.ts";

/** A table on a television. */
export const tvTexts = catalogue("tv", {
  show: "Show on a TV",
  how: "Open this address in the TV’s browser, or here when this screen is the TV. It only watches: your seat stays where it is.",
  openHere: "Open it here",
  join: "Join with your phone",
  waiting: "Waiting for everybody",
  closed: "A game is on, and this table lets nobody watch.",
});

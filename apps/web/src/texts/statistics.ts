import { catalogue } from "./catalogue.ts";

export const statisticsTexts = catalogue("statistics", {
  title: "Your numbers",
  help: "Counted in this browser only.",
  forget: "Start again from zero",
  counters: {
    games: "Games played",
    wins: "Games won",
    hands: "Hands played",
    bids: "Bids and calls",
    made: "Bids and calls made",
    folds: "Hands folded",
    tricks: "Tricks taken",
  },
});

import { catalogue } from "./catalogue.ts";

/** What is said to whoever has won, and to whoever has lost. */
export const celebrationTexts = catalogue("celebration", {
  game: {
    won: "Beautifully played. This evening is yours!",
    wonClose: "What a finish. Well held to the last card!",
    lost: "Well fought. The next game begins even for everybody.",
    lostClose:
      "{margin, plural, =0 {So close! Not a single point lay between you.} =1 {So close! One point made the difference.} other {So close! # points made the difference.}}",
    watched: "Thank you for watching.",
  },
  hand: {
    won: "Nicely done!",
    lost: "It happens to the best. The next hand is a new one.",
  },
});

import { catalogue } from "./catalogue.ts";

/** House rules of Buck Euchre: each value with a label and a sentence. */
export const buckRuleTexts = catalogue("buckRules", {
  startScore: {
    title: "Starting score",
    values: {
      15: { label: "15", sentence: "Everybody starts with 15 points." },
      10: { label: "10", sentence: "Everybody starts with 10: a short game." },
      20: { label: "20", sentence: "Everybody starts with 20." },
      25: { label: "25", sentence: "Everybody starts with 25: a long evening." },
    },
  },
  clubsTurnUp: {
    title: "A club turned up",
    values: {
      bid: { label: "Clubs by bids", sentence: "Clubs are trump, bidding as always, nobody may fold." },
      dirty: {
        label: "Dirty clubs",
        sentence: "Clubs are trump without bidding; each player needs a trick.",
      },
      off: { label: "Nothing special", sentence: "A club is like any other card turned up." },
    },
  },
  minimumBid: {
    title: "Lowest bid",
    values: {
      2: { label: "2", sentence: "Bids begin at two tricks." },
      3: { label: "3", sentence: "Bids begin at three tricks." },
    },
  },
  allPass: {
    title: "All pass",
    values: {
      redeal: { label: "Next dealer", sentence: "No score, the deal moves on." },
      stick: {
        label: "Stick the dealer",
        sentence: "When the others pass, the dealer must bid the minimum.",
      },
    },
  },
  folding: {
    title: "Folding",
    values: {
      secret: { label: "In secret", sentence: "All decide at once, then it is shown." },
      clockwise: { label: "In turn", sentence: "The others stay or fold in turn, for all to see." },
    },
  },
  showHands: {
    title: "Showing cards",
    values: {
      game: { label: "After the game", sentence: "Folded hands and the blind stay closed until then." },
      hand: { label: "After each hand", sentence: "Everything is shown when a hand is over." },
    },
  },
});

import { catalogue } from "./catalogue.ts";

/** The rules of Buck Euchre on one page. */
export const learnTexts = catalogue("learn", {
  title: "How Buck Euchre is played",
  lead: "Four players, each for themselves, 24 cards, five tricks. Everybody starts with 15 points and races down to zero.",
  tryIt: "Play a guided first hand",
  other: "Learn classic Euchre",
  trumpOrder: {
    title: "The cards",
    text: "Nines to aces in four suits. When a suit is trump its jack is the highest card of all: the right bower. The other jack of the same colour comes second, the left bower, and counts as a trump for everything.",
    trump: "Hearts are trump, from high to low",
    plain: "Any other suit, from high to low",
    plainNote: "Clubs here: nothing unusual happens to a suit of the other colour.",
  },
  steps: {
    deal: {
      title: "1. Deal",
      text: "Five cards each. Four stay on the table as the blind, the top one turned up for everybody to see. The blind is never played.",
    },
    bid: {
      title: "2. Bid",
      text: "From the dealer’s left: pass, or say how many tricks you will take, 2 to 5, always more than the bid before. Whoever passes is out of the bidding. If all four pass there is no score and the next player deals.",
    },
    trump: {
      title: "3. Name trump",
      text: "The highest bidder names any suit trump and will lead the first trick.",
    },
    fold: {
      title: "4. Stay or fold",
      text: "Everybody else decides in secret. Fold, and this hand neither costs nor brings you anything. Stay, and you must take at least one trick.",
    },
    play: {
      title: "5. Play",
      text: "Follow the suit that was led if you can; otherwise play what you like. The highest trump wins the trick, or the highest card of the suit led. The winner leads the next one.",
    },
  },
  playNote:
    "Hearts are trump and the nine of hearts is led. The jack of diamonds is the left bower, so it follows suit and wins. The ace of spades wins nothing.",
  score: {
    title: "The score",
    rows: [
      ["You bid and took what you bid, or more", "minus one for each trick"],
      ["You bid and took less: you are set", "plus 5"],
      ["You stayed and took a trick or more", "minus one for each trick"],
      ["You stayed and took none", "plus 5"],
      ["You folded", "nothing"],
      ["Everybody else folded", "the bidder gets minus 5"],
    ],
    end: "Whoever is at zero or below after a hand wins the game; the lowest if there are several. If they are level, one more hand decides.",
  },
  clubs: {
    title: "When a club is turned up",
    text: "Clubs are trump at once, and nobody may fold. The bidding goes on as always: everybody is in.",
  },
  house: {
    title: "House rules",
    text: "Who makes the table may choose where the score starts, the lowest bid, what a club means, whether the dealer must bid when all pass, whether folding is secret, and whether the cards are shown after each hand. The lobby says what differs from these rules.",
  },
});

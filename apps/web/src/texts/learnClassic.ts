import { catalogue } from "./catalogue.ts";

/** The rules of classic Euchre on one page. */
export const classicTexts = catalogue("learnClassic", {
  title: "How classic Euchre is played",
  lead: "Two against two, 24 cards, five tricks. One team chooses trump and must take three of them. The first team with 10 points wins.",
  tryIt: "Play a guided first hand",
  play: "Play now against bots",
  make: "Make a table",
  other: "Learn Buck Euchre",
  differs: {
    title: "If you know Buck Euchre",
    points: [
      "You play with the person across from you; points belong to the team and go up, not down.",
      "Nobody bids a number: whoever calls trump promises three tricks for the team.",
      "The turned-up card matters: its suit is offered first, and the dealer may end up holding it.",
      "Nobody folds. But whoever calls may play alone, and then the partner sits out.",
    ],
  },
  trumpOrder: {
    title: "The cards and the bowers",
    text: "Nines to aces in four suits. The jack of trump is the highest card, the right bower. The other jack of the same colour is second, the left bower, and is a trump for everything: it follows trump, never the suit printed on it.",
    trump: "Hearts are trump, from high to low",
    plain: "A suit of the other colour, from high to low",
    plainNote: "Diamonds have only five cards now: their jack has become a heart.",
  },
  steps: {
    deal: {
      title: "1. Deal",
      text: "Five cards each. Four are left, the kitty; its top card is turned up for everybody to see.",
    },
    order: {
      title: "2. Order it up",
      text: "From the dealer’s left everybody is asked once: shall the suit of that card be trump? If somebody orders it up, the dealer takes the card and throws away another, face down. So a good card goes to the dealer’s team.",
    },
    name: {
      title: "3. Or name another suit",
      text: "When all four pass, the card is turned down and you go round once more. Now you may name any of the other three suits. If the first three pass again, the dealer must name one: the dealer is stuck.",
    },
    alone: {
      title: "4. Alone",
      text: "With a hand that takes all five by itself, say “alone” when you call. Your partner puts the cards down for this hand, and the tricks are played by three.",
      note: "Hearts are trump: both bowers, ace and king of trump, and an ace outside.",
    },
    play: {
      title: "5. Play",
      text: "The player left of the dealer leads. Follow the suit that was led if you can; otherwise play what you like. The highest trump wins, or the highest card of the suit led. The winner leads the next trick.",
      note: "Hearts are trump and the nine of diamonds is led. The jack of diamonds is the left bower: a trump, and it wins. Whoever holds it need not follow diamonds with it.",
    },
  },
  score: {
    title: "The score",
    rows: [
      ["The callers took three or four tricks", "1 point for them"],
      ["The callers took all five: a march", "2 points for them"],
      ["A lone caller took all five", "4 points for the team"],
      ["The callers took two or fewer: euchred", "2 points for the others"],
    ],
    end: "The hand that brings a team to 10 ends the game.",
  },
  house: {
    title: "House rules",
    text: "Who makes the table may choose the score to play to, whether the dealer must call, whether anybody goes alone, whether you may name a suit you do not hold, who deals after a hand that all passed, how the first dealer is found, and when cards are shown. Three known ways to play can be picked by name. The lobby says what differs.",
  },
});

import type { Rows } from "../language.ts";
import type { Language } from "../language.ts";

export const learn = {
  /** What the teacher says in the guided hand, in order of the game. */
  coach: {
    next: "Next",
    deal: "Welcome! Everybody gets five cards. You sit at the bottom, and only you see your cards.",
    reveal:
      "Four cards are left over: the blind. Its top card is turned up, and it only matters if it is a club. This one is a diamond.",
    listen: "The bidding goes around the table. Wait for your turn.",
    bid: "You hold two red jacks and the ace of hearts. With hearts trump the jacks are the two best cards. That is good for three tricks: bid 3.",
    bidAgain: "The same cards again: two red jacks and the ace of hearts are worth a bid. Bid 3 this time.",
    passed: "You passed. When everybody passes, nobody scores and the next player deals.",
    again: "Everybody passed. Here is the same hand once more, so you can try it.",
    bidDone: "Now the others may go higher, or pass.",
    declare: "Nobody went higher. Name hearts trump, and your jack of diamonds becomes the left bower.",
    others:
      "Now the others stay or fold. If you stay, you need a trick; if you fold, you are out of the hand.",
    right: "You lead. Play the right bower, the jack of hearts: nothing beats it.",
    left: "Your jack of diamonds is the left bower now. It counts as a heart, and only the right bower was higher. Play it.",
    ace: "With both bowers gone the ace of hearts is the highest trump. Third trick!",
    rest: "You made your bid! Every extra trick is one more point. The light bulb shows what an expert would do: the longer the bar, the closer to zero.",
    last: "Your last card. The others play the rest.",
    wait: "Watch what they play: everybody must follow the suit that was led.",
    expert:
      "The cards fell another way, so here is what an expert would do. The longer the bar, the closer to zero.",
    done: "Well done! Each trick takes you one point closer to zero.",
    free: "Play on as you like, with the light bulb on or off. The longer the bar, the closer to zero.",
    title: "First hand",
    pupil: "Pupil",
  },
  /** What the teacher says in the guided hand of classic Euchre, in order of the game. */
  coachClassic: {
    deal: "Welcome! You play with the person across from you, against the other two. Five cards each.",
    listen:
      "One card is turned up. In turn, everybody says whether its suit should be trump. Here the others pass.",
    pickUp:
      "You are the dealer, so the king of hearts would be yours. With hearts trump, the two red jacks are the best cards of all: pick it up.",
    turnedDown: "The card is turned down. Now you may name another suit.",
    stuck:
      "Everybody passed and you are the dealer, so you must name a suit. Take the one you hold the most of.",
    discard:
      "Six cards now: discard the one least likely to take a trick. The light bulb shows what an expert would do.",
    leadTrump: "You lead. Your highest trump is sure to win, and it pulls trump from the others.",
    leadHigh: "You lead. You have no trump left, so your highest card has the best chance.",
    ruff: "You have none of the suit that was led, so you may trump it. Your lowest trump is enough.",
    win: "You can take this trick: play the lowest card that wins it.",
    partnerWins: "Your partner is winning this trick. Keep your good cards and play your lowest.",
    cannotWin: "You cannot win this trick, so play the card you will miss least.",
    wait: "Watch what they play. Everybody must follow the suit that was led.",
    done: "That’s it! The team that called gets one point for three tricks, and two for all five.",
    free: "Play on as you like, with the light bulb on or off. The longer the bar, the better.",
  },
  /** The rules of Buck Euchre on one page. */
  buck: {
    title: "How to play Buck Euchre",
    lead: "Three to six players, everybody for themselves, five tricks. You all start with 15 points and race down to zero.",
    tryIt: "Play a guided first hand",
    other: "Learn classic Euchre",
    trumpOrder: {
      title: "The cards",
      text: "Nines to aces in four suits. When a suit is trump, its jack is the highest card of all: the right bower. The other jack of the same color comes second. That is the left bower, and it counts as a trump in every way.",
      trump: "Hearts are trump, from high to low",
      plain: "Any other suit, from high to low",
      plainNote: "Clubs here. Suits of the other color stay just as they are.",
    },
    steps: {
      deal: {
        title: "1. Deal",
        text: "Five cards each. The rest stay on the table as the blind, the top one turned up for everybody to see. The blind is never played.",
      },
      bid: {
        title: "2. Bid",
        text: "Starting left of the dealer, you pass or say how many tricks you will take, 2 to 5, always more than the bid before. Once you pass, you are out of the bidding. If everybody passes, nobody scores and the next player deals.",
      },
      trump: {
        title: "3. Name trump",
        text: "The highest bidder names any suit as trump and leads the first trick.",
      },
      fold: {
        title: "4. Stay or fold",
        text: "Everybody else decides in secret. Fold, and this hand costs you nothing and earns you nothing. Stay, and you must take at least one trick.",
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
        ["You bid and took at least that many", "minus one for each trick"],
        ["You bid and took fewer: you are set", "plus 5"],
        ["You stayed and took a trick or more", "minus one for each trick"],
        ["You stayed and took none", "plus 5"],
        ["You folded", "nothing"],
        ["Everybody else folded", "the bidder gets minus 5"],
      ] satisfies Rows,
      end: "Get to zero or below by the end of a hand, and you win. If several do, the lowest wins; if they tie, one more hand decides it.",
    },
    clubs: {
      title: "When a club is turned up",
      text: "Clubs are trump right away, and nobody may fold. You still bid as usual, but everybody is in.",
    },
    players: {
      title: "How many play",
      text: "Only the deck changes with the number of players; everybody still has five cards. What is not dealt is the blind.",
      rows: [
        ["Three", "20 cards, tens up; blind of 5"],
        ["Four", "24 cards, nines up; blind of 4"],
        ["Five", "28 cards, eights up; blind of 3"],
        ["Six", "32 cards, sevens up; blind of 2"],
      ] satisfies Rows,
    },
    house: {
      title: "House rules",
      text: "Whoever makes the table may choose where the score starts, the lowest bid, what a club means, whether the dealer must bid when everybody else passes, whether folding is secret, and whether the cards are shown after each hand. The lobby says what differs from these rules.",
    },
  },
  /** The rules of classic Euchre on one page. */
  euchre: {
    title: "How to play classic Euchre",
    lead: "Two against two, 24 cards, five tricks. One team chooses trump and must take three of them. The first team to 10 points wins.",
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
        "Nobody folds. But if you call, you may play alone while your partner sits out.",
      ],
    },
    trumpOrder: {
      title: "The cards and the bowers",
      text: "Nines to aces in four suits. The jack of trump is the highest card, the right bower. The other jack of the same color is second, the left bower, and it is a trump in every way: it follows trump, never the suit printed on it.",
      trump: "Hearts are trump, from high to low",
      plain: "A suit of the other color, from high to low",
      plainNote: "Diamonds have only five cards now: their jack has become a heart.",
    },
    steps: {
      deal: {
        title: "1. Deal",
        text: "Five cards each. The four left over are the kitty; its top card is turned up for everybody to see.",
      },
      order: {
        title: "2. Order it up",
        text: "Starting left of the dealer, everybody says once whether that card’s suit should be trump. If somebody orders it up, the dealer takes the card and discards another face down. So a good card goes to the dealer’s team.",
      },
      name: {
        title: "3. Or name another suit",
        text: "If all four pass, the card is turned down and you go around once more. Now you may name any of the other three suits. If the first three pass again, the dealer must name one: the dealer is stuck.",
      },
      alone: {
        title: "4. Alone",
        text: "With a hand that can take all five by itself, say “alone” when you call. Your partner sits this hand out, and three of you play the tricks.",
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
      ] satisfies Rows,
      end: "The hand that brings a team to 10 ends the game.",
    },
    house: {
      title: "House rules",
      text: "Whoever makes the table may choose the score to play to, whether the dealer must call, whether anybody may go alone, whether you may name a suit you do not hold, who deals after everybody passes, how the first dealer is picked, and when cards are shown. You can pick three well-known ways to play by name. The lobby says what differs.",
    },
  },
};

export type Learn = typeof learn;

export const learnTexts = ({ texts }: Language): Learn => texts?.learn ?? learn;

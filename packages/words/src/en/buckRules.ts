import type { Language } from "../language.ts";

/** House rules of Buck Euchre: each value with a label and a sentence. */
export const buckRules = {
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
      bid: { label: "Bid as usual", sentence: "Clubs are trump. You bid as usual, but nobody may fold." },
      dirty: {
        label: "Dirty clubs",
        sentence: "Clubs are trump with no bidding, and everybody needs a trick.",
      },
      off: { label: "Nothing special", sentence: "A club turned up means nothing special." },
    },
  },
  minimumBid: {
    title: "Lowest bid",
    values: {
      2: { label: "2", sentence: "Bidding starts at two tricks." },
      3: { label: "3", sentence: "Bidding starts at three tricks." },
    },
  },
  allPass: {
    title: "When everybody passes",
    values: {
      redeal: { label: "Next dealer", sentence: "Nobody scores, and the deal moves on." },
      stick: {
        label: "Stick the dealer",
        sentence: "If everybody else passes, the dealer must bid the minimum.",
      },
    },
  },
  folding: {
    title: "Folding",
    values: {
      secret: { label: "In secret", sentence: "Everybody decides at once, then all is shown." },
      clockwise: { label: "In turn", sentence: "The others decide one after another, for all to see." },
    },
  },
  showHands: {
    title: "Showing cards",
    values: {
      game: { label: "After the game", sentence: "Folded hands and the blind stay face down until then." },
      hand: { label: "After each hand", sentence: "All cards are shown when a hand is over." },
    },
  },
  players: {
    title: "Players",
    values: {
      3: { label: "3", sentence: "Three play with twenty cards: tens to aces." },
      4: { label: "4", sentence: "Four play with twenty-four cards: nines to aces." },
      5: { label: "5", sentence: "Five play with twenty-eight cards: eights to aces." },
      6: { label: "6", sentence: "Six play with thirty-two cards: sevens to aces." },
    },
  },
  endsAfterHands: {
    title: "Short game",
    values: {
      none: { label: "No", sentence: "The game goes on until somebody reaches zero." },
      4: {
        label: "4 hands",
        sentence: "After four scored hands the lowest score wins; equal scores share the win.",
      },
      8: {
        label: "8 hands",
        sentence: "After eight scored hands the lowest score wins; equal scores share the win.",
      },
      12: {
        label: "12 hands",
        sentence: "After twelve scored hands the lowest score wins; equal scores share the win.",
      },
    },
  },
  noTrump: {
    title: "No trump",
    values: {
      false: { label: "No", sentence: "The winner of the bidding names a suit." },
      true: {
        label: "Yes",
        sentence: "The winner of the bidding may declare no trump: no bowers, and the suit led wins.",
      },
    },
  },
};

export type BuckRules = typeof buckRules;

export const buckRulesTexts = ({ words }: Language): BuckRules => words?.buckRules ?? buckRules;

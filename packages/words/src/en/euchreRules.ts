import { plural } from "../plural.ts";
import type { Language } from "../language.ts";

/** House rules of classic Euchre: a sentence for each choice. */
export const euchreRules = {
  yes: "Yes",
  no: "No",
  targetScore: {
    title: "Playing to",
    sentence: ({ points }: { points: number }) =>
      plural("en", points, {
        one: `The first team to ${points} point wins.`,
        other: `The first team to ${points} points wins.`,
      }),
  },
  stickTheDealer: {
    title: "Stick the dealer",
    yes: "If everybody else passes twice, the dealer must name trump.",
    no: "The dealer may pass too, and the cards are dealt again.",
  },
  goingAlone: {
    title: "Going alone",
    yes: "If you call trump, you may play without your partner for more points.",
    no: "Nobody goes alone: partners always play together.",
  },
  callOnlySuitsHeld: {
    title: "Call only a suit you hold",
    yes: "In the second round you may name only a suit you hold.",
    no: "In the second round you may name any suit that was not turned down.",
  },
  afterAllPass: {
    title: "When everybody passes twice",
    values: {
      sameDealer: {
        label: "Same dealer",
        sentence: "When everybody passes twice, the same dealer deals again.",
      },
      nextDealer: { label: "Next dealer", sentence: "When everybody passes twice, the deal moves on." },
    },
  },
  firstDealer: {
    title: "First dealer",
    values: {
      blackJack: {
        label: "First black jack",
        sentence: "Cards are dealt face up, and the first black jack deals.",
      },
      seat0: { label: "Seat 1", sentence: "Seat 1 deals first." },
      random: { label: "At random", sentence: "The first dealer is picked at random." },
    },
  },
  showHands: {
    title: "Showing cards",
    values: {
      hand: { label: "After each hand", sentence: "All cards are shown when a hand is over." },
      game: {
        label: "After the game",
        sentence: "The kitty and the hand that sat out stay face down until then.",
      },
    },
  },
  lonerLead: {
    title: "First lead against a loner",
    values: {
      leftOfLoner: {
        label: "Left of the loner",
        sentence: "The player to the loner’s left leads.",
      },
      leftOfDealer: {
        label: "Left of the dealer",
        sentence: "The player to the dealer’s left leads, as always.",
      },
    },
  },
  canadian: {
    title: "Canadian loner",
    yes: "If you order up your partner, you must go alone.",
    no: "You may order up your partner and still play together.",
  },
  lonerMarchScore: {
    title: "All five alone",
    sentence: ({ points }: { points: number }) =>
      plural("en", points, {
        one: `Taking all five tricks alone scores ${points} point.`,
        other: `Taking all five tricks alone scores ${points} points.`,
      }),
  },
  lonerEuchredScore: {
    title: "Euchred alone",
    sentence: ({ points }: { points: number }) =>
      plural("en", points, {
        one: `If a lone player is euchred, the other team scores ${points} point.`,
        other: `If a lone player is euchred, the other team scores ${points} points.`,
      }),
  },
  endsAfterHands: {
    title: "Short game",
    values: {
      none: { label: "No", sentence: "The game goes on until a team reaches its target." },
      4: {
        label: "4 hands",
        sentence:
          "After four scored hands the team that is ahead wins; if the score is even, both share the win.",
      },
      8: {
        label: "8 hands",
        sentence:
          "After eight scored hands the team that is ahead wins; if the score is even, both share the win.",
      },
      12: {
        label: "12 hands",
        sentence:
          "After twelve scored hands the team that is ahead wins; if the score is even, both share the win.",
      },
    },
  },
  farmersHand: {
    title: "Farmer’s hand",
    yes: "Nines and tens only may be shown, once a hand, and the cards are dealt again.",
    no: "You play the hand you are dealt.",
  },
  defendAlone: {
    title: "Defending alone",
    yes: "Against a loner, a defender may play alone, too: a euchre is then worth four points.",
    no: "Defenders always play together.",
  },
};

export type EuchreRules = typeof euchreRules;

export const euchreRulesTexts = ({ words }: Language): EuchreRules => words?.euchreRules ?? euchreRules;

import type { Language } from "../language.ts";

/** Cards as people call them: alone, as what is played, and as what a trick is taken with. */
export const cards = {
  suits: { SPADES: "spades", HEARTS: "hearts", DIAMONDS: "diamonds", CLUBS: "clubs" },
  marks: { 7: "7", 8: "8", 9: "9", 10: "10", JACK: "J", QUEEN: "Q", KING: "K", ACE: "A" },
  names: {
    7: ({ suit }: { suit: string }) => `seven of ${suit}`,
    8: ({ suit }: { suit: string }) => `eight of ${suit}`,
    9: ({ suit }: { suit: string }) => `nine of ${suit}`,
    10: ({ suit }: { suit: string }) => `ten of ${suit}`,
    JACK: ({ suit }: { suit: string }) => `jack of ${suit}`,
    QUEEN: ({ suit }: { suit: string }) => `queen of ${suit}`,
    KING: ({ suit }: { suit: string }) => `king of ${suit}`,
    ACE: ({ suit }: { suit: string }) => `ace of ${suit}`,
  },
  numbered: ({ mark, suit }: { mark: string; suit: string }) => `${mark} of ${suit}`,
  objects: {
    7: ({ suit }: { suit: string }) => `the seven of ${suit}`,
    8: ({ suit }: { suit: string }) => `the eight of ${suit}`,
    9: ({ suit }: { suit: string }) => `the nine of ${suit}`,
    10: ({ suit }: { suit: string }) => `the ten of ${suit}`,
    JACK: ({ suit }: { suit: string }) => `the jack of ${suit}`,
    QUEEN: ({ suit }: { suit: string }) => `the queen of ${suit}`,
    KING: ({ suit }: { suit: string }) => `the king of ${suit}`,
    ACE: ({ suit }: { suit: string }) => `the ace of ${suit}`,
  },
  means: {
    7: ({ suit }: { suit: string }) => `the seven of ${suit}`,
    8: ({ suit }: { suit: string }) => `the eight of ${suit}`,
    9: ({ suit }: { suit: string }) => `the nine of ${suit}`,
    10: ({ suit }: { suit: string }) => `the ten of ${suit}`,
    JACK: ({ suit }: { suit: string }) => `the jack of ${suit}`,
    QUEEN: ({ suit }: { suit: string }) => `the queen of ${suit}`,
    KING: ({ suit }: { suit: string }) => `the king of ${suit}`,
    ACE: ({ suit }: { suit: string }) => `the ace of ${suit}`,
  },
  bowers: { right: "right bower", left: "left bower" },
  shortBowers: { right: "right", left: "left" },
  bowerObjects: { right: "the right bower", left: "the left bower" },
  bowerMeans: { right: "the right bower", left: "the left bower" },
  states: {
    playable: "playable",
    discardable: "can be discarded",
    unplayable: "cannot be played now",
    selected: "selected",
    winning: "winning the trick",
  },
};

export type Cards = typeof cards;

export const cardsTexts = ({ words }: Language): Cards => words?.cards ?? cards;

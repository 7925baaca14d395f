/** A game is given up after this many hands: bots that play badly, or the same cards every time, could go on for ever. */
export const MOST_HANDS = 1000;

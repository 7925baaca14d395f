import { plural } from "@buck/words";
import type { Language } from "../language.ts";

/** A finished game that is looked through. */
export const replay = {
  title: "Replay",
  loading: "Loading the game…",
  controls: "Step through the game",
  slider: "Place in the game",
  at: ({ hand, step }: { hand: number; step: number }) => `Hand ${hand}, step ${step}`,
  hand: ({ hand }: { hand: number }) => `Hand ${hand}`,
  previousHand: "Previous hand",
  back: "Back",
  play: "Play",
  pause: "Pause",
  forward: "Forward",
  nextHand: "Next hand",
  options: "Whose cards, and how fast",
  seenBy: "Whose cards you see",
  everybody: "Everybody’s",
  guessed: "The file does not name every card. Some are placed where the play allows.",
  unit: "A step is",
  units: { card: "a card", decision: "a choice", trick: "a trick", hand: "a hand" },
  keys: "Arrow keys step, with Shift by trick; Page Up and Page Down go by hand; Space plays.",
  speed: "Speed",
  speeds: { slow: "slow", normal: "normal", fast: "fast" },
  log: "What happened",
  cardsOf: ({ name }: { name: string }) => `${name}’s cards`,
  menu: "Share and save",
  thisMoment: "Link to this moment",
  shareTitle: ({ game }: { game: string }) => `A game of ${game}`,
  review: {
    title: "Review",
    what: "Every decision is compared with the best one, from what that player knew at the time. If luck could explain it, it is not a mistake.",
    start: "Review this game",
    running: "Looking at every decision",
    failed: "The review stopped. Please try again.",
    players: "How everybody played",
    player: ({
      accuracy,
      mistakes,
      cost,
      luck,
    }: {
      accuracy: number;
      mistakes: number;
      cost: string;
      luck: string;
    }) =>
      `${accuracy}% right; ${plural("en", mistakes, { 0: "no mistakes", one: `${mistakes} mistake, which cost ${cost} points`, other: `${mistakes} mistakes, which cost ${cost} points` })}; luck ${luck}.`,
    costliestHand: ({ hand }: { hand: number }) => `Hand ${hand} cost the most.`,
    bars: "What mistakes cost in each hand",
    bar: ({ hand, cost }: { hand: number; cost: string }) => `Hand ${hand}: ${cost} points`,
    worst: "What cost the most",
    nothing: "No clear mistakes",
    cost: ({ hand, cost }: { hand: number; cost: string }) => `Hand ${hand}, ${cost} points`,
    discards: ({ name, card }: { name: string; card: string }) => `${name} discards ${card}.`,
    expert: ({ name, sentence }: { name: string; sentence: string }) =>
      `An expert tells ${name}: “${sentence}”`,
    marks: { done: "what was done", best: "what was better" },
    show: "Show me",
    whose: "Whose decisions",
    lineCost: ({ cost }: { cost: string }) => `cost ${cost} points:`,
    luckMeans:
      "Luck is the points that the cards and the other players brought, compared with everybody at the table.",
  },
  delete: {
    offer: "Delete this game",
    ask: "It will be gone for everybody, and its link will stop working.",
    confirm: "Delete for everybody",
    keep: "Keep it",
    failed: "The game could not be deleted. Try again.",
  },
  picture: {
    png: "Picture of this moment (PNG)",
    svg: "Picture of this moment (SVG)",
  },
  file: {
    title: "Open a game file",
    what: "Choose a record from here or from the terminal, or an EGN file of classic Euchre. You can also drop it on this page. It stays on this device.",
    choose: "Choose a file",
    empty: "Nothing happens in this game.",
    manyGames: "This file has many games. Add it to your games and open them there.",
    tooLarge: "This file is too large to be a game.",
    unreadable: "This file cannot be read. Is it a folder?",
  },
};

export type Replay = typeof replay;

export const replayTexts = ({ texts }: Language): Replay => texts?.replay ?? replay;

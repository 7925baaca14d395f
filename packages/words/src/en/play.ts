import type { Suit } from "@buck/engine";
import { plural } from "../plural.ts";
import type { Language } from "../language.ts";

/** What both games say of a hand: in the log, and above the cards. */
export const play = {
  you: "You",
  seat: ({ number }: { number: number }) => `Seat ${number}`,
  tricks: ({ amount }: { amount: number }) =>
    plural("en", amount, {
      0: "no tricks",
      1: "one trick",
      2: "two tricks",
      3: "three tricks",
      4: "four tricks",
      5: "five tricks",
      other: `${amount} tricks`,
    }),

  sits: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You sit down." : `${name} sits down.`,
  leaves: ({ name }: { name: string }) => `${name} leaves the table.`,
  deals: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You deal." : `${name} deals.`),
  turnedUp: ({ card }: { card: string }) => `The ${card} is turned up.`,
  passes: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You pass." : `${name} passes.`),
  leads: ({ isYou, card, name }: { isYou: boolean; card: string; name: string }) =>
    isYou ? `You lead ${card}.` : `${name} leads ${card}.`,
  plays: ({ isYou, card, name }: { isYou: boolean; card: string; name: string }) =>
    isYou ? `You play ${card}.` : `${name} plays ${card}.`,
  takes: ({ isYou, number, card, name }: { isYou: boolean; number: number; card: string; name: string }) =>
    isYou ? `You take trick ${number} with ${card}.` : `${name} takes trick ${number} with ${card}.`,
  newGame: "A new game begins.",
  lead: "Your lead: any card",
  anyCard: "Your turn: any card",
  follow: ({ suit }: { suit: string }) => `Your turn: follow ${suit}`,
  noSuit: ({ suit }: { suit: string }) => `You have no ${suit}.`,
  mayTrump: ({ suit, trump }: { suit: string; trump: Suit }) =>
    `You have no ${suit}: you may trump with ${{ SPADES: "a spade", HEARTS: "a heart", DIAMONDS: "a diamond", CLUBS: "a club" }[trump]}.`,
  noTrump: ({ suit }: { suit: string }) => `You have no ${suit} and no trump.`,
  leftBower: ({ card, trump }: { card: string; trump: Suit }) =>
    `The ${card} is the left bower: it counts as ${{ SPADES: "a spade", HEARTS: "a heart", DIAMONDS: "a diamond", CLUBS: "a club" }[trump]}.`,
  trumpLed: "Trump was led.",
  suitLed: ({ suit }: { suit: string }) => `${suit} were led.`,
  trump: ({ suit }: { suit: string }) => `${suit} are trump.`,
  noTrumpHand: "No trump: the highest card of the suit led wins.",
  toPlay: ({ name }: { name: string }) => `${name} to play`,
  trickComplete: "The trick is complete",
  waitingForPlayers: "Waiting for players",
  seatsNeeded: "The game starts when every seat is taken.",
  whoDeals: "Who deals first?",
  isDealing: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You deal" : `${name} deals`),
  handOver: "The hand is over",
  nextHand: "Next hand in a moment.",
  handsScored: ({ scored, hands }: { scored: number; hands: number }) => `${scored} of ${hands} scored`,
  gameOver: "The game is over",
};

export type Play = typeof play;

export const playTexts = ({ words }: Language): Play => words?.play ?? play;

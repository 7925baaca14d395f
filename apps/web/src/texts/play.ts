import { catalogue } from "./catalogue.ts";

/** What both games say of a hand: in the log, and above the cards. */
export const playTexts = catalogue("play", {
  sits: "{isYou, select, true {You sit down.} other {{name} sits down.}}",
  leaves: "{name} leaves the table.",
  deals: "{isYou, select, true {You deal.} other {{name} deals.}}",
  turnedUp: "The {card} is turned up.",
  passes: "{isYou, select, true {You pass.} other {{name} passes.}}",
  leads: "{isYou, select, true {You lead {card}.} other {{name} leads {card}.}}",
  plays: "{isYou, select, true {You play {card}.} other {{name} plays {card}.}}",
  takes:
    "{isYou, select, true {You take trick {number} with {card}.} other {{name} takes trick {number} with {card}.}}",
  newGame: "A new game begins.",
  lead: "Your lead: any card",
  anyCard: "Your turn: any card",
  follow: "Your turn: follow {suit}",
  noSuit: "You have no {suit}.",
  mayTrump:
    "You have no {suit}: you may trump with {trump, select, SPADES {a spade} HEARTS {a heart} DIAMONDS {a diamond} other {a club}}.",
  noTrump: "You have no {suit} and no trump.",
  leftBower:
    "The {card} is the left bower: it counts as {trump, select, SPADES {a spade} HEARTS {a heart} DIAMONDS {a diamond} other {a club}}.",
  trumpLed: "Trump was led.",
  suitLed: "{suit} led.",
  trump: "{suit} are trump.",
  noTrumpYet: "No trump yet.",
  toPlay: "{name} to play",
  trickComplete: "The trick is complete",
  waitingForPlayers: "Waiting for players",
  fourNeeded: "Four are needed.",
  whoDeals: "Who deals first?",
  isDealing: "{isYou, select, true {You deal} other {{name} deals}}",
  handOver: "The hand is over",
  nextHand: "Next hand in a moment.",
  gameOver: "The game is over",
});

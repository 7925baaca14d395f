import type { Language } from "../language.ts";

/** Buck Euchre: its log, its questions and its results. */
export const buck = {
  goal: ({ startScore }: { startScore: number }) => `from ${startScore} down to zero`,
  clubsTurnedUp: ({ card }: { card: string }) =>
    `The ${card} is turned up: clubs are trump and nobody may fold.`,
  bids: ({ isYou, amount, name }: { isYou: boolean; amount: number; name: string }) =>
    isYou ? `You bid ${amount}.` : `${name} bids ${amount}.`,
  allPassed: "Everybody passed: nobody scores, and the deal moves on.",
  declares: ({ isYou, suit, name }: { isYou: boolean; suit: string; name: string }) =>
    isYou ? `You declare ${suit} trump.` : `${name} declares ${suit} trump.`,
  declaresNoTrump: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You declare no trump." : `${name} declares no trump.`,
  noTrump: "no trump",
  folds: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You fold." : `${name} folds.`),
  stays: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You stay." : `${name} stays.`),
  concedes: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You take all five tricks: nobody stayed." : `${name} takes all five tricks: nobody stayed.`,
  scored: ({ changes }: { changes: string }) => `Score: ${changes}.`,
  level: ({ names }: { names: string }) => `${names} are tied: one more hand decides it.`,
  wins: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You win the game!" : `${name} wins the game!`,
  shareWin: ({ names }: { names: string }) => `${names} share the win!`,
  chooseTrump: "Name trump: pick a suit",
  chooseTrumpOrNone: "Name trump: pick a suit, or no trump",
  wonBidding: ({ bid }: { bid: number }) => `You won the bidding with ${bid}. Take at least ${bid} tricks.`,
  stayOrFold: "Stay or fold?",
  stayCost: ({ penalty }: { penalty: number }) =>
    `If you stay, take at least one trick or go up ${penalty} points.`,
  mustBid: ({ bid }: { bid: number }) => `Your bid: ${bid}`,
  mustBidWhy: "Everybody else passed, so you must bid.",
  bidHighest: ({ bid }: { bid: number }) => `Your bid: ${bid} or pass`,
  bidOrMore: ({ least }: { least: number }) => `Your bid: ${least} or more, or pass`,
  passIsOut: "Once you pass, you’re out of the bidding.",
  nobodyBid: "Nobody has bid yet.",
  hasBid: ({ isYou, amount, name }: { isYou: boolean; amount: number; name: string }) =>
    isYou ? `You have bid ${amount}.` : `${name} has bid ${amount}.`,
  needMore: ({ need }: { need: number }) => `You need ${need} more.`,
  hasEnough: "You have the tricks you need.",
  toBid: ({ names }: { names: string }) => `${names} to bid`,
  choosesTrump: ({ names }: { names: string }) => `${names} chooses trump`,
  whoStays: "Who stays and who folds?",
  waitingFor: ({ names }: { names: string }) => `Waiting for ${names}.`,
  noScore: "Everybody passed: nobody scores this time.",
  turningUp: "Turning up a card",
  turnedUp: ({ card }: { card: string }) => `${card} turned up`,
  clubsAreTrump: "Clubs are trump, and nobody may fold.",
  biddingNext: "Bidding comes next.",
  youFolded: "You folded: you can’t win or lose anything this hand.",
  winsGame: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You win the game" : `${name} wins the game`,
  sharesGame: ({ names }: { names: string }) => `${names} share the win`,
  passedTitle: "Everybody passed",
  passedSummary: "Nobody scores, and the deal moves on.",
  noBidTitle: "No bidding this hand",
  noBidSummary: "Clubs were trump without any bidding, and everybody needed a trick.",
  takesAll: ({ isYou, name }: { isYou: boolean; name: string }) =>
    isYou ? "You take them all" : `${name} takes them all`,
  takesAllWhy: ({ isYou, bid, suit, name }: { isYou: boolean; bid: number; suit: string; name: string }) =>
    isYou
      ? `You bid ${bid} in ${suit} and nobody stayed: all five tricks without playing a card.`
      : `${name} bid ${bid} in ${suit} and nobody stayed: all five tricks without playing a card.`,
  made: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You made it" : `${name} made it`),
  madeWhy: ({
    isYou,
    bid,
    suit,
    tricks,
    name,
  }: {
    isYou: boolean;
    bid: number;
    suit: string;
    tricks: string;
    name: string;
  }) =>
    isYou
      ? `You bid ${bid} in ${suit} and took ${tricks}.`
      : `${name} bid ${bid} in ${suit} and took ${tricks}.`,
  set: ({ isYou, name }: { isYou: boolean; name: string }) => (isYou ? "You got set" : `${name} got set`),
  setWhy: ({
    isYou,
    bid,
    suit,
    tricks,
    penalty,
    name,
  }: {
    isYou: boolean;
    bid: number;
    suit: string;
    tricks: string;
    penalty: number;
    name: string;
  }) =>
    isYou
      ? `You bid ${bid} in ${suit} but took ${tricks}: up ${penalty} points.`
      : `${name} bid ${bid} in ${suit} but took ${tricks}: up ${penalty} points.`,
  toGo: "to go",
  blind: "The blind",
  closed: "Folded hands and the blind stay face down until the game is over.",
  line: {
    folded: "Folded: nothing won, nothing lost",
    made: ({ bid, tricks }: { bid: number; tricks: string }) => `Bid ${bid}, took ${tricks}`,
    set: ({ bid, tricks }: { bid: number; tricks: string }) => `Bid ${bid}, took ${tricks}: set`,
    stayed: ({ tricks }: { tricks: string }) => `Stayed, took ${tricks}`,
    stayedInVain: "Stayed, took no tricks: set",
  },
};

export type Buck = typeof buck;

export const buckTexts = ({ words }: Language): Buck => words?.buck ?? buck;

import { plural } from "../plural.ts";
import type { Language } from "../language.ts";

/** What an expert would do, and why, as card players say it. */
export const hints = {
  ask: "Ask for a hint",
  hide: "Hide the hint",
  thinking: "Working out what an expert would do…",
  failed: "No hint this time. Please ask again.",
  play: ({ card }: { card: string }) => `Play ${card}`,
  discard: ({ card }: { card: string }) => `Discard ${card}`,
  bid: ({ amount }: { amount: number }) => `Bid ${amount}`,
  passed: "Pass",
  declare: ({ suit }: { suit: string }) => `Name ${suit} trump`,
  declareNoTrump: "Declare no trump",
  showHand: "Show your farmer’s hand",
  defendAlone: "Defend alone",
  defendTogether: "Defend together",
  stay: "Stay in",
  fold: "Fold",
  orderUp: ({ alone, suit }: { alone: boolean; suit: string }) =>
    alone ? `Order up ${suit}, alone` : `Order up ${suit}`,
  pickUp: ({ alone, suit }: { alone: boolean; suit: string }) =>
    alone ? `Pick up ${suit}, alone` : `Pick up ${suit}`,
  call: ({ alone, suit }: { alone: boolean; suit: string }) =>
    alone ? `Call ${suit}, alone` : `Call ${suit}`,
  sentence: ({ action, reason }: { action: string; reason: string }) => `${action}: ${reason}.`,
  worth: {
    down: ({ amount, points }: { amount: number; points: string }) =>
      plural("en", amount, { one: `about ${points} point down`, other: `about ${points} points down` }),
    up: ({ amount, points }: { amount: number; points: string }) =>
      plural("en", amount, { one: `about ${points} point up`, other: `about ${points} points up` }),
    same: "about the same score",
  },
  legend: {
    buck: "Longer bars are better; − is nearer to zero.",
    euchre: "Longer bars are better; + is for your team.",
  },
  reasons: {
    forced: "it is your only choice",
    alike: "every choice comes out about the same",
    winsGame: "it may cost points, but it wins the game more often",
    bidSure: ({ suit, tricks }: { suit: string; tricks: number }) =>
      `${suit} should be good for at least ${plural("en", tricks, { one: `${tricks} trick`, other: `${tricks} tricks` })}`,
    bidLikely: ({ suit, tricks }: { suit: string; tricks: number }) =>
      `${suit} are good for at least ${plural("en", tricks, { one: `${tricks} trick`, other: `${tricks} tricks` })} more often than not`,
    bidToScare: "the others may well fold, and then all five tricks are yours",
    bidBold: ({ suit }: { suit: string }) => `${suit} are worth the risk`,
    passRisky: "a bid is not worth the risk",
    passBetter: "your hand is good enough to bid, but passing pays more",
    stuck: "you have to, and this costs the least",
    strongestSuit: ({ cards }: { cards: string }) => `you hold ${cards}`,
    staySure: ({ cards }: { cards: string }) => `you hold ${cards}, and that takes a trick`,
    stayLikely: ({ cards }: { cards: string }) => `you hold ${cards}, which may well take a trick`,
    stayToStop: "somebody has to stop the bidder",
    foldSureSet: "you would almost surely be set",
    foldRisky: "staying is not worth the risk",
    orderUp: ({ count, cards }: { count: number; cards: string }) =>
      count === 0 ? "your partner should do the rest" : `you hold ${cards}`,
    pickUp: ({ cards }: { cards: string }) => `then you hold ${cards}`,
    orderUpPartner: ({ count, turnUp, cards }: { count: number; turnUp: string; cards: string }) =>
      count === 0 ? `your partner gets ${turnUp}` : `your partner gets ${turnUp}, and you hold ${cards}`,
    callSuit: ({ count, cards }: { count: number; cards: string }) =>
      count === 0 ? "nothing else is better" : `you hold ${cards}`,
    goAlone: ({ count, cards }: { count: number; cards: string }) =>
      `${count === 0 ? "the hand is" : `with ${cards} it is`} worth trying alone`,
    passCall: "a call is not worth the risk",
    discardVoid: ({ suit }: { suit: string }) => `it leaves you without ${suit}, so you can trump them`,
    discardWeak: "it is your weakest card",
    pullTrump: ({ cards }: { cards: string }) => `pull trump while you hold ${cards}`,
    leadTop: "it is the highest card left in its suit",
    leadTrump: "it pulls trump from the others",
    leadSingleton: ({ suit }: { suit: string }) =>
      `you have no other ${suit}, so you can trump them next time`,
    leadLow: "save your good cards and give little away",
    takeSure: "nothing can beat it",
    takeLast: "you play last, and it takes the trick",
    trumpIn: "only a higher trump can beat it",
    tryToTake: "it has the best chance of taking the trick",
    takeFirstTrick: "your first trick keeps you from being set",
    setBidder: "this trick sets the bidder",
    partnerHasIt: "your partner has the trick so far",
    partnerTakes: "your partner takes the trick",
    cannotWin: "you cannot win this trick, so throw your worst card",
    keepForLater: ({ cards }: { cards: string }) => `keep ${cards} for later`,
    keepOthers: "your other cards may be worth more later",
    bestOnAverage: "it comes out best when the hand is played out many times",
  },
};

export type Hints = typeof hints;

export const hintsTexts = ({ words }: Language): Hints => words?.hints ?? hints;

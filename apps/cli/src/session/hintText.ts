import type { Reason, ReasonKey } from "@buck/bots";
import type { DecisionAdvice } from "@buck/bots/worker";
import { bowerOf, cardName, games, suitName } from "@buck/engine";
import type { Card, GameName, Suit } from "@buck/engine";
import type { GameFrame } from "@buck/protocol";
import { decisionWords } from "../text/actions.ts";
import { capitalised } from "../text/cards.ts";
import { counted, listed } from "../text/lists.ts";
import { signedPoints } from "../text/points.ts";

/** What a reason speaks of, in words. */
interface Told {
  readonly cards: string;
  readonly turnUp: string;
  readonly suit: string;
  readonly tricks: string;
}

const REASONS: Readonly<Record<ReasonKey, string | ((told: Told) => string)>> = {
  forced: "it is the only choice",
  alike: "all choices come to much the same",
  winsGame: "it may cost points, but it wins the game more often",
  bidSure: ({ suit, tricks }) => `${suit} should bring at least ${tricks}`,
  bidLikely: ({ suit, tricks }) => `${suit} bring at least ${tricks} more often than not`,
  bidToScare: "the others may well fold, and then all five tricks are yours",
  bidBold: ({ suit }) => `${suit} are worth the risk`,
  passRisky: "a bid is not worth the risk",
  passBetter: "your hand would do, but passing brings more",
  stuck: "you have to, and this costs the least",
  strongestSuit: ({ cards }) => `you hold ${cards}`,
  staySure: ({ cards }) => `you hold ${cards}, and that takes a trick`,
  stayLikely: ({ cards }) => `you hold ${cards}, which may well take a trick`,
  stayToStop: "the bidder must be stopped",
  foldSureSet: "staying would cost five as good as surely",
  foldRisky: "staying is not worth the risk",
  orderUp: ({ cards }) => (cards === "" ? "your partner should do the rest" : `you hold ${cards}`),
  pickUp: ({ cards }) => `you hold ${cards} then`,
  orderUpPartner: ({ cards, turnUp }) =>
    `your partner gets ${turnUp}${cards === "" ? "" : `, and you hold ${cards}`}`,
  callSuit: ({ cards }) => (cards === "" ? "nothing else is better" : `you hold ${cards}`),
  goAlone: ({ cards }) => `${cards === "" ? "the hand is" : `with ${cards} it is`} worth trying alone`,
  passCall: "a call is not worth the risk",
  discardVoid: ({ suit }) => `you have no more ${suit} then, and can trump`,
  discardWeak: "it is your weakest card",
  pullTrump: ({ cards }) => `pull trump while you hold ${cards}`,
  leadTop: "it is the highest card left of its suit",
  leadTrump: "it draws trumps from the others",
  leadSingleton: ({ suit }) => `it is your only card of ${suit}, so you can trump the next`,
  leadLow: "keep the good cards and give little away",
  takeSure: "nothing can beat it",
  takeLast: "you play last, and it takes the trick",
  trumpIn: "only a higher trump can beat it",
  tryToTake: "it has the best chance of taking the trick",
  takeFirstTrick: "your first trick keeps you from being set",
  setBidder: "this trick sets the bidder",
  partnerHasIt: "your partner has the trick so far",
  partnerTakes: "your partner takes the trick",
  cannotWin: "the trick cannot be won, so throw the least",
  keepForLater: ({ cards }) => `keep ${cards} for later`,
  keepOthers: "your other cards may do more later",
};

export const hintText = {
  thinking: "Thinking what an expert would do.",
  failed: "No hint this time. Please ask again.",
} as const;

/** Scores go down in one game and up in the other, and so do the points to expect. */
const GOOD: Readonly<Record<GameName, string>> = { buck: "minus is good", euchre: "plus is good" };

/** What an expert would do and why, and what every choice is expected to do to the score, the best first. */
export function adviceLine({ evaluation, best, reasons }: DecisionAdvice, { game, view }: GameFrame): string {
  const action = capitalised(decisionWords(best));
  const [reason] = reasons;
  const why = reason === undefined ? "" : `: ${reasonWords(reason, view)}`;
  const choices = evaluation.choices.toSorted((a, b) => b.points - a.points);
  const change = (points: number) => signedPoints(games[game].scoreChange(points));
  const worth = choices.map(({ action: each, points }) => `${decisionWords(each)} ${change(points)}`);
  return `${action}${why}. Points to expect: ${worth.join(", ")}; ${GOOD[game]}.`;
}

function reasonWords({ key, cards, suit, tricks }: Reason, view: GameFrame["view"]): string {
  const words = REASONS[key];
  if (typeof words === "string") return words;
  const { trumpSuit: trump, turnUpCard: turnUp } = view;
  const named = (card: Card) => cardWords(card, suit ?? trump);
  return words({
    cards: listed(cards.map(named)),
    turnUp: turnUp === null ? "" : named(turnUp),
    suit: suit === null ? "" : suitName(suit),
    tricks: counted(tricks ?? 0, "trick"),
  });
}

function cardWords(card: Card, trump: Suit | null): string {
  const bower = bowerOf(card, trump);
  return bower === null ? `the ${cardName(card)}` : `the ${bower} bower`;
}

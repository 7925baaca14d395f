import { POSITIONS } from "@buck/engine/testing";
import { buck, leftOf, parseCard, RANKS, SUITS } from "@buck/engine";
import type { Card, PlayedCard, Position, Suit, Trick } from "@buck/engine";

/** `JS` is the jack of spades, `10D` the ten of diamonds. */
export function card(short: string): Card {
  const suit = SUITS.find((name) => name.startsWith(short.slice(-1)));
  const rank = RANKS.find((name) => shortRank(name) === short.slice(0, -1));
  const found = parseCard(`${suit}_${rank}`);
  if (found === null) throw new Error(`There is no card ${short}`);
  return found;
}

export const hand = (shorts: string): readonly Card[] => shorts.split(" ").filter(Boolean).map(card);

const shortRank = (rank: string) => (rank.length > 2 ? rank.slice(0, 1) : rank);

/** What seat 0 sees. Whatever is not said is as at the start of an ordinary hand. */
export interface Scene {
  readonly turnUp?: string;
  /** Null where the bidder declared no trump. */
  readonly trump?: Suit | null;
  readonly bidder?: Position;
  readonly bid?: number;
  readonly dealer?: Position;
  /** Cards in the trick before seat 0, the last of them by seat 3 unless somebody folded. */
  readonly trick?: string;
  /** Finished tricks: each led by seat 0 and clockwise from there. */
  readonly tricks?: readonly string[];
  readonly taken?: readonly number[];
  readonly folded?: readonly Position[];
  readonly stayed?: readonly Position[];
  readonly scores?: readonly number[];
  readonly options?: Partial<buck.Options>;
}

function viewOf(phase: buck.GamePhase, cards: string, scene: Scene): buck.View {
  const { turnUp = "9D", trump = null, bidder = null, bid = null, dealer = 3, options } = scene;
  const base = buck.view(buck.create(options), 0);
  const isClubsTurnUp = turnUp.endsWith("C") && base.options.clubsTurnUp !== "off";
  return {
    ...base,
    phase,
    round: 1,
    dealerPosition: dealer,
    players: POSITIONS.map((position) => playerOf(position, { ...scene, cards, base })),
    turnUpCard: card(turnUp),
    isClubsTurnUp,
    trumpSuit: isClubsTurnUp ? "CLUBS" : trump,
    currentBidder: phase === "BIDDING" ? 0 : null,
    winningBidderPosition: bidder,
    highestBid: bid,
    tricks: (scene.tricks ?? []).map((shorts, index) => trickOf(index + 1, played(shorts, POSITIONS))),
    currentTrick: trickOf((scene.tricks?.length ?? 0) + 1, beforeMe(scene)),
    currentPlayerPosition: phase === "PLAYING" ? 0 : null,
  };
}

interface Seated extends Scene {
  readonly cards: string;
  readonly base: buck.View;
}

function playerOf(position: Position, scene: Seated): buck.PlayerView {
  const { cards, base, scores, taken, folded = [], stayed = [] } = scene;
  const own = hand(cards);
  const hasPlayed = beforeMe(scene).some(({ playerPosition }) => playerPosition === position);
  return {
    id: `bot-${position}`,
    name: `Bot ${position}`,
    position,
    score: scores?.[position] ?? base.options.startScore,
    connected: true,
    cardCount: own.length - (hasPlayed ? 1 : 0),
    hand: position === 0 ? own : null,
    tricksTaken: taken?.[position] ?? 0,
    folded: folded.includes(position),
    decided: folded.includes(position) || stayed.includes(position),
  };
}

function beforeMe({ trick = "", folded = [] }: Scene): readonly PlayedCard[] {
  const others = ([1, 2, 3] as const).filter((position) => !folded.includes(position));
  const count = hand(trick).length;
  return played(trick, others.slice(others.length - count));
}

function played(shorts: string, seats: readonly Position[]): readonly PlayedCard[] {
  return hand(shorts).map((laid, index) => ({ card: laid, playerPosition: seats[index] ?? 0 }));
}

function trickOf(number: number, cards: readonly PlayedCard[]): Trick {
  return { number, leadPlayerPosition: cards[0]?.playerPosition ?? 0, cards, winner: null };
}

export const bidding = (cards: string, scene: Scene = {}) => viewOf("BIDDING", cards, scene);
export const declaring = (cards: string, scene: Scene = {}) =>
  viewOf("DECLARING_TRUMP", cards, { bidder: 0, bid: 2, ...scene });
export const folding = (cards: string, scene: Scene = {}) =>
  viewOf("FOLDING_DECISION", cards, { bidder: leftOf(0, POSITIONS), bid: 2, trump: "SPADES", ...scene });
export const playing = (cards: string, scene: Scene = {}) =>
  viewOf("PLAYING", cards, { bidder: leftOf(0, POSITIONS), bid: 2, trump: "SPADES", ...scene });

/** What a bot chose, as short as people say it; an illegal choice is a failure. */
export function said(view: buck.View, choose: (view: buck.View) => buck.Action): string {
  const action = choose(view);
  const legal = buck.legalActions(view).map((allowed) => JSON.stringify(allowed));
  if (!legal.includes(JSON.stringify(action))) throw new Error(`${JSON.stringify(action)} is not legal`);
  switch (action.type) {
    case "PLACE_BID":
      return String(action.amount);
    case "DECLARE_TRUMP":
      return action.trumpSuit;
    case "FOLD_DECISION":
      return action.folded ? "fold" : "stay";
    case "PLAY_CARD":
      return action.cardId;
    default:
      throw new Error(`${action.type} is no decision`);
  }
}

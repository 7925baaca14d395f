import { beats, effectiveSuit, ledSuit, winningPlay } from "@buck/engine";
import type { buck, Card, Position, Suit } from "@buck/engine";
import { beatersOf, countOf } from "./holding.ts";
import type { Holding } from "./holding.ts";

/** A player who still comes in this trick. */
interface Opponent {
  readonly cards: number;
  /** Suits they did not follow. */
  readonly voids: ReadonlySet<Suit>;
}

/** The trick on the table as the seat on turn sees it. */
export interface TrickOdds {
  readonly view: buck.View;
  readonly holding: Holding;
  readonly toCome: readonly Opponent[];
}

export function trickOdds(view: buck.View, holding: Holding): TrickOdds {
  const played = new Set(view.currentTrick.cards.map(({ playerPosition }) => playerPosition));
  const toCome = view.players
    .filter(({ position, folded }) => !folded && position !== view.viewer && !played.has(position))
    .map(({ position, cardCount }) => ({ cards: cardCount, voids: voidsOf(view, position, holding.trump) }));
  return { view, holding, toCome };
}

function voidsOf({ tricks }: buck.View, position: Position, trump: Suit): ReadonlySet<Suit> {
  const voids = new Set<Suit>();
  for (const trick of tricks) {
    const led = ledSuit(trick, trump);
    const own = trick.cards.find(({ playerPosition }) => playerPosition === position);
    if (led !== null && own !== undefined && effectiveSuit(own.card, trump) !== led) voids.add(led);
  }
  return voids;
}

/** How likely a card takes the trick if it is played now. */
export function winChance(card: Card, { view, holding, toCome }: TrickOdds): number {
  const { trump } = holding;
  const { cards } = view.currentTrick;
  const led = ledSuit(view.currentTrick, trump) ?? effectiveSuit(card, trump);
  if (cards.length > 0 && !beats(card, winningPlay(cards, trump).card, { led, trump })) return 0;
  const rivals = rivalsOf(card, led, holding);
  return toCome.reduce((chance, opponent) => chance * (1 - beatChance(rivals, opponent, holding)), 1);
}

/** The cards that are out and could beat a card once it lies in a trick. */
interface Rivals {
  readonly led: Suit;
  readonly suit: Suit;
  readonly higher: number;
  readonly trumps: number;
  readonly followers: number;
}

function rivalsOf(card: Card, led: Suit, holding: Holding): Rivals {
  const { out, trump } = holding;
  return {
    led,
    suit: effectiveSuit(card, trump),
    higher: beatersOf(card, holding),
    trumps: countOf(out, trump, trump),
    followers: countOf(out, led, trump),
  };
}

function beatChance({ led, suit, higher, trumps, followers }: Rivals, opponent: Opponent, holding: Holding) {
  const holds = (held: Suit, number: number) => holdChance(held, number, { opponent, holding });
  const follows = holds(led, followers);
  if (suit !== holding.trump)
    return follows * holds(suit, higher) + (1 - follows) * holds(holding.trump, trumps);
  return (led === suit ? 1 : 1 - follows) * holds(suit, higher);
}

interface Reach {
  readonly opponent: Opponent;
  readonly holding: Holding;
}

/** How likely an opponent holds at least one of `number` cards that are out in a suit. */
function holdChance(suit: Suit, number: number, { opponent, holding: { out } }: Reach): number {
  if (number === 0 || opponent.voids.has(suit)) return 0;
  return 1 - (1 - Math.min(1, opponent.cards / out.length)) ** number;
}

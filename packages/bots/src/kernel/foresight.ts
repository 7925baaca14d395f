import { highestBit } from "./lanes.ts";
import type { Lanes } from "./lanes.ts";
import { HandInPlay } from "./play.ts";
import type { CardPolicy } from "./play.ts";

/** Fewer ways than this that look the same say too little: from there on the viewer, too, goes by the rules of thumb. */
const FEW = 4;

/** Chances to win that some other card must gain, over all ways that look the same, before it replaces the usual one. */
const DOUBT = 0.04;

/** How a hand ended for the viewer. */
export interface HandEnd {
  /** In favor of the viewer's side. */
  points: number;
  /** The chance to win the game from there. */
  winChance: number;
}

/** How a hand is played on and what its end is worth to the viewer. */
export interface Outlook {
  readonly viewer: number;
  /** How everybody else plays, and the viewer as a rule. */
  readonly choose: CardPolicy;
  readonly score: (play: HandInPlay, ending: HandEnd) => void;
  /** What a point counts beside the chance to win. */
  readonly pointWorth: number;
}

/** How every way ends after one card of the viewer. */
export interface CardEnds {
  /** By way. */
  readonly points: Float64Array;
  readonly winChances: Float64Array;
}

/**
 * What cards lead to if the viewer goes on to choose well, knowing only what there is to see by then: ways the hidden
 * cards may lie that look the same get the same card.
 */
export class Foresight {
  private readonly outlook: Outlook;
  private readonly positions: readonly HandInPlay[];
  private readonly weights: ArrayLike<number>;
  private readonly ending: HandEnd = { points: 0, winChance: 0 };

  /** In all positions the viewer is on turn and sees the same. Each counts with its weight. */
  constructor(outlook: Outlook, positions: readonly HandInPlay[], weights: ArrayLike<number>) {
    this.outlook = outlook;
    this.positions = positions;
    this.weights = weights;
  }

  /** The ends of one legal card. */
  endsOf(card: Lanes): CardEnds {
    return this.endsFrom(0, [...this.positions.keys()], { card, into: newEnds(this.weights.length) });
  }

  private endsFrom(depth: number, ways: readonly number[], { card, into }: CardToTry): CardEnds {
    const alike = new Map<number, number[]>();
    for (const way of ways) {
      const play = copyAt(depth + 1, way, this.before(depth, way));
      play.play(card);
      const seen = this.letOthersPlay(play);
      const group = alike.get(seen);
      if (play.tricksLeft === 0) this.note(play, way, into);
      else if (group === undefined) alike.set(seen, [way]);
      else group.push(way);
    }
    for (const group of alike.values()) this.goOn(depth + 1, group, into);
    return into;
  }

  /** Where the viewer is on turn. */
  private before(depth: number, way: number): HandInPlay {
    return (depth === 0 ? this.positions[way] : undefined) ?? playAt(depth, way);
  }

  /** The others play until the viewer is on turn again; what they played, in one number: ten cards at most, among 33. */
  private letOthersPlay(play: HandInPlay): number {
    const { viewer, choose } = this.outlook;
    const cardsAndNone = play.layout.deck.cards.length + 1;
    let seen = 0;
    while (play.tricksLeft > 0 && play.seat !== viewer) {
      const card = choose(play, play.legal());
      seen = seen * cardsAndNone + 32 - Math.clz32(card);
      play.play(card);
    }
    return seen;
  }

  /** Goes on from ways that look the same, and notes how they end. */
  private goOn(depth: number, ways: readonly number[], into: CardEnds): void {
    const [first = 0] = ways;
    const play = playAt(depth, first);
    if (ways.length < FEW || play.tricksLeft === 1) {
      for (const way of ways) this.playOut(playAt(depth, way), way, into);
      return;
    }
    const usual = this.outlook.choose(play, play.legal());
    const [habit, ...others] = cardsToTry(play, usual).map((card, index) =>
      this.endsFrom(depth, ways, { card, into: endsAt(depth, index, this.weights.length) }),
    );
    if (habit !== undefined) this.choose(ways, { habit, others, into });
  }

  /** For each way the card that does best in all the others: what a way is judged by must not be what chose its card. */
  private choose(ways: readonly number[], { habit, others, into }: Choice): void {
    const sums = others.map((ends) => ways.reduce((sum, way) => sum + this.gain(ends, habit, way), 0));
    for (const way of ways) {
      let best = habit;
      let most = DOUBT;
      for (const [index, ends] of others.entries()) {
        const gain = (sums[index] ?? 0) - this.gain(ends, habit, way);
        if (gain <= most) continue;
        most = gain;
        best = ends;
      }
      into.points[way] = best.points[way] ?? 0;
      into.winChances[way] = best.winChances[way] ?? 0;
    }
  }

  /** What a card brings above another one. */
  private gain(ends: CardEnds, above: CardEnds, way: number): number {
    const chances = (ends.winChances[way] ?? 0) - (above.winChances[way] ?? 0);
    const points = (ends.points[way] ?? 0) - (above.points[way] ?? 0);
    return (this.weights[way] ?? 0) * (chances + this.outlook.pointWorth * points);
  }

  private playOut(play: HandInPlay, way: number, into: CardEnds): void {
    const { choose } = this.outlook;
    while (play.tricksLeft > 0) play.play(choose(play, play.legal()));
    this.note(play, way, into);
  }

  private note(play: HandInPlay, way: number, into: CardEnds): void {
    this.outlook.score(play, this.ending);
    into.points[way] = this.ending.points;
    into.winChances[way] = this.ending.winChance;
  }
}

interface CardToTry {
  readonly card: Lanes;
  readonly into: CardEnds;
}

/** By depth, then way. What one search has written is done with before the next one, so it is not made anew. */
const PLAYS: HandInPlay[][] = [];

function copyAt(depth: number, way: number, from: HandInPlay): HandInPlay {
  const plays = (PLAYS[depth] ??= []);
  return (plays[way] ??= new HandInPlay(from.layout)).copy(from);
}

function playAt(depth: number, way: number): HandInPlay {
  const play = PLAYS[depth]?.[way];
  if (play === undefined) throw new RangeError("this way was not gone");
  return play;
}

/** By depth, then the number of the card: the ends of one card are read before another group of ways needs the place. */
const ENDS: CardEnds[][] = [];

function endsAt(depth: number, card: number, size: number): CardEnds {
  const ends = (ENDS[depth] ??= []);
  const found = ends[card];
  if (found !== undefined && found.points.length >= size) return found;
  const made = newEnds(size);
  ends[card] = made;
  return made;
}

function newEnds(size: number): CardEnds {
  return { points: new Float64Array(size), winChances: new Float64Array(size) };
}

interface Choice {
  readonly habit: CardEnds;
  readonly others: readonly CardEnds[];
  readonly into: CardEnds;
}

/** The usual card first, then one of each run of cards that do something else. */
function cardsToTry(play: HandInPlay, usual: Lanes): readonly Lanes[] {
  const { layout, hands, seat, seen } = play;
  const out = layout.every & ~((hands[seat] ?? 0) | seen);
  const cards = [usual];
  for (let rest = play.legal() & ~usual; rest !== 0;) {
    const card = highestBit(rest);
    rest ^= card;
    if (!cards.some((other) => layout.areAlike(other, card, out))) cards.push(card);
  }
  return cards;
}

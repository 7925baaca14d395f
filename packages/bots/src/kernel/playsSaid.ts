import type { Lanes, Layout } from "./lanes.ts";
import { HandInPlay, MOST_SEATS } from "./play.ts";
import type { CardPolicy } from "./play.ts";
import type { Said } from "./said.ts";

/** A card that was played. */
export interface PlayedStep {
  readonly seat: number;
  readonly card: Lanes;
}

/** The tricks so far, as far as they tell who holds what. */
export interface PlayRecord {
  readonly steps: readonly PlayedStep[];
  readonly layout: Layout;
  readonly active: number;
  readonly leader: number;
  /** Cards that were known to be in nobody's hand before the first trick. */
  readonly seen: Lanes;
  /** The seat that knows its own hand already. */
  readonly viewer: number;
  readonly choose: CardPolicy;
  /** How far a card that nobody would choose by the rules of thumb speaks against a hand, from 0 to 1. */
  readonly surprise: number;
}

/** One card of a seat, and the table before it: what everybody saw then. */
interface Turn {
  readonly table: HandInPlay;
  readonly card: Lanes;
  /** What the seat had played before. */
  readonly gone: Lanes;
}

/**
 * What each seat says by its plays: they are compared with what the rules of thumb would have played from the same
 * hand. Nobody chooses by cards they do not see, so every seat's plays can be judged by its own hand alone.
 */
export function playsSaid(record: PlayRecord): readonly Said[] {
  const { layout, choose, surprise } = record;
  return [...turnsBySeat(record)].map(([seat, turns]) => ({
    seat,
    fits: (pack) => {
      const hand = layout.lanesOf(pack);
      let chance = 1;
      for (const { table, card, gone } of turns) {
        table.hands[seat] = hand & ~gone;
        if (!isExpected(table, card, choose)) chance *= surprise;
      }
      return chance;
    },
  }));
}

function turnsBySeat({
  steps,
  layout,
  active,
  leader,
  seen,
  viewer,
}: PlayRecord): ReadonlyMap<number, Turn[]> {
  const bySeat = new Map<number, Turn[]>();
  const gone = new Int32Array(MOST_SEATS);
  const play = new HandInPlay(layout).open(new Int32Array(MOST_SEATS), active, leader);
  play.seen = seen;
  for (const { seat, card } of steps) {
    if (seat !== viewer) {
      const turn = { table: new HandInPlay(layout).copy(play), card, gone: gone[seat] ?? 0 };
      bySeat.set(seat, [...(bySeat.get(seat) ?? []), turn]);
    }
    gone[seat] = (gone[seat] ?? 0) | card;
    play.play(card);
  }
  return bySeat;
}

function isExpected(table: HandInPlay, card: Lanes, choose: CardPolicy): boolean {
  const legal = table.legal();
  if ((legal & (legal - 1)) === 0) return true;
  const expected = choose(table, legal);
  if (expected === card) return true;
  const out = table.layout.every & ~((table.hands[table.seat] ?? 0) | table.seen);
  return table.layout.areAlike(expected, card, out);
}

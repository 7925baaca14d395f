import { games, TRICKS_PER_HAND } from "@buck/engine";
import type { buck, euchre, Game, GameName, Games, Position } from "@buck/engine";
import { finalPlaces } from "./finalPlaces.ts";
import type { FinalPlace } from "./finalPlaces.ts";
import type { GameHistory } from "./history.ts";
import { playersOfDeal } from "./sitting.ts";
import type { Sitting } from "./sitting.ts";

/** Raised whenever a summary is made in another way: one that was kept is made anew then. */
export const SUMMARY_VERSION = 1;

/** What one player did in one game. */
export interface SeatSummary {
  /** Hands in which they won the bidding or made trump. */
  readonly bids: number;
  readonly made: number;
  /** Hands that went against them: a bid or call that failed or, in Buck Euchre, staying without a trick. */
  readonly sets: number;
  readonly folds: number;
  readonly tricks: number;
}

/** What is told of a finished game without replaying it again. */
export interface GameSummary {
  readonly places: readonly FinalPlace[];
  /** One row for each scored hand: how many points each position came nearer to winning. */
  readonly points: readonly (readonly number[])[];
  /** By position: what whoever sits there at the end did themselves. */
  readonly seats: readonly SeatSummary[];
}

/** Walks through the events of a game once; null for a game that is not over. */
export function gameSummary(history: GameHistory): GameSummary | null {
  const places = finalPlaces(history);
  if (places === null) return null;
  const players = history.states.at(-1)?.players ?? [];
  const seats = players.map(noCount);
  const sittings = history.record?.sittings ?? [];
  if (history.game === "buck") {
    for (const { deal, events } of handsIn(history.events))
      countBuck(events, countedAt(deal, seats, sittings));
  } else {
    for (const { deal, events } of handsIn(history.events))
      countEuchre(events, countedAt(deal, seats, sittings));
  }
  return { places, points: pointsOf(history), seats };
}

function pointsOf<Name extends GameName>({ game, states }: GameHistory<Name>): GameSummary["points"] {
  const rules: Game<Games[Name]> = games[game];
  const last = states.at(-1);
  return last === undefined ? [] : rules.pointRows(last);
}

type SeatCount = { -readonly [Name in keyof SeatSummary]: number };

function noCount(): SeatCount {
  return { bids: 0, made: 0, sets: 0, folds: 0, tricks: 0 };
}

interface HandEvents<Event> {
  /** Counted from 1. */
  readonly deal: number;
  readonly events: readonly Event[];
}

function handsIn<Event extends { readonly type: string }>(
  events: readonly (readonly Event[])[],
): readonly HandEvents<Event>[] {
  const all = events.flat();
  const deals = all.flatMap(({ type }, index) => (type === "dealt" ? [index] : []));
  return deals.map((from, index) => ({ deal: index + 1, events: all.slice(from, deals[index + 1]) }));
}

/** What a hand is added to: a hand that somebody else played in the seat counts for nobody. */
function countedAt(
  deal: number,
  seats: readonly SeatCount[],
  sittings: readonly Sitting[],
): readonly SeatCount[] {
  const then = playersOfDeal(sittings, deal);
  const last = sittings.at(-1)?.players ?? [];
  return seats.map((seat, position) => {
    const isSame =
      then[position]?.name === last[position]?.name && then[position]?.kind === last[position]?.kind;
    return isSame ? seat : noCount();
  });
}

function countBuck(events: readonly buck.Event[], seats: readonly SeatCount[]): void {
  let bidder: Position | null = null;
  for (const event of events) {
    if (event.type === "bidWon") bidder = event.playerPosition;
    else if (event.type === "folded" && event.folded) add(seats, event.playerPosition, { folds: 1 });
    else if (event.type === "trickWon") add(seats, event.playerPosition, { tricks: 1 });
    else if (event.type === "tricksConceded") add(seats, event.playerPosition, { tricks: TRICKS_PER_HAND });
    else if (event.type === "roundScored") {
      for (const [position, change] of event.changes.entries()) {
        const isSet = change > 0;
        const isBidder = position === bidder;
        add(seats, position, {
          bids: Number(isBidder),
          made: Number(isBidder && !isSet),
          sets: Number(isSet),
        });
      }
    }
  }
}

function countEuchre(events: readonly euchre.Event[], seats: readonly SeatCount[]): void {
  let caller: Position | null = null;
  for (const event of events) {
    if (event.type === "orderedUp" || event.type === "called") caller = event.playerPosition;
    else if (event.type === "trickWon") add(seats, event.playerPosition, { tricks: 1 });
    else if (event.type === "roundScored") {
      const isSet = event.result === "euchred";
      if (caller !== null) add(seats, caller, { bids: 1, made: Number(!isSet), sets: Number(isSet) });
    }
  }
}

function add(seats: readonly SeatCount[], position: number, more: Partial<SeatSummary>): void {
  const seat = seats[position];
  if (seat === undefined) return;
  seat.bids += more.bids ?? 0;
  seat.made += more.made ?? 0;
  seat.sets += more.sets ?? 0;
  seat.folds += more.folds ?? 0;
  seat.tricks += more.tricks ?? 0;
}

import { deckFor, seatsOf } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { replay } from "./record.ts";
import type { GameRecord } from "./record.ts";

export interface DealSequence {
  /** Who deals the first hand. */
  readonly dealer: Position;
  /** By hand, hands that everybody passed included. */
  readonly decks: readonly (readonly CardId[])[];
}

/** The deals of a recorded game, turned so that the seat `turn` becomes seat 0; null where nothing was dealt. */
export function dealsOf(record: GameRecord, turn: Position = 0): DealSequence | null {
  const replayed = replay(record);
  if (!replayed.ok) return null;
  const first = replayed.events.flat().find(({ type }) => type === "dealt");
  if (first?.type !== "dealt") return null;
  const decks = record.actions.flatMap((action) => (action.type === "DEAL" ? [action.deck] : []));
  const seats = seatsOf(replayed.states.at(-1)?.players ?? []);
  const seat = (first.dealerPosition + seats.length - turn) % seats.length;
  return { dealer: seats[seat] ?? 0, decks };
}

/** A deck for so many players in which the first black jack falls to this seat. */
export function deckFindingDealer(dealer: Position, players: number): readonly CardId[] {
  const deck = deckFor(players).map(({ id }) => id);
  const jack: CardId = "SPADES_JACK";
  const others = deck.filter((card) => !card.endsWith("_JACK"));
  const rest = deck.filter((card) => card.endsWith("_JACK") && card !== jack);
  return [...others.slice(0, dealer), jack, ...others.slice(dealer), ...rest];
}

import { FULL_DECK, POSITIONS } from "@buck/engine";
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
  const seat = (first.dealerPosition + POSITIONS.length - turn) % POSITIONS.length;
  return { dealer: POSITIONS[seat] ?? 0, decks };
}

/** A deck in which the first black jack falls to this seat. */
export function deckFindingDealer(dealer: Position): readonly CardId[] {
  const jack: CardId = "SPADES_JACK";
  const others = FULL_DECK.filter((card) => !card.endsWith("_JACK"));
  const rest = FULL_DECK.filter((card) => card.endsWith("_JACK") && card !== jack);
  return [...others.slice(0, dealer), jack, ...others.slice(dealer), ...rest];
}

import type { PlayCard } from "../actions.ts";
import { CARDS, SUITS } from "../cards.ts";
import { offersOf, perCard, perPosition } from "../offers.ts";
import type { Position } from "../seats.ts";
import type { Action, DeclareTrump, FoldDecision, PlaceBid } from "./actions.ts";
import { BID_AMOUNTS, HIGHEST_BID } from "./state.ts";

const { offer, isOffered } = offersOf<Action>();

/** Whether this game has made this very action. */
export { isOffered };

const bidsBy = perPosition((playerPosition): readonly PlaceBid[] =>
  BID_AMOUNTS.map((amount) => offer({ type: "PLACE_BID", playerPosition, amount })),
);

/** For each seat, and for each amount up to the highest, a list that is made once. */
const passOrBids = perPosition((playerPosition) =>
  amounts((lowest) => bidsBy(playerPosition).filter(({ amount }) => amount === "PASS" || amount >= lowest)),
);
const singleBids = perPosition((playerPosition) =>
  amounts((lowest) => bidsBy(playerPosition).filter(({ amount }) => amount === lowest)),
);

function amounts<Value>(make: (amount: number) => Value): readonly Value[] {
  return Array.from({ length: HIGHEST_BID + 1 }, (_, amount) => make(amount));
}

/** A pass, and every bid of at least this many tricks. */
export function bidsFrom(playerPosition: Position, lowest: number): readonly PlaceBid[] {
  return passOrBids(playerPosition)[lowest] ?? [];
}

/** The bid of exactly this many tricks. */
export function onlyBid(playerPosition: Position, amount: number): readonly PlaceBid[] {
  return singleBids(playerPosition)[amount] ?? [];
}

export const declarationsBy = perPosition((playerPosition): readonly DeclareTrump[] =>
  SUITS.map((trumpSuit) => offer({ type: "DECLARE_TRUMP", playerPosition, trumpSuit })),
);

export const foldDecisionsBy = perPosition((playerPosition): readonly FoldDecision[] =>
  [false, true].map((folded) => offer({ type: "FOLD_DECISION", playerPosition, folded })),
);

export const playsBy = perCard((playerPosition, cardId): PlayCard =>
  offer({ type: "PLAY_CARD", playerPosition, cardId }),
);

/** By the numbers of the cards. */
export const playsOfAllCards = perPosition((playerPosition) => playsBy(playerPosition, CARDS));

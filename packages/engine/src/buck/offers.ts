import type { PlayCard } from "../actions.ts";
import { SUITS } from "../cards.ts";
import { offersOf, perCard, perPosition } from "../offers.ts";
import type { Action, DeclareTrump, FoldDecision, PlaceBid } from "./actions.ts";
import { BID_AMOUNTS } from "./state.ts";

const { offer, isOffered } = offersOf<Action>();

/** Whether this game has made this very action. */
export { isOffered };

export const bidsBy = perPosition((playerPosition): readonly PlaceBid[] =>
  BID_AMOUNTS.map((amount) => offer({ type: "PLACE_BID", playerPosition, amount })),
);

export const declarationsBy = perPosition((playerPosition): readonly DeclareTrump[] =>
  SUITS.map((trumpSuit) => offer({ type: "DECLARE_TRUMP", playerPosition, trumpSuit })),
);

export const foldDecisionsBy = perPosition((playerPosition): readonly FoldDecision[] =>
  [false, true].map((folded) => offer({ type: "FOLD_DECISION", playerPosition, folded })),
);

export const playsBy = perCard((playerPosition, cardId): PlayCard =>
  offer({ type: "PLAY_CARD", playerPosition, cardId }),
);

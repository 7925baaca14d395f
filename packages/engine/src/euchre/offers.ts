import type { PlayCard } from "../actions.ts";
import { offersOf, perCard, perPosition } from "../offers.ts";
import type { Action, Discard, PassTrump } from "./actions.ts";

const { offer, isOffered } = offersOf<Action>();

/** Whether this game has made this very action. */
export { isOffered };

export const passBy = perPosition((playerPosition): PassTrump =>
  offer({ type: "PASS_TRUMP", playerPosition }),
);

export const discardsBy = perCard((playerPosition, cardId): Discard =>
  offer({ type: "DISCARD", playerPosition, cardId }),
);

export const playsBy = perCard((playerPosition, cardId): PlayCard =>
  offer({ type: "PLAY_CARD", playerPosition, cardId }),
);

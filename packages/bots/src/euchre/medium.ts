import { euchre, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { cardAt, lanesOf, packOf } from "../kernel/lanes.ts";
import { trumpIndex } from "../kernel/play.ts";
import { ALONE, chooseCall, chooseDiscard, PASS } from "./calls.ts";
import type { CallChoice } from "./calls.ts";
import { chooseCard } from "./cardPlay.ts";
import { questionFor, seatFor } from "./hand.ts";
import { callingOf, makersOf, ownPlay, seatOnTurn } from "./situation.ts";

/** A sound player by rules of thumb: counts trumps and aces by place, remembers what fell, and spares its partner's tricks. */
export function euchreMedium(view: euchre.View): euchre.Action {
  const playerPosition = seatOnTurn(view);
  switch (view.phase) {
    case "DEALER_DISCARD": {
      const trump = trumpIndex(view);
      const card = chooseDiscard(lanesOf(packOf(euchre.ownHand(view)), trump));
      return { type: "DISCARD", playerPosition, cardId: cardAt(card, trump).id };
    }
    case "PLAYING": {
      const play = ownPlay(view, playerPosition);
      const card = chooseCard(play, play.legal(), makersOf(view));
      return { type: "PLAY_CARD", playerPosition, cardId: cardAt(card, trumpIndex(view)).id };
    }
    default: {
      const hand = packOf(euchre.ownHand(view));
      const calling = callingOf(view, playerPosition);
      return callAction(chooseCall(seatFor(calling, hand), questionFor(calling, hand)), view, playerPosition);
    }
  }
}

/** A call as the engine wants to hear it. */
function callAction(choice: CallChoice, { phase }: euchre.View, playerPosition: Position): euchre.Action {
  if (choice === PASS) return { type: "PASS_TRUMP", playerPosition };
  const goAlone = choice >= ALONE;
  if (phase === "ROUND1") return { type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone };
  return { type: "CALL_TRUMP", playerPosition, suit: SUITS[choice % ALONE] ?? "SPADES", goAlone };
}

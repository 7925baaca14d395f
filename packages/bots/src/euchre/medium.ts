import { euchre, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { layoutOf } from "../kernel/play.ts";
import { ALONE, chooseCall, chooseDiscard, DECK, PASS } from "./calls.ts";
import type { CallChoice } from "./calls.ts";
import { chooseCard } from "./cardPlay.ts";
import { questionFor, seatFor } from "./hand.ts";
import { defense, shownHand } from "./houseRules.ts";
import { callingOf, makersOf, ownPlay, seatOnTurn } from "./situation.ts";

/** A sound player by rules of thumb: counts trumps and aces by place, remembers what fell, and spares its partner's tricks. */
export function euchreMedium(view: euchre.View): euchre.Action {
  const playerPosition = seatOnTurn(view);
  switch (view.phase) {
    case "DEFENDING":
      return defense(view);
    case "DEALER_DISCARD": {
      const layout = layoutOf(view, DECK);
      const card = chooseDiscard(layout.lanesOf(DECK.packOf(euchre.ownHand(view))), layout);
      return { type: "DISCARD", playerPosition, cardId: layout.cardAt(card).id };
    }
    case "PLAYING": {
      const play = ownPlay(view, playerPosition);
      const card = chooseCard(play, play.legal(), makersOf(view));
      return { type: "PLAY_CARD", playerPosition, cardId: play.layout.cardAt(card).id };
    }
    default: {
      const shown = shownHand(view);
      if (shown !== null) return shown;
      const hand = DECK.packOf(euchre.ownHand(view));
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

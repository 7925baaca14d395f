import { leftOf } from "../seats.ts";
import { refuse } from "./actions.ts";
import type { Defend } from "./actions.ts";
import { SEATS } from "./options.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Step, Turn } from "./phase.ts";
import { startPlaying } from "./play.ts";
import { partnerOf } from "./state.ts";
import type { GameState } from "./state.ts";

/** DEFENDING: from the left of somebody alone, each opponent says whether they defend alone (EUCHRE-OPT-17). */
export const defending: Phase = {
  legal: (view, playerPosition) =>
    playerPosition === view.currentPlayerPosition
      ? [false, true].map((alone) => ({ type: "DEFEND", playerPosition, alone }))
      : [],
  take(state, action) {
    if (action.type !== "DEFEND") return wrongPhase(state, action);
    return action.playerPosition === state.currentPlayerPosition
      ? defend(state, action)
      : refuse({ code: "NOT_YOUR_TURN" });
  },
};

/** Trump is made and nobody holds six cards: now the play, or first the question who defends alone. */
export function trumpIsMade(turn: Turn): Turn {
  const { alonePosition, options } = turn.state;
  if (alonePosition === null || !options.defendAlone) return startPlaying(turn);
  return tell(turn, { type: "defenseOpened", playerPosition: leftOf(alonePosition, SEATS) });
}

/** The first who defends alone ends the question; so does the second who does not. */
function defend(state: GameState, { playerPosition, alone }: Defend): Step {
  const turn = begin(state, { type: "defended", playerPosition, alone });
  if (alone) return startPlaying(tell(turn, { type: "sitsOut", playerPosition: partnerOf(playerPosition) }));
  const isFirst = state.alonePosition !== null && playerPosition === leftOf(state.alonePosition, SEATS);
  return isFirst ? turn : startPlaying(turn);
}

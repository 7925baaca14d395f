import { buck, POSITIONS } from "@buck/engine";
import type { Decision } from "@buck/protocol";
import type { Chore, Rulebook } from "./play.ts";

/** Buck Euchre as the table plays it. */
export const BUCK: Rulebook<buck.GameState, buck.Event> = {
  game: "buck",
  apply: buck.apply,
  toAct: buck.toAct,
  isOver: ({ gameOver }) => gameOver,
  chore,
  trickLies: ({ phase, tricks, currentTrick }) =>
    phase === "PLAYING" && tricks.length > 0 && currentTrick.cards.length === 0,
  frame: (state, events, { viewer, nameAt }) => {
    const view = buck.view(state, viewer);
    const players = view.players.map((player) =>
      Object.assign({}, player, { name: nameAt(player.position) }),
    );
    return { game: "buck", view: { ...view, players }, events };
  },
  decisions: (state, position) => buck.legalActions(buck.view(state, position)).filter(isDecision),
};

function chore({ phase, dealerChosen, round }: buck.GameState): Chore | null {
  switch (phase) {
    case "DEALING":
      return dealerChosen ? deal(round + 1) : CHOOSE_DEALER;
    case "TRUMP_REVEAL":
      return { pace: "reveal", action: () => ({ type: "OPEN_BIDDING" }) };
    case "ROUND_OVER":
      return { pace: "result", action: () => ({ type: "NEXT_ROUND" }) };
    default:
      return null;
  }
}

const CHOOSE_DEALER: Chore = {
  pace: "deal",
  action: (chance) => ({
    type: "CHOOSE_DEALER",
    dealerPosition: POSITIONS[chance.below(POSITIONS.length)] ?? 0,
  }),
};

function deal(hand: number): Chore {
  return { pace: "deal", action: (chance) => ({ type: "DEAL", deck: chance.deck(hand) }) };
}

function isDecision(action: buck.Action): action is Extract<Decision, buck.Action> {
  switch (action.type) {
    case "PLACE_BID":
    case "DECLARE_TRUMP":
    case "FOLD_DECISION":
    case "PLAY_CARD":
      return true;
    default:
      return false;
  }
}

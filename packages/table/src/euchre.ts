import { euchre, POSITIONS } from "@buck/engine";
import type { Decision } from "@buck/protocol";
import type { GameAction } from "./entry.ts";
import type { Chore, Rulebook } from "./play.ts";

/** Classic Euchre as the table plays it. */
export const EUCHRE: Rulebook<euchre.GameState, euchre.Event> = {
  game: "euchre",
  apply: euchre.apply,
  toAct: euchre.toAct,
  isOver: ({ gameOver }) => gameOver,
  chore,
  trickLies: ({ phase, tricks, currentTrick }) =>
    phase === "PLAYING" && tricks.length > 0 && currentTrick.cards.length === 0,
  frame: (state, events, { viewer, nameAt }) => {
    const view = euchre.view(state, viewer);
    const players = view.players.map((player) =>
      Object.assign({}, player, { name: nameAt(player.position) }),
    );
    return { game: "euchre", view: { ...view, players }, events };
  },
  decisions: (state, position) => euchre.legalActions(euchre.view(state, position)).filter(isDecision),
};

/** Who plays again starts with seat 0 as dealer, unless the table looks for a black jack each time. */
export function rematchActions({ firstDealer }: euchre.Options): readonly GameAction[] {
  return firstDealer === "blackJack" ? [] : [{ type: "CHOOSE_DEALER", dealerPosition: 0 }];
}

function chore({ phase, dealerChosen, options, round }: euchre.GameState): Chore | null {
  switch (phase) {
    case "DEALING":
      return dealerChosen ? deal(round + 1) : FIND_DEALER[options.firstDealer];
    case "ROUND_OVER":
      return { pace: "result", action: () => ({ type: "NEXT_ROUND" }) };
    default:
      return null;
  }
}

function deal(hand: number): Chore {
  return { pace: "deal", action: (chance) => ({ type: "DEAL", deck: chance.deck(hand) }) };
}

const FIND_DEALER: Readonly<Record<euchre.Options["firstDealer"], Chore>> = {
  random: {
    pace: "deal",
    action: (chance) => ({
      type: "CHOOSE_DEALER",
      dealerPosition: POSITIONS[chance.below(POSITIONS.length)] ?? 0,
    }),
  },
  seat0: { pace: "deal", action: () => ({ type: "CHOOSE_DEALER", dealerPosition: 0 }) },
  blackJack: {
    pace: "deal",
    action: (chance) => ({ type: "CHOOSE_DEALER", deck: chance.deck(0) }),
  },
};

function isDecision(action: euchre.Action): action is Extract<Decision, euchre.Action> {
  switch (action.type) {
    case "CALL_TRUMP":
    case "PASS_TRUMP":
    case "DISCARD":
    case "PLAY_CARD":
      return true;
    default:
      return false;
  }
}

import { othersClockwise, seatsOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { changePlayer } from "../table.ts";
import type { FoldDecision, Reason } from "./actions.ts";
import { staysIn } from "./events.ts";
import { begin, tell, wrongPhase } from "./phase.ts";
import type { Phase, Step, Turn } from "./phase.ts";
import { refuse } from "./actions.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable } from "./state.ts";

/** FOLDING_DECISION: everybody but the bidder stays or folds. */
export const folding: Phase = {
  toAct: undecided,
  legal: (view, playerPosition) =>
    undecided(view).includes(playerPosition)
      ? [false, true].map((folded) => ({ type: "FOLD_DECISION", playerPosition, folded }))
      : [],
  take(state, action) {
    if (action.type !== "FOLD_DECISION") return wrongPhase(state, action);
    const wrong = reasonAgainst(state, action.playerPosition);
    return wrong === null ? decide(state, action) : refuse(wrong);
  },
};

/** Everybody who still has to decide (BUCK-FOLD-3); only the first of them where it goes in turn (BUCK-OPT-7). */
function undecided({ players, winningBidderPosition: bidder, options }: OpenTable): readonly Position[] {
  if (bidder === null) return [];
  const open = seatsOf(players.filter(({ decided }) => !decided));
  const inTurn = othersClockwise(bidder, seatsOf(players)).filter((position) => open.includes(position));
  return options.folding === "clockwise" ? inTurn.slice(0, 1) : inTurn;
}

function reasonAgainst(table: OpenTable, position: Position): Reason | null {
  if (position === table.winningBidderPosition) return { code: "BIDDER_CANNOT_FOLD" };
  if (undecided(table).includes(position)) return null;
  const hasDecided = table.players.some((player) => player.position === position && player.decided);
  return { code: hasDecided ? "ALREADY_DECIDED" : "NOT_YOUR_TURN" };
}

/** A secret decision is told only once all are in: BUCK-FOLD-4. */
function decide(state: GameState, { playerPosition, folded }: FoldDecision): Step {
  const turn =
    state.options.folding === "clockwise"
      ? begin(state, { type: "folded", playerPosition, folded })
      : begin(keepDecision(state, playerPosition, folded), { type: "decided", playerPosition });
  return undecided(turn.state).length === 0 ? settle(turn) : turn;
}

function keepDecision(state: GameState, position: Position, folded: boolean): GameState {
  return { ...state, players: changePlayer(state.players, position, (player) => ({ ...player, folded })) };
}

/** All decisions are in: they are shown, and the bidder leads (BUCK-PLAY-1), or has won already (BUCK-FOLD-7). */
function settle(turn: Turn): Step {
  const { players, winningBidderPosition, dealerPosition, options } = turn.state;
  const bidder = winningBidderPosition ?? dealerPosition;
  const others = othersClockwise(bidder, seatsOf(players)).map((playerPosition) => ({
    type: "folded" as const,
    playerPosition,
    folded: !staysIn(turn.state, playerPosition),
  }));
  const shown = options.folding === "secret" ? tell(turn, ...others) : turn;
  if (others.every(({ folded }) => folded)) {
    return scoreRound(tell(shown, { type: "tricksConceded", playerPosition: bidder }));
  }
  return tell(shown, { type: "playOpened", playerPosition: bidder });
}

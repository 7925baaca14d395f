import { chosenClockwise, clockwiseFrom, leftOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { editPlayer } from "../state.ts";
import type { Action, FoldDecision } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import { staysIn } from "./happen.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { begin, PLAYERS, tell, wrongPhase } from "./turn.ts";
import type { Step, Turn } from "./turn.ts";

export type FoldTable = OpenTable & { readonly players: readonly Pick<Player, "position" | "decided">[] };

/** FOLDING_DECISION: everybody but the bidder stays or folds. */
export function folding(state: GameState, action: Action): Step {
  if (action.type !== "FOLD_DECISION") return wrongPhase(state, action);
  const wrong = foldError(state, action.playerPosition);
  return wrong === null ? decide(state, action) : refuse(wrong);
}

/** Who still has to decide, clockwise from the bidder's left; only the first of them when it goes in turn. */
export function undecided({ players, winningBidderPosition, options }: FoldTable): readonly Position[] {
  if (winningBidderPosition === null) return [];
  let chosen = 0;
  for (const { position, decided } of players) {
    if (!decided && position !== winningBidderPosition) chosen |= 1 << position;
  }
  const open = chosenClockwise(leftOf(winningBidderPosition), chosen);
  return options.folding === "clockwise" ? open.slice(0, 1) : open;
}

function foldError(table: FoldTable, position: Position): ErrorCode | null {
  if (position === table.winningBidderPosition) return "BIDDER_CANNOT_FOLD";
  if (table.players[position]?.decided === true) return "ALREADY_DECIDED";
  return undecided(table).includes(position) ? null : "NOT_YOUR_TURN";
}

/** A secret decision is told only once all are in. */
function decide(state: GameState, { playerPosition, folded }: FoldDecision): Step {
  const turn = begin(state);
  if (state.options.folding === "clockwise") {
    tell(turn, { type: "folded", playerPosition, folded });
  } else {
    editPlayer(turn.state, playerPosition, PLAYERS.copy).folded = folded;
    tell(turn, { type: "decided", playerPosition });
  }
  return undecided(turn.state).length === 0 ? settle(turn) : turn;
}

/** All decisions are in: they are opened, and the bidder leads, or has won already. */
function settle(turn: Turn): Step {
  const bidder = turn.state.winningBidderPosition ?? turn.state.dealerPosition;
  const isSecret = turn.state.options.folding === "secret";
  let othersStay = false;
  for (const playerPosition of clockwiseFrom(leftOf(bidder))) {
    if (playerPosition === bidder) continue;
    const stays = staysIn(turn.state, playerPosition);
    if (stays) othersStay = true;
    if (isSecret) tell(turn, { type: "folded", playerPosition, folded: !stays });
  }
  if (othersStay) return tell(turn, { type: "playOpened", playerPosition: bidder });
  return scoreRound(tell(turn, { type: "tricksConceded", playerPosition: bidder }));
}

import { clockwiseFrom, leftOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import type { Action, FoldDecision } from "./actions.ts";
import { change, changePlayerAt } from "./change.ts";
import { refuse } from "./errors.ts";
import type { ErrorCode } from "./errors.ts";
import type { Event } from "./events.ts";
import { startPlaying } from "./play.ts";
import { scoreRound } from "./score.ts";
import type { GameState, OpenTable, Player } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

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
  const open = clockwiseFrom(leftOf(winningBidderPosition)).filter(
    (position) => position !== winningBidderPosition && players[position]?.decided === false,
  );
  return options.folding === "clockwise" ? open.slice(0, 1) : open;
}

function foldError(table: FoldTable, position: Position): ErrorCode | null {
  if (position === table.winningBidderPosition) return "BIDDER_CANNOT_FOLD";
  if (table.players[position]?.decided === true) return "ALREADY_DECIDED";
  return undecided(table).includes(position) ? null : "NOT_YOUR_TURN";
}

function decide(state: GameState, { playerPosition, folded }: FoldDecision): Step {
  const players = changePlayerAt(state.players, playerPosition, { folded, decided: true });
  const decided = change(state, { players });
  const isLast = undecided(decided).length === 0;
  const events = decisionEvents(decided, { playerPosition, isLast });
  return isLast ? settle(decided, events) : advance(decided, ...events);
}

function decisionEvents(
  { players, options, winningBidderPosition }: GameState,
  { playerPosition, isLast }: { playerPosition: Position; isLast: boolean },
): readonly Event[] {
  const shown = (position: Position): Event => ({
    type: "folded",
    playerPosition: position,
    folded: players[position]?.folded ?? false,
  });
  if (options.folding === "clockwise") return [shown(playerPosition)];
  const decided: Event = { type: "decided", playerPosition };
  if (!isLast || winningBidderPosition === null) return [decided];
  const others = clockwiseFrom(leftOf(winningBidderPosition)).filter(
    (seat) => seat !== winningBidderPosition,
  );
  return [decided, ...others.map(shown)];
}

/** All decisions are in and open: the bidder leads, or has won already. */
function settle(state: GameState, events: readonly Event[]): Step {
  const bidder = state.winningBidderPosition ?? state.dealerPosition;
  const alone = state.players.every((player) => player.folded || player.position === bidder);
  if (!alone) return advance(startPlaying(state, bidder), ...events);
  const players = changePlayerAt(state.players, bidder, { tricksTaken: TRICKS_PER_HAND });
  return scoreRound(change(state, { players }), [
    ...events,
    { type: "tricksConceded", playerPosition: bidder },
  ]);
}

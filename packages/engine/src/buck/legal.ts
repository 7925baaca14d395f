import { perPosition } from "../offers.ts";
import type { Position } from "../seats.ts";
import { ANY_SEAT, NEXT_ROUND, OPEN_BIDDING } from "../tableAction.ts";
import type { TableAction } from "../tableAction.ts";
import { playableSet } from "../trick.ts";
import type { Action } from "./actions.ts";
import { legalBids } from "./bid.ts";
import { undecided } from "./fold.ts";
import type { FoldTable } from "./fold.ts";
import { declarationsBy, foldDecisionsBy, playsBy } from "./offers.ts";
import type { OpenTable, View } from "./state.ts";

const NOBODY: readonly Position[] = [];
const NOTHING: readonly Action[] = [];

/** Whose decision the game waits for; nobody's when it waits for the table or is over. */
export function toAct(table: FoldTable): readonly Position[] {
  switch (table.phase) {
    case "BIDDING":
      return only(table.currentBidder);
    case "DECLARING_TRUMP":
      return only(table.winningBidderPosition);
    case "FOLDING_DECISION":
      return undecided(table);
    case "PLAYING":
      return only(table.currentPlayerPosition);
    default:
      return NOBODY;
  }
}

const alone = perPosition((position): readonly Position[] => [position]);

function only(position: Position | null): readonly Position[] {
  return position === null ? NOBODY : alone(position);
}

/** What the table does by itself now; null while the game waits for a player or is over. */
export function nextTableAction({ phase, round, dealerChosen }: OpenTable): TableAction | null {
  switch (phase) {
    case "DEALING":
      return dealerChosen ? { type: "DEAL", chance: "deck", hand: round + 1 } : ANY_SEAT;
    case "TRUMP_REVEAL":
      return OPEN_BIDDING;
    case "ROUND_OVER":
      return NEXT_ROUND;
    default:
      return null;
  }
}

/** Every action the viewer may take now. Seats before the first deal are open to anybody: ADD_PLAYER is not listed. */
export function legalActions(view: View): readonly Action[] {
  const { viewer } = view;
  if (viewer === "spectator") return NOTHING;
  switch (view.phase) {
    case "BIDDING":
      return legalBids(view, viewer);
    case "DECLARING_TRUMP":
      return viewer === view.winningBidderPosition ? declarationsBy(viewer) : NOTHING;
    case "FOLDING_DECISION":
      return undecided(view).includes(viewer) ? foldDecisionsBy(viewer) : NOTHING;
    case "PLAYING":
      return viewer === view.currentPlayerPosition ? legalPlays(view, viewer) : NOTHING;
    default:
      return betweenHands(view, viewer);
  }
}

function legalPlays(view: View, playerPosition: Position): readonly Action[] {
  const hand = view.players[playerPosition]?.hand ?? [];
  return playsBy(playerPosition, hand, playableSet(view.currentTrick, hand, view.trumpSuit));
}

function betweenHands(view: View, playerPosition: Position): readonly Action[] {
  const isSeated = view.players.some((player) => player.position === playerPosition);
  if (!isSeated) return [];
  if (view.phase === "GAME_OVER") return [{ type: "NEW_GAME", playerPosition }];
  const mayLeave = view.phase === "WAITING_FOR_PLAYERS" || (view.phase === "DEALING" && view.round === 0);
  return mayLeave ? [{ type: "REMOVE_PLAYER", playerPosition }] : [];
}

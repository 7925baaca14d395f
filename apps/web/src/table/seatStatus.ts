import type { buck, Position } from "@buck/engine";
import { words } from "../texts/words.ts";

export interface SeatStatus {
  readonly text: string;
  readonly tone: "bid" | "plain" | "out";
}

/** The one word under a seat: what this player has said in this hand. */
export function seatStatus(view: buck.View, position: Position): SeatStatus | null {
  const player = view.players.find((seat) => seat.position === position);
  if (player === undefined) return null;
  if (view.phase === "BIDDING") return bidStatus(view, position);
  if (position === view.winningBidderPosition && view.highestBid !== null) {
    return { text: `bid ${view.highestBid}`, tone: "bid" };
  }
  if (player.folded) return { text: words.table.folded, tone: "out" };
  if (!player.decided) return null;
  const text = view.phase === "FOLDING_DECISION" ? words.table.decided : words.table.stayed;
  return { text, tone: "plain" };
}

function bidStatus(view: buck.View, position: Position): SeatStatus | null {
  const last = view.bids.findLast((bid) => bid.playerPosition === position);
  if (last === undefined) return null;
  if (last.amount === "PASS") return { text: words.table.passed, tone: "out" };
  const leads = position === view.winningBidderPosition;
  return { text: `bid ${last.amount}`, tone: leads ? "bid" : "plain" };
}

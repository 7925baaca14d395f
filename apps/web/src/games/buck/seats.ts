import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import { points } from "../../texts/numbers.ts";
import { namePeople } from "../../texts/people.ts";
import { words } from "../../texts/words.ts";
import type { ScoreboardRow, SeatPicture, SeatStatus } from "../moment.ts";

export function seats(view: buck.View): readonly SeatPicture[] {
  const people = namePeople(view);
  const onTurn = buck.toAct(view);
  return view.players.map((player) => ({
    position: player.position,
    name: people(player.position).name,
    ownName: player.name,
    score: points(player.score),
    unit: words.toGo,
    tricks: player.tricksTaken,
    cardCount: player.cardCount,
    isTurn: onTurn.includes(player.position),
    isDealer: view.dealerChosen && view.dealerPosition === player.position,
    isOut: player.folded,
    status: seatStatus(view, player.position),
  }));
}

export function seatStatus(view: buck.View, position: Position): SeatStatus | null {
  const player = view.players.find((seat) => seat.position === position);
  if (player === undefined) return null;
  if (view.phase === "BIDDING") return bidStatus(view, position);
  if (position === view.winningBidderPosition && view.highestBid !== null) {
    return { text: words.table.bid({ amount: view.highestBid }), tone: "bid" };
  }
  if (player.folded) return { text: words.table.folded, tone: "out" };
  if (!player.decided) return null;
  return { text: isSecret(view, position) ? words.table.decided : words.table.stayed, tone: "plain" };
}

/** Decisions of others are covered until all are in, unless the house has them made in turn. */
function isSecret({ viewer, phase, options }: buck.View, position: Position): boolean {
  return phase === "FOLDING_DECISION" && options.folding === "secret" && position !== viewer;
}

function bidStatus(view: buck.View, position: Position): SeatStatus | null {
  const last = view.bids.findLast((bid) => bid.playerPosition === position);
  if (last === undefined) return null;
  if (last.amount === "PASS") return { text: words.table.passed, tone: "out" };
  const leads = position === view.winningBidderPosition;
  return { text: words.table.bid({ amount: last.amount }), tone: leads ? "bid" : "plain" };
}

/** Who is how close to zero, the nearest first. */
export function scoreboard(view: buck.View): readonly ScoreboardRow[] {
  const people = namePeople(view);
  const { startScore } = view.options;
  return buck.derive(view).leaderboard.map(({ position, score }) => ({
    key: String(position),
    name: people(position).name,
    score: points(score),
    progress: (startScore - score) / startScore,
  }));
}

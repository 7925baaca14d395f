import { buck, clockwiseFrom } from "@buck/engine";
import type { Position } from "@buck/engine";
import { listed } from "../../words/lists.ts";
import type { Board, CardInHand, SeatOnBoard } from "../board.ts";
import { numbered } from "../hand.ts";
import { nameIn } from "../kit.ts";
import { lyingTrick } from "../trick.ts";

export const TITLE = "Buck Euchre";

export function boardOf(view: buck.View): Board {
  const first = view.viewer === "spectator" ? 0 : view.viewer;
  return {
    title: TITLE,
    facts: facts(view),
    trump: view.trumpSuit,
    turnUp: view.turnUpCard,
    seats: clockwiseFrom(first).flatMap((position) => seatOf(view, position)),
    hand: handOf(view),
    isWatched: view.viewer === "spectator",
    isLobby: false,
    lastTrick: view.tricks.at(-1) ?? null,
  };
}

export function handOf(view: buck.View): readonly CardInHand[] {
  const hand = buck.ownHand(view);
  const { isMyTurn, playableCards } = buck.derive(view);
  const playable = isMyTurn && view.phase === "PLAYING" ? playableCards : hand;
  return numbered(hand, view.trumpSuit, playable);
}

function facts(view: buck.View): readonly string[] {
  const nameOf = nameIn(view.players);
  const lines = [`hand ${view.round}`];
  if (view.winningBidderPosition !== null && view.highestBid !== null) {
    lines.push(`${nameOf(view.winningBidderPosition)} bid ${view.highestBid}`);
  }
  const rules = buck.houseRules(view.options);
  if (rules.length > 0) lines.push(`house: ${listed(rules.map((name) => `${name} ${view.options[name]}`))}`);
  return lines;
}

function seatOf(view: buck.View, position: Position): readonly SeatOnBoard[] {
  const player = view.players.find((candidate) => candidate.position === position);
  if (player === undefined) return [];
  const trick = lyingTrick(view);
  return [
    {
      position,
      name: player.name,
      score: String(player.score),
      marks: marksOf(view, player),
      tricks: player.tricksTaken,
      isOnTurn: buck.toAct(view).includes(position),
      played: trick.cardOf(position),
      isWinning: trick.winner === position,
      open: position === view.viewer ? null : player.hand,
    },
  ];
}

function marksOf(view: buck.View, { position, folded, decided }: buck.PlayerView): readonly string[] {
  const marks: string[] = [];
  if (view.dealerPosition === position && view.dealerChosen) marks.push("dealer");
  const bid = view.bids.findLast(({ playerPosition }) => playerPosition === position);
  if (bid !== undefined) marks.push(bid.amount === "PASS" ? "passed" : `bid ${bid.amount}`);
  if (folded) marks.push("folded");
  else if (decided) marks.push(view.phase === "FOLDING_DECISION" ? "decided" : "stayed");
  return marks;
}

export function standings(view: buck.View): readonly string[] {
  const nameOf = nameIn(view.players);
  const outcome = buck.outcome(view);
  return (outcome?.standings ?? []).map(
    ({ place, position, score }) => `${place}. ${nameOf(position)} ${score}`,
  );
}

import { buck } from "@buck/engine";
import { houseRuleFacts } from "../../text/houseRules.ts";
import type { Board, CardInHand } from "../../gameUi/board.ts";
import { boardFrom } from "../../gameUi/boardFrom.ts";
import { numbered } from "../../gameUi/hand.ts";
import { nameIn } from "../../gameUi/names.ts";

export const TITLE = "Buck Euchre";

export function boardOf(view: buck.View): Board {
  return boardFrom(view, {
    title: TITLE,
    facts: facts(view),
    hand: handOf(view),
    onTurn: buck.toAct(view),
    scoreOf: ({ score }) => score,
    marksOf: (player) => marksOf(view, player),
  });
}

export function handOf(view: buck.View): readonly CardInHand[] {
  const hand = buck.ownHand(view);
  const { isMyTurn, playableCards } = buck.derive(view);
  const playable = isMyTurn && view.phase === "PLAYING" ? playableCards : hand;
  return numbered(hand, view.trumpSuit, playable);
}

function facts(view: buck.View): readonly string[] {
  const { round, winningBidderPosition, highestBid, players, options } = view;
  const bid =
    winningBidderPosition === null || highestBid === null
      ? []
      : [`${nameIn(players)(winningBidderPosition)} bid ${highestBid}`];
  return [`hand ${round}`, ...bid, ...ruleFacts(options)];
}

/** The facts about the rules that the board shows. */
export function ruleFacts(options: buck.Options): readonly string[] {
  return houseRuleFacts(buck.houseRules(options), options);
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

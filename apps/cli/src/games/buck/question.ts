import { buck, suitName, SUITS } from "@buck/engine";
import type { Position } from "@buck/engine";
import { askToPlay } from "../../gameUi/hand.ts";
import { nameIn } from "../../gameUi/names.ts";
import type { Choice, TableQuestion } from "../../gameUi/tableQuestion.ts";
import { handOf } from "./board.ts";

type Choices = readonly Choice<buck.Decision>[];

export function questionOf(view: buck.View): TableQuestion<buck.Decision> | null {
  const { viewer } = view;
  if (viewer === "spectator" || !buck.toAct(view).includes(viewer)) return null;
  switch (view.phase) {
    case "BIDDING":
      return plain(yourBid(view), bidsSoFar(view), bidChoices(view));
    case "DECLARING_TRUMP":
      return plain("Name the trump suit", `You bid ${view.highestBid}: take that many.`, suitChoices(viewer));
    case "FOLDING_DECISION":
      return plain("Stay or fold?", stayReason(view), foldChoices(viewer));
    case "PLAYING":
      return yourCard(view, viewer);
    default:
      return null;
  }
}

function plain(say: string, why: string, choices: Choices): TableQuestion<buck.Decision> {
  return { say, why, choices, refusals: new Map() };
}

function yourBid(view: buck.View): string {
  const { canPass, minBidAmount } = buck.derive(view);
  if (!canPass) return `Your bid: everybody passed, so you bid ${minBidAmount}`;
  return minBidAmount === 5 ? "Your bid: 5 or pass" : `Your bid: ${minBidAmount} or more, or pass`;
}

function bidsSoFar(view: buck.View): string {
  if (view.highestBid === null || view.winningBidderPosition === null) return "Nobody has bid yet.";
  return `${nameIn(view.players)(view.winningBidderPosition)} has bid ${view.highestBid}.`;
}

function bidChoices(view: buck.View): Choices {
  return buck.legalActions(view).flatMap((action): Choices => {
    if (action.type !== "PLACE_BID") return [];
    if (action.amount === "PASS") return [{ key: "p", words: ["pass"], label: "pass", action }];
    const amount = String(action.amount);
    return [{ key: amount, words: [`bid ${amount}`], label: `bid ${amount}`, action }];
  });
}

function suitChoices(playerPosition: Position): Choices {
  return SUITS.map((trumpSuit) => {
    const name = suitName(trumpSuit);
    return {
      key: name.charAt(0),
      words: [name],
      label: name,
      action: { type: "DECLARE_TRUMP", playerPosition, trumpSuit },
    };
  });
}

function stayReason({ trumpSuit }: buck.View): string {
  const trump = trumpSuit === null ? "" : `Trump is ${suitName(trumpSuit)}. `;
  return `${trump}Who stays needs a trick: none costs five points.`;
}

function foldChoices(playerPosition: Position): Choices {
  const decision = (folded: boolean): buck.Decision => ({ type: "FOLD_DECISION", playerPosition, folded });
  return [
    { key: "s", words: ["stay"], label: "stay", action: decision(false) },
    { key: "f", words: ["fold"], label: "fold", action: decision(true) },
  ];
}

function yourCard(view: buck.View, playerPosition: Position): TableQuestion<buck.Decision> {
  return askToPlay<buck.Decision>({
    trick: view.currentTrick,
    trump: view.trumpSuit,
    hand: handOf(view),
    action: (cardId) => ({ type: "PLAY_CARD", playerPosition, cardId }),
    refusal: (cardId) => buck.whyNotPlayable(view, cardId)?.message ?? null,
  });
}

import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import { askAgain, promptForCard, understood } from "./readings.ts";
import type { Reading } from "./readings.ts";
import { declarationName } from "../terminal/cards.ts";
import type { HotSeat, HotSeatGame } from "./hotSeat.ts";
import { hotSeatText as text } from "./hotSeatText.ts";

/** Buck Euchre at one terminal, with prompts like those of the command-line program. */
export const buckHotSeat: HotSeatGame<buck.Types> = { turn, happened, decide };

function turn(terminal: HotSeat, { phase, round, trumpSuit, tricks }: buck.View): void {
  const key = `${round} ${phase} ${tricks.length}`;
  if (phase === "BIDDING") terminal.printHeading(key, text.bidding);
  if (phase === "FOLDING_DECISION") terminal.printHeading(key, text.folding);
  if (phase === "PLAYING") terminal.printHeading(key, text.trick(trumpSuit));
}

const AFTER_GAP: ReadonlySet<buck.Event["type"]> = new Set([
  "dealt",
  "bidWon",
  "declared",
  "roundScored",
  "gameWon",
]);

function happened(terminal: HotSeat, { type }: buck.Event, lines: readonly string[]): void {
  if (type === "dealt") terminal.dropLastHand();
  if (AFTER_GAP.has(type)) terminal.printAfterGap(lines);
  else terminal.print(lines);
}

async function decide(terminal: HotSeat, position: Position, view: buck.View): Promise<buck.Decision> {
  switch (view.phase) {
    case "BIDDING":
      return bid(terminal, position, view);
    case "DECLARING_TRUMP":
      return declare(terminal, position, view);
    case "FOLDING_DECISION":
      return fold(terminal, position, view);
    default:
      return play(terminal, position, view);
  }
}

async function bid(terminal: HotSeat, playerPosition: Position, view: buck.View): Promise<buck.Decision> {
  const legal = legalBids(view);
  const prompt = text.bid(terminal.nameOf(playerPosition), legal);
  await terminal.handOverTo(playerPosition);
  terminal.showHand(playerPosition, buck.ownHand(view), view.trumpSuit);
  if (view.turnUpCard !== null) terminal.printPrivate(text.upcard(view.turnUpCard));
  const amount = await terminal.askUntil(prompt, (typed) => readBid(legal, typed));
  return { type: "PLACE_BID", playerPosition, amount };
}

async function declare(terminal: HotSeat, playerPosition: Position, view: buck.View): Promise<buck.Decision> {
  await terminal.handOverTo(playerPosition);
  terminal.showHand(playerPosition, buck.ownHand(view), null);
  const legal = buck
    .legalActions(view)
    .flatMap((each) => (each.type === "DECLARE_TRUMP" ? [each.trumpSuit] : []));
  const prompt = text.declare(terminal.nameOf(playerPosition), legal);
  const trumpSuit = await terminal.askUntil(prompt, (typed) => readTrump(legal, typed));
  return { type: "DECLARE_TRUMP", playerPosition, trumpSuit };
}

async function fold(terminal: HotSeat, playerPosition: Position, view: buck.View): Promise<buck.Decision> {
  const { trumpSuit, winningBidderPosition, highestBid } = view;
  await terminal.handOverTo(playerPosition);
  terminal.showHand(playerPosition, buck.ownHand(view), trumpSuit);
  if (winningBidderPosition !== null) {
    const bidder = terminal.nameOf(winningBidderPosition);
    terminal.printPrivate(text.trumpIs(trumpSuit, bidder, highestBid ?? 0));
  }
  const folded = await terminal.askUntil(text.fold(terminal.nameOf(playerPosition)), readFold);
  return { type: "FOLD_DECISION", playerPosition, folded };
}

async function play(terminal: HotSeat, playerPosition: Position, view: buck.View): Promise<buck.Decision> {
  const { currentTrick: trick, trumpSuit: trump } = view;
  const card = await promptForCard(terminal, {
    position: playerPosition,
    hand: buck.ownHand(view),
    trick,
    trump,
  });
  return { type: "PLAY_CARD", playerPosition, cardId: card.id };
}

function legalBids(view: buck.View): readonly buck.BidAmount[] {
  return buck.legalActions(view).flatMap((action) => (action.type === "PLACE_BID" ? [action.amount] : []));
}

function readBid(legal: readonly buck.BidAmount[], typed: string): Reading<buck.BidAmount> {
  const amount = legal.find((candidate) => String(candidate).toLowerCase() === typed);
  return amount === undefined ? askAgain(text.bidOrPass(legal)) : understood(amount);
}

function readTrump(legal: readonly buck.Declaration[], typed: string): Reading<buck.Declaration> {
  const declared = legal.find((each) => declarationName(each) === typed.toLowerCase());
  return declared === undefined ? askAgain(text.trumpNeeded(legal)) : understood(declared);
}

function readFold(typed: string): Reading<boolean> {
  if (typed === "f" || typed === "fold") return understood(true);
  return typed === "s" || typed === "stay" ? understood(false) : askAgain(text.foldOrStay);
}

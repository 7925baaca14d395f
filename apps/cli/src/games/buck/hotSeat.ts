import { buck, SUITS } from "@buck/engine";
import type { Position, Suit } from "@buck/engine";
import type { Narrator } from "../../gameUi/gameUi.ts";
import { createNarrator } from "./narrator.ts";
import type { Seat } from "../../local/players.ts";
import type { Hooks } from "../../local/playOut.ts";
import { hotSeatText as text, parseSuit } from "../../hotSeat/hotSeatText.ts";
import { askAgain, understood } from "../../hotSeat/hotSeat.ts";
import type { HotSeat, Reading } from "../../hotSeat/hotSeat.ts";
import { chooseCard } from "../../hotSeat/chooseCard.ts";

type BuckHooks = Hooks<buck.GameState, buck.View, buck.Action, buck.Event>;

/** Buck Euchre at one terminal, with prompts like those of the command-line program. */
export class BuckHotSeat implements BuckHooks {
  readonly #seat: HotSeat;
  readonly #narrator: Narrator<buck.Event>;

  constructor(seat: HotSeat) {
    this.#seat = seat;
    this.#narrator = createNarrator({ nameOf: seat.nameOf, firstHand: 0 });
  }

  turn(_: Seat, { phase, round, trumpSuit, tricks }: buck.GameState): void {
    const key = `${round} ${phase} ${tricks.length}`;
    if (phase === "BIDDING") this.#seat.printHeading(key, text.bidding);
    if (phase === "FOLDING_DECISION") this.#seat.printHeading(key, text.folding);
    if (phase === "PLAYING" && trumpSuit !== null) this.#seat.printHeading(key, text.trick(trumpSuit));
  }

  happened(event: buck.Event): void {
    if (event.type === "dealt") this.#seat.dropLastHand();
    const [first, ...rest] = this.#narrator.tell(event);
    if (first !== undefined && AFTER_GAP.has(event.type)) this.#seat.printAfterGap(first);
    else if (first !== undefined) this.#seat.print(first);
    for (const line of rest) this.#seat.print(line);
  }

  async decide(position: Position, view: buck.View): Promise<buck.Action> {
    switch (view.phase) {
      case "BIDDING":
        return this.#bid(position, view);
      case "DECLARING_TRUMP":
        return this.#declare(position, view);
      case "FOLDING_DECISION":
        return this.#fold(position, view);
      default:
        return this.#play(position, view);
    }
  }

  async #bid(playerPosition: Position, view: buck.View): Promise<buck.Action> {
    const legal = legalBids(view);
    const prompt = text.bid(this.#seat.nameOf(playerPosition), legal);
    await this.#seat.handOverTo(playerPosition);
    this.#seat.showHand(playerPosition, buck.ownHand(view), view.trumpSuit);
    if (view.turnUpCard !== null) this.#seat.printPrivate(text.upcard(view.turnUpCard));
    const amount = await this.#seat.askUntil(prompt, (typed) => readBid(legal, typed));
    return { type: "PLACE_BID", playerPosition, amount };
  }

  async #declare(playerPosition: Position, view: buck.View): Promise<buck.Action> {
    await this.#seat.handOverTo(playerPosition);
    this.#seat.showHand(playerPosition, buck.ownHand(view), null);
    const prompt = text.declare(this.#seat.nameOf(playerPosition));
    const trumpSuit = await this.#seat.askUntil(prompt, readTrump);
    return { type: "DECLARE_TRUMP", playerPosition, trumpSuit };
  }

  async #fold(playerPosition: Position, view: buck.View): Promise<buck.Action> {
    const { trumpSuit, winningBidderPosition, highestBid } = view;
    await this.#seat.handOverTo(playerPosition);
    this.#seat.showHand(playerPosition, buck.ownHand(view), trumpSuit);
    if (trumpSuit !== null && winningBidderPosition !== null) {
      this.#seat.printPrivate(
        text.trumpIs(trumpSuit, this.#seat.nameOf(winningBidderPosition), highestBid ?? 0),
      );
    }
    const prompt = text.fold(this.#seat.nameOf(playerPosition));
    const folded = await this.#seat.askUntil(prompt, readFold);
    return { type: "FOLD_DECISION", playerPosition, folded };
  }

  async #play(playerPosition: Position, view: buck.View): Promise<buck.Action> {
    const { currentTrick: trick, trumpSuit: trump } = view;
    if (trump === null) throw new Error("tricks are played with trump");
    const turn = { position: playerPosition, hand: buck.ownHand(view), trick, trump };
    return { type: "PLAY_CARD", playerPosition, cardId: (await chooseCard(this.#seat, turn)).id };
  }
}

const AFTER_GAP: ReadonlySet<buck.Event["type"]> = new Set([
  "dealt",
  "bidWon",
  "declared",
  "roundScored",
  "gameWon",
]);

function legalBids(view: buck.View): readonly buck.BidAmount[] {
  return buck.legalActions(view).flatMap((action) => (action.type === "PLACE_BID" ? [action.amount] : []));
}

function readBid(legal: readonly buck.BidAmount[], typed: string): Reading<buck.BidAmount> {
  const bid = legal.find((amount) => String(amount).toLowerCase() === typed);
  return bid === undefined ? askAgain(text.bidOrPass(legal)) : understood(bid);
}

function readTrump(typed: string): Reading<Suit> {
  const suit = parseSuit(typed);
  return suit === null ? askAgain(text.suitOrPass(SUITS, false)) : understood(suit);
}

function readFold(typed: string): Reading<boolean> {
  if (typed === "f" || typed === "fold") return understood(true);
  return typed === "s" || typed === "stay" ? understood(false) : askAgain(text.foldOrStay);
}

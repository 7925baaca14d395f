import { euchre } from "@buck/engine";
import type { Position, Suit } from "@buck/engine";
import type { Narrator } from "../../gameUi/gameUi.ts";
import { createNarrator } from "./narrator.ts";
import type { Seat } from "../../local/players.ts";
import type { Hooks } from "../../local/playOut.ts";
import { hotSeatText as text, parseSuit } from "../../hotSeat/hotSeatText.ts";
import { askAgain, understood } from "../../hotSeat/hotSeat.ts";
import type { HotSeat, Reading } from "../../hotSeat/hotSeat.ts";
import { readCard, readYesOrNo } from "../../hotSeat/readings.ts";
import { chooseCard } from "../../hotSeat/chooseCard.ts";

type EuchreHooks = Hooks<euchre.GameState, euchre.View, euchre.Action, euchre.Event>;

/** Classic Euchre at one terminal, with the prompts and lines of the command-line program. */
export class EuchreHotSeat implements EuchreHooks {
  readonly #seat: HotSeat;
  readonly #narrator: Narrator<euchre.Event>;
  /** A person's call is printed before the question about going alone. */
  #isCallPrinted = false;

  constructor(seat: HotSeat) {
    this.#seat = seat;
    this.#narrator = createNarrator({ nameOf: seat.nameOf, firstHand: 0 });
  }

  turn(_: Seat, { phase, round, trumpSuit, tricks }: euchre.GameState): void {
    const key = `${round} ${phase} ${tricks.length}`;
    if (phase === "ROUND1") this.#seat.printHeading(key, text.firstRound);
    if (phase === "ROUND2") this.#seat.printHeading(key, text.secondRound);
    if (phase === "PLAYING" && trumpSuit !== null) this.#seat.printHeading(key, text.trick(trumpSuit));
  }

  happened(event: euchre.Event): void {
    const lines = this.#narrator.tell(event);
    switch (event.type) {
      case "dealt":
        this.#seat.dropLastHand();
        return this.#printAfterGap(lines);
      case "roundScored":
      case "gameWon":
        return this.#printAfterGap(lines);
      case "orderedUp":
      case "called":
        return this.#printCall(lines);
      case "pickedUp":
      case "discarded":
        // A human dealer is told privately; nobody else may see the discard.
        return this.#seat.isHuman(event.playerPosition) ? undefined : this.#printAll(lines);
      case "turnedDown":
        return;
      default:
        this.#printAll(lines);
    }
  }

  #printCall(lines: readonly string[]): void {
    const [call = "", ...alone] = lines;
    if (!this.#isCallPrinted) this.#seat.printAfterGap(call);
    this.#isCallPrinted = false;
    this.#printAll(alone);
  }

  #printAfterGap([first = "", ...rest]: readonly string[]): void {
    this.#seat.printAfterGap(first);
    this.#printAll(rest);
  }

  #printAll(lines: readonly string[]): void {
    for (const line of lines) this.#seat.print(line);
  }

  async decide(position: Position, view: euchre.View): Promise<euchre.Action> {
    switch (view.phase) {
      case "ROUND1":
        return this.#orderUp(position, view);
      case "ROUND2":
        return this.#callSuit(position, view);
      case "DEALER_DISCARD":
        return this.#discard(position, view);
      default:
        return this.#play(position, view);
    }
  }

  async #orderUp(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const { turnUpCard } = view;
    if (turnUpCard === null) throw new Error("no card is turned up");
    await this.#seat.handOverTo(playerPosition);
    this.#seat.showHand(playerPosition, euchre.ownHand(view), turnUpCard.suit);
    this.#seat.printPrivate(text.upcard(turnUpCard));
    const yes = await this.#seat.askUntil(text.orderUp(turnUpCard.suit), readYesOrNo);
    if (!yes) return { type: "PASS_TRUMP", playerPosition };
    const goAlone = await this.#goAlone(playerPosition, view, turnUpCard.suit);
    return { type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone };
  }

  async #callSuit(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const { callableSuits, canPass } = euchre.derive(view);
    const name = this.#seat.nameOf(playerPosition);
    await this.#seat.handOverTo(playerPosition);
    this.#seat.showHand(playerPosition, euchre.ownHand(view), null);
    const suit = await this.#seat.askUntil(text.callSuit(name, callableSuits, canPass), (typed) =>
      readCall(view, typed),
    );
    if (suit === "PASS") return { type: "PASS_TRUMP", playerPosition };
    const goAlone = await this.#goAlone(playerPosition, view, suit);
    return { type: "CALL_TRUMP", playerPosition, suit, goAlone };
  }

  async #goAlone(position: Position, view: euchre.View, trumpSuit: Suit): Promise<boolean> {
    const call = { type: "called", playerPosition: position, trumpSuit, goAlone: false } as const;
    for (const line of this.#narrator.tell(call)) this.#seat.printAfterGap(line);
    this.#isCallPrinted = true;
    const [only, ...others] = euchre.derive(view).aloneChoices;
    if (only !== undefined && others.length === 0) return only;
    this.#seat.printGap();
    return this.#seat.askUntil(text.goAlone(this.#seat.nameOf(position)), readYesOrNo);
  }

  async #discard(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const hand = euchre.ownHand(view);
    await this.#seat.handOverTo(playerPosition);
    if (view.dealerPickedUp !== null) {
      this.#seat.printPrivateAfterGap(
        text.youPickedUp(this.#seat.nameOf(playerPosition), view.dealerPickedUp),
      );
    }
    this.#seat.showHand(playerPosition, hand, view.trumpSuit);
    const card = await this.#seat.askUntil(text.discard(hand.length - 1), (typed) => readCard(hand, typed));
    this.#seat.printPrivate(text.discarded(card));
    return { type: "DISCARD", playerPosition, cardId: card.id };
  }

  async #play(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const { currentTrick: trick, trumpSuit: trump } = view;
    if (trump === null) throw new Error("tricks are played with trump");
    const turn = { position: playerPosition, hand: euchre.ownHand(view), trick, trump };
    return { type: "PLAY_CARD", playerPosition, cardId: (await chooseCard(this.#seat, turn)).id };
  }
}

function readCall(view: euchre.View, typed: string): Reading<Suit | "PASS"> {
  const { callableSuits, canPass } = euchre.derive(view);
  if (typed === "pass") return canPass ? understood("PASS") : askAgain(text.dealerMustCall);
  const suit = parseSuit(typed);
  if (suit !== null && callableSuits.includes(suit)) return understood(suit);
  if (suit !== null && suit === view.turnUpCard?.suit) return askAgain(text.turnedDown(suit));
  return askAgain(text.suitOrPass(callableSuits, canPass));
}

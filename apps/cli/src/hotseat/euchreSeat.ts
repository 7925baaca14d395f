import { euchre } from "@buck/engine";
import type { Position, Suit } from "@buck/engine";
import type { Story } from "../games/kit.ts";
import { newStory } from "../games/euchre/story.ts";
import type { Seat } from "../local/players.ts";
import type { Hooks } from "../local/playOut.ts";
import { hotSeatWords as words, parseSuit } from "../words/hotSeat.ts";
import { askAgain, understood } from "./hotSeat.ts";
import type { HotSeat, Reading } from "./hotSeat.ts";
import { readCard, readYesOrNo } from "./readings.ts";
import { askForCard } from "./tricks.ts";

type EuchreHooks = Hooks<euchre.GameState, euchre.View, euchre.Action, euchre.Event>;

/** Classic Euchre at one terminal, with the flow and the lines of the command-line program. */
export class EuchreSeat implements EuchreHooks {
  readonly #seat: HotSeat;
  readonly #story: Story<euchre.Event>;
  /** A human's call is said before they are asked whether they go alone. */
  #callIsSaid = false;

  constructor(seat: HotSeat) {
    this.#seat = seat;
    this.#story = newStory({ nameOf: seat.nameOf, firstHand: 0 });
  }

  turn(_: Seat, { phase, round, trumpSuit, tricks }: euchre.GameState): void {
    const key = `${round} ${phase} ${tricks.length}`;
    if (phase === "ROUND1") this.#seat.head(key, words.firstRound);
    if (phase === "ROUND2") this.#seat.head(key, words.secondRound);
    if (phase === "PLAYING" && trumpSuit !== null) this.#seat.head(key, words.trick(trumpSuit));
  }

  happened(event: euchre.Event): void {
    const lines = this.#story.tell(event);
    switch (event.type) {
      case "dealt":
        this.#seat.forgetHand();
        return this.#sayApart(lines);
      case "roundScored":
      case "gameWon":
        return this.#sayApart(lines);
      case "orderedUp":
      case "called":
        return this.#sayCall(lines);
      case "pickedUp":
      case "discarded":
        // A human dealer is told in person, and nobody else may see the discard.
        return this.#seat.isHuman(event.playerPosition) ? undefined : this.#sayAll(lines);
      case "turnedDown":
        return;
      default:
        this.#sayAll(lines);
    }
  }

  #sayCall(lines: readonly string[]): void {
    const [call = "", ...alone] = lines;
    if (!this.#callIsSaid) this.#seat.sayApart(call);
    this.#callIsSaid = false;
    this.#sayAll(alone);
  }

  #sayApart([first = "", ...rest]: readonly string[]): void {
    this.#seat.sayApart(first);
    this.#sayAll(rest);
  }

  #sayAll(lines: readonly string[]): void {
    for (const line of lines) this.#seat.say(line);
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
    await this.#seat.faceTo(playerPosition);
    this.#seat.showHand(playerPosition, euchre.ownHand(view), turnUpCard.suit);
    this.#seat.whisper(words.upcard(turnUpCard));
    const yes = await this.#seat.askUntil(words.orderUp(turnUpCard.suit), readYesOrNo);
    if (!yes) return { type: "PASS_TRUMP", playerPosition };
    const goAlone = await this.#goAlone(playerPosition, view, turnUpCard.suit);
    return { type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone };
  }

  async #callSuit(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const { callableSuits, canPass } = euchre.derive(view);
    const name = this.#seat.nameOf(playerPosition);
    await this.#seat.faceTo(playerPosition);
    this.#seat.showHand(playerPosition, euchre.ownHand(view), null);
    const suit = await this.#seat.askUntil(words.callSuit(name, callableSuits, canPass), (typed) =>
      readCall(view, typed),
    );
    if (suit === "PASS") return { type: "PASS_TRUMP", playerPosition };
    const goAlone = await this.#goAlone(playerPosition, view, suit);
    return { type: "CALL_TRUMP", playerPosition, suit, goAlone };
  }

  async #goAlone(position: Position, view: euchre.View, trumpSuit: Suit): Promise<boolean> {
    const call = { type: "called", playerPosition: position, trumpSuit, goAlone: false } as const;
    for (const line of this.#story.tell(call)) this.#seat.sayApart(line);
    this.#callIsSaid = true;
    const [only, ...others] = euchre.derive(view).aloneChoices;
    if (only !== undefined && others.length === 0) return only;
    this.#seat.gap();
    return this.#seat.askUntil(words.goAlone(this.#seat.nameOf(position)), readYesOrNo);
  }

  async #discard(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const hand = euchre.ownHand(view);
    await this.#seat.faceTo(playerPosition);
    if (view.dealerPickedUp !== null) {
      this.#seat.whisperApart(words.youPickedUp(this.#seat.nameOf(playerPosition), view.dealerPickedUp));
    }
    this.#seat.showHand(playerPosition, hand, view.trumpSuit);
    const card = await this.#seat.askUntil(words.discard(hand.length - 1), (typed) => readCard(hand, typed));
    this.#seat.whisper(words.discarded(card));
    return { type: "DISCARD", playerPosition, cardId: card.id };
  }

  async #play(playerPosition: Position, view: euchre.View): Promise<euchre.Action> {
    const { currentTrick: trick, trumpSuit: trump } = view;
    if (trump === null) throw new Error("tricks are played with trump");
    const turn = { position: playerPosition, hand: euchre.ownHand(view), trick, trump };
    return { type: "PLAY_CARD", playerPosition, cardId: (await askForCard(this.#seat, turn)).id };
  }
}

function readCall(view: euchre.View, typed: string): Reading<Suit | "PASS"> {
  const { callableSuits, canPass } = euchre.derive(view);
  if (typed === "pass") return canPass ? understood("PASS") : askAgain(words.dealerMustCall);
  const suit = parseSuit(typed);
  if (suit !== null && callableSuits.includes(suit)) return understood(suit);
  if (suit !== null && suit === view.turnUpCard?.suit) return askAgain(words.turnedDown(suit));
  return askAgain(words.suitOrPass(callableSuits, canPass));
}

import type { euchre } from "@buck/engine";
import { Deals } from "../kernel/deals.ts";
import type { Place } from "../kernel/deals.ts";
import type { Dice } from "../kernel/dice.ts";
import { FULL_PACK, packFrom, packOf } from "../kernel/lanes.ts";
import type { Pack } from "../kernel/lanes.ts";
import { SEATS, trumpIndex } from "../kernel/play.ts";
import { ownPlay, turnUpOf } from "./situation.ts";

const KITTY_BELOW_TURN_UP = 3;
const NOBODY = -1;

/** The cards a viewer does not see, and where they may lie. */
export class HiddenCards {
  /** By seat, as they were dealt last. */
  readonly hands = new Int32Array(SEATS);
  private readonly deals: Deals;
  /** Of each place the seat, or nobody for the kitty and the dealer's discard. */
  private readonly seats: readonly number[];
  private readonly lies: Int32Array;

  constructor(view: euchre.View) {
    const closed = view.players.filter(({ hand, cardCount }) => hand === null && cardCount > 0);
    const hidden = hiddenFrom(view);
    // The card the dealer took lies in the dealer's hand or is what the dealer put away.
    const taken = view.dealerPickedUp === null ? 0 : packOf([view.dealerPickedUp]);
    const voids = voidsOf(view);
    const places = closed.map(({ position, cardCount }): Place => ({
      size: cardCount,
      may: FULL_PACK & ~(voids[position] ?? 0) & ~(position === view.dealerPosition ? 0 : taken),
    }));
    const kitty = { size: KITTY_BELOW_TURN_UP, may: FULL_PACK & ~taken };
    this.deals = new Deals(hidden, [...places, kitty, ...discardOf(view)]);
    this.seats = [...closed.map(({ position }) => position), NOBODY, ...discardOf(view).map(() => NOBODY)];
    this.lies = new Int32Array(this.seats.length);
    for (const { hand, position } of view.players) this.hands[position] = packOf(hand ?? []);
  }

  deal(dice: Dice): void {
    this.deals.deal(dice, this.lies);
    this.seats.forEach((seat, place) => {
      if (seat !== NOBODY) this.hands[seat] = this.lies[place] ?? 0;
    });
  }
}

/** The place of a discard that the viewer does not know. */
function discardOf({ dealerPickedUp, phase, discard }: euchre.View): readonly Place[] {
  const isHidden = dealerPickedUp !== null && phase !== "DEALER_DISCARD" && discard === null;
  return isHidden ? [{ size: 1, may: FULL_PACK }] : [];
}

function hiddenFrom(view: euchre.View): Pack {
  const { players, tricks, currentTrick, discard, dealerPickedUp } = view;
  const played = [...tricks, currentTrick].flatMap(({ cards }) => cards.map(({ card }) => card));
  const own = players.flatMap(({ hand }) => hand ?? []);
  const turnUp = dealerPickedUp === null ? turnUpOf(view) : 0;
  return FULL_PACK & ~(packOf([...played, ...own, ...(discard === null ? [] : [discard])]) | turnUp);
}

/** The cards that a seat has shown not to hold, by seat. */
function voidsOf(view: euchre.View): readonly Pack[] {
  if (view.trumpSuit === null || view.viewer === "spectator") return [];
  const trump = trumpIndex(view);
  return Array.from(ownPlay(view, view.viewer).voids, (lanes) => packFrom(lanes, trump));
}

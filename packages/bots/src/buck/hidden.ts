import type { buck } from "@buck/engine";
import { Deals } from "../kernel/deals.ts";
import type { Dice } from "../kernel/dice.ts";
import { FULL_PACK, packFrom, packOf } from "../kernel/lanes.ts";
import type { Pack } from "../kernel/lanes.ts";
import { SEATS, trumpIndex } from "../kernel/play.ts";
import { ownPlay } from "./situation.ts";

const BLIND_BELOW_TURN_UP = 3;

/** The cards a viewer does not see, and where they may lie. */
export class HiddenCards {
  /** By seat, as they were dealt last. */
  readonly hands = new Int32Array(SEATS);
  private readonly deals: Deals;
  /** Of each place the seat, or -1 for the blind. */
  private readonly seats: readonly number[];
  private readonly lies: Int32Array;

  constructor(view: buck.View) {
    const closed = view.players.filter(({ hand, cardCount }) => hand === null && cardCount > 0);
    const voids = voidsOf(view);
    const places = closed.map(({ position, cardCount }) => ({
      size: cardCount,
      may: FULL_PACK & ~(voids[position] ?? 0),
    }));
    this.deals = new Deals(hiddenFrom(view), [...places, { size: BLIND_BELOW_TURN_UP, may: FULL_PACK }]);
    this.seats = [...closed.map(({ position }) => position), -1];
    this.lies = new Int32Array(this.seats.length);
    for (const { hand, position } of view.players) this.hands[position] = packOf(hand ?? []);
  }

  deal(dice: Dice): void {
    this.deals.deal(dice, this.lies);
    this.seats.forEach((seat, place) => {
      if (seat !== -1) this.hands[seat] = this.lies[place] ?? 0;
    });
  }
}

function hiddenFrom({ players, turnUpCard, tricks, currentTrick }: buck.View): Pack {
  const played = [...tricks, currentTrick].flatMap(({ cards }) => cards.map(({ card }) => card));
  const own = players.flatMap(({ hand }) => hand ?? []);
  const shown = turnUpCard === null ? [] : [turnUpCard];
  return FULL_PACK & ~packOf([...played, ...own, ...shown]);
}

/** The cards that a seat has shown not to hold, by seat. */
function voidsOf(view: buck.View): readonly Pack[] {
  if (view.trumpSuit === null || view.viewer === "spectator") return [];
  const trump = trumpIndex(view);
  return Array.from(ownPlay(view, view.viewer).voids, (lanes) => packFrom(lanes, trump));
}

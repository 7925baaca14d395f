import type { Card } from "@buck/engine";
import { Foresight } from "./kernel/foresight.ts";
import type { CardEnds, HandEnd, Outlook } from "./kernel/foresight.ts";
import type { Way } from "./kernel/hiddenCards.ts";
import type { Lanes } from "./kernel/lanes.ts";
import { HandInPlay, layHands, playOut } from "./kernel/play.ts";

/** The tricks so far as the viewer sees them, and how they go on. */
export interface CardTable {
  readonly start: HandInPlay;
  readonly outlook: Outlook;
}

/** What one search has written is done with before the next one. */
const TRIED: HandInPlay[] = [];

/** Tries cards out while tricks are played; the same for all games. */
export class CardSearch {
  private readonly table: CardTable;
  private readonly play: HandInPlay;

  constructor(table: CardTable) {
    this.table = table;
    this.play = new HandInPlay(table.start.layout);
  }

  /** Plays a card with the others' cards as they lie, and on by the rules of thumb. */
  tryOut(card: Lanes, hands: Int32Array, ending: HandEnd): void {
    const { start, outlook } = this.table;
    layHands(this.play, start, hands).play(card);
    playOut(this.play, outlook.choose);
    outlook.score(this.play, ending);
  }

  /** Plays cards on every way the others' may lie, and on with foresight. */
  foresee(cards: readonly Lanes[], ways: readonly Way[]): readonly CardEnds[] {
    const { start, outlook } = this.table;
    const positions = ways.map((way, index) =>
      layHands((TRIED[index] ??= new HandInPlay(start.layout)), start, way.cards),
    );
    const foresight = new Foresight(
      outlook,
      positions,
      ways.map(({ likelihood }) => likelihood),
    );
    return cards.map((card) => foresight.endsOf(card));
  }

  /** The card of an action; nothing for any other kind of action. */
  cardOf(action: { readonly type: string; readonly cardId?: Card["id"] }): Lanes {
    const { layout } = this.table.start;
    return action.cardId === undefined ? 0 : layout.lanesOf(layout.deck.packOf([{ id: action.cardId }]));
  }
}

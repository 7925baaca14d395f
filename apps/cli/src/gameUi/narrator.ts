import type { Card, Position } from "@buck/engine";
import { cardTitle } from "../text/cards.ts";
import { printable } from "../text/printable.ts";
import type { Narrator, NarratorOptions } from "./gameUi.ts";

/** Events that all games have. */
type CommonEvent =
  | { readonly type: "joined" | "left"; readonly name: string }
  | { readonly type: "dealt"; readonly round: number; readonly dealerPosition: Position }
  | { readonly type: "played"; readonly card: Card; readonly playerPosition: Position }
  | { readonly type: "trickWon"; readonly playerPosition: Position }
  | { readonly type: "playOpened" | "cardsShown" | "dealMoved" | "newGame" };

export interface NarratorContext extends NarratorOptions {
  /** The next card is the first of its trick. */
  readonly leads: boolean;
}

/** Creates a narrator that tells led cards from followed ones. */
export function narratorFor<Event extends { readonly type: string }>(
  start: NarratorOptions,
  linesOf: (event: Event, context: NarratorContext) => readonly string[],
): Narrator<Event> {
  let leads = start.midTrick !== true;
  return {
    tell(event) {
      const lines = linesOf(event, { ...start, leads });
      if (event.type === "played") leads = false;
      if (event.type === "trickWon" || event.type === "dealt") leads = true;
      return lines;
    },
  };
}

export function commonLines(
  event: CommonEvent,
  { nameOf, firstHand, leads }: NarratorContext,
): readonly string[] {
  switch (event.type) {
    case "joined":
      return [`${printable(event.name)} sits down`];
    case "left":
      return [`${printable(event.name)} leaves`];
    case "dealt":
      return [`Hand ${event.round - 1 + firstHand}`, `${nameOf(event.dealerPosition)} deals`];
    case "played":
      return [`${cardTitle(event.card)} ${leads ? "led" : "played"} by ${nameOf(event.playerPosition)}`];
    case "trickWon":
      return [`${nameOf(event.playerPosition)} takes the trick`];
    case "newGame":
      return ["A new game"];
    case "playOpened":
    case "cardsShown":
    case "dealMoved":
      return [];
  }
}

import type { Card, Position } from "@buck/engine";
import { cardTitle } from "../words/cards.ts";
import type { Story, StoryStart } from "./kit.ts";

/** What happens in every game. */
type CommonEvent =
  | { readonly type: "joined" | "left"; readonly name: string }
  | { readonly type: "dealt"; readonly round: number; readonly dealerPosition: Position }
  | { readonly type: "played"; readonly card: Card; readonly playerPosition: Position }
  | { readonly type: "trickWon"; readonly playerPosition: Position }
  | { readonly type: "newGame" };

export interface Telling extends StoryStart {
  /** The next card is the first of its trick. */
  readonly leads: boolean;
}

/** A story that knows which card is led and which is played. */
export function storyOf<Event extends { readonly type: string }>(
  start: StoryStart,
  linesOf: (event: Event, telling: Telling) => readonly string[],
): Story<Event> {
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

export function commonLines(event: CommonEvent, { nameOf, firstHand, leads }: Telling): readonly string[] {
  switch (event.type) {
    case "joined":
      return [`${event.name} sits down`];
    case "left":
      return [`${event.name} leaves`];
    case "dealt":
      return [`Hand ${event.round - 1 + firstHand}`, `${nameOf(event.dealerPosition)} deals`];
    case "played":
      return [`${cardTitle(event.card)} ${leads ? "led" : "played"} by ${nameOf(event.playerPosition)}`];
    case "trickWon":
      return [`${nameOf(event.playerPosition)} takes the trick`];
    case "newGame":
      return ["A new game"];
  }
}

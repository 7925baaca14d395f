import type { Card, Position } from "@buck/engine";
import { cardTitle } from "../terminal/cards.ts";
import { printable } from "../terminal/printable.ts";

export type NameOf = (position: Position) => string;

interface Named {
  readonly position: Position;
  readonly name: string;
}

export function nameIn(players: readonly Named[]): NameOf {
  return (position) => {
    const player = players.find((candidate) => candidate.position === position);
    return player === undefined ? `Seat ${position + 1}` : printable(player.name);
  };
}

export interface EventContext {
  readonly nameOf: NameOf;
  /** The number of the first hand: the hot-seat programs count from 0. */
  readonly firstHand: 0 | 1;
  /** The next card is the first of its trick. */
  readonly leads: boolean;
}

export interface TellOptions extends Omit<EventContext, "leads"> {
  /** The current trick has a card already. */
  readonly midTrick?: boolean;
}

export type LinesOf<Event> = (event: Event, context: EventContext) => readonly string[];

/** The lines for each event in turn. */
export function tellEach<Event extends { readonly type: string }>(
  events: readonly Event[],
  linesOf: LinesOf<Event>,
  { nameOf, firstHand, midTrick = false }: TellOptions,
): readonly (readonly string[])[] {
  let leads = !midTrick;
  return events.map((event) => {
    const lines = linesOf(event, { nameOf, firstHand, leads });
    if (event.type === "played") leads = false;
    if (event.type === "trickWon" || event.type === "dealt") leads = true;
    return lines;
  });
}

/** The events of a hand so far end within a trick. */
export function isMidTrick(events: readonly { readonly type: string }[]): boolean {
  const last = events.findLast(({ type }) => type === "played" || type === "trickWon" || type === "dealt");
  return last?.type === "played";
}

/** Events that all games have. */
type CommonEvent =
  | { readonly type: "joined" | "left"; readonly name: string }
  | { readonly type: "dealt"; readonly round: number; readonly dealerPosition: Position }
  | { readonly type: "played"; readonly card: Card; readonly playerPosition: Position }
  | { readonly type: "trickWon"; readonly playerPosition: Position }
  | { readonly type: "playOpened" | "cardsShown" | "dealMoved" | "newGame" };

export function commonLines(
  event: CommonEvent,
  { nameOf, firstHand, leads }: EventContext,
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

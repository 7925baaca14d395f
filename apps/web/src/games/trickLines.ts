import type { Card, Position, Suit } from "@buck/engine";
import { theCard } from "../texts/cards.ts";
import { verb } from "../texts/people.ts";
import type { People } from "../texts/people.ts";
import type { LogLine } from "../texts/line.ts";

/** What is told of tricks in every game. */
export type TrickEvent =
  | { readonly type: "played"; readonly playerPosition: Position; readonly card: Card }
  | {
      readonly type: "trickWon";
      readonly playerPosition: Position;
      readonly card: Card;
      readonly number: number;
    };

export interface TrickContext {
  readonly people: People;
  readonly trump: Suit | null;
  /** True when the card begins a trick. */
  readonly leads: boolean;
}

/** A sentence about somebody, in the form that agrees with them. */
export function says(people: People, position: Position, forYou: string, forOthers: string): LogLine {
  const person = people(position);
  return { who: person.name, text: verb(person, forYou, forOthers) };
}

export function trickLine(event: TrickEvent, { people, trump, leads }: TrickContext): LogLine {
  const card = theCard(event.card, trump);
  const { playerPosition } = event;
  if (event.type === "trickWon") {
    const what = `trick ${event.number} with ${card}.`;
    return says(people, playerPosition, `take ${what}`, `takes ${what}`);
  }
  const [you, others] = leads ? ["lead", "leads"] : ["play", "plays"];
  return says(people, playerPosition, `${you} ${card}.`, `${others} ${card}.`);
}

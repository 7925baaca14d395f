import type { Card, Position, Suit } from "@buck/engine";
import { takenWith, theCard } from "../texts/cards.ts";
import type { LogLine } from "../texts/line.ts";
import type { NamedPerson, People } from "../texts/people.ts";
import { playTexts as t } from "../texts/play.ts";

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

/** A sentence about somebody. */
export function lineAbout(person: NamedPerson, say: (person: NamedPerson) => string): LogLine {
  return { who: person.name, text: say(person) };
}

/** A sentence about nobody in particular. */
export function plainLine(text: string): LogLine {
  return { who: null, text };
}

export function trickLine(event: TrickEvent, { people, trump, leads }: TrickContext): LogLine {
  const person = people(event.playerPosition);
  if (event.type === "trickWon") {
    const card = takenWith(event.card, trump);
    return { who: person.name, text: t.takes({ ...person, number: event.number, card }) };
  }
  const played = { ...person, card: theCard(event.card, trump) };
  return { who: person.name, text: leads ? t.leads(played) : t.plays(played) };
}

import type { Card, Position, Suit } from "@buck/engine";
import { playTexts } from "./en/play.ts";
import { takenWith, theCard } from "./cards.ts";
import type { NamedPerson, People } from "./people.ts";
import type { Language } from "./language.ts";

/** One sentence of the log; where it begins with `who`, that is set in bold. */
export interface LogLine {
  readonly who: string | null;
  readonly text: string;
}

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

export function trickLine(
  language: Language,
  event: TrickEvent,
  { people, trump, leads }: TrickContext,
): LogLine {
  const t = playTexts(language);
  const person = people(event.playerPosition);
  if (event.type === "trickWon") {
    const card = takenWith(language, event.card, trump);
    return { who: person.name, text: t.takes({ ...person, number: event.number, card }) };
  }
  const played = { ...person, card: theCard(language, event.card, trump) };
  return { who: person.name, text: leads ? t.leads(played) : t.plays(played) };
}

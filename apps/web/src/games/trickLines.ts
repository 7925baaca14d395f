import type { Position, Suit } from "@buck/engine";
import { theCard } from "../texts/cards.ts";
import { verb } from "../texts/people.ts";
import type { People } from "../texts/people.ts";
import type { Line } from "../texts/line.ts";
import type { TrickEvent } from "./tricks.ts";

export interface TrickContext {
  readonly people: People;
  readonly trump: Suit | null;
  /** True when the card begins a trick. */
  readonly leads: boolean;
}

/** A sentence about somebody, in the form that agrees with them. */
export function says(people: People, position: Position, forYou: string, forOthers: string): Line {
  const person = people(position);
  return { who: person.name, text: verb(person, forYou, forOthers) };
}

export function trickLine(event: TrickEvent, { people, trump, leads }: TrickContext): Line {
  const card = theCard(event.card, trump);
  const { playerPosition } = event;
  if (event.type === "trickWon") {
    const what = `trick ${event.number} with ${card}.`;
    return says(people, playerPosition, `take ${what}`, `takes ${what}`);
  }
  const [you, others] = leads ? ["lead", "leads"] : ["play", "plays"];
  return says(people, playerPosition, `${you} ${card}.`, `${others} ${card}.`);
}

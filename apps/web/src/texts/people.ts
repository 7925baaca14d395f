import type { Position } from "@buck/engine";

/** Somebody a sentence is about. "You" takes the other form of the verb. */
export interface NamedPerson {
  readonly name: string;
  readonly isYou: boolean;
}

export type People = (position: Position) => NamedPerson;

interface Company {
  readonly viewer: Position | "spectator";
  readonly players: readonly { readonly position: Position; readonly name: string }[];
}

export function namePeople({ viewer, players }: Company): People {
  return (position) => {
    if (position === viewer) return { name: "You", isYou: true };
    const name = players.find((player) => player.position === position)?.name ?? `Seat ${position + 1}`;
    return { name, isYou: false };
  };
}

/** `verb(ann, "bid", "bids")`: the form that agrees with the person. */
export function verb({ isYou }: NamedPerson, forYou: string, forOthers: string): string {
  return isYou ? forYou : forOthers;
}

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function listNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

const NUMBERS = ["no", "one", "two", "three", "four", "five"];

export function count(amount: number, one: string, many = `${one}s`): string {
  return `${NUMBERS[amount] ?? amount} ${amount === 1 ? one : many}`;
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

import type { Position } from "@buck/engine";
import { locale, madeOnce } from "./formatting.ts";
import { words } from "./words.ts";

/** Somebody a sentence is about. "You" takes other forms of it. */
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
    if (position === viewer) return { name: words.you, isYou: true };
    const name = players.find((player) => player.position === position)?.name;
    return { name: name === undefined ? words.seat({ number: position + 1 }) : isolated(name), isYou: false };
  };
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that is written from right to left would turn the number behind it round: "−4" became "4−". */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

const listFormat = madeOnce((tag) => new Intl.ListFormat(tag));

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function listNames(names: readonly string[]): string {
  return listFormat().format(names);
}

export function capital(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(locale()) + sentence.slice(1);
}

import type { Position } from "@buck/engine";
import { inEachLanguage } from "./language.ts";
import { playTexts } from "./en/play.ts";
import type { Language } from "./language.ts";

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

export function namePeople(language: Language, { viewer, players }: Company): People {
  const play = playTexts(language);
  return (position) => {
    if (position === viewer) return { name: play.you, isYou: true };
    const name = players.find((player) => player.position === position)?.name;
    return { name: name === undefined ? play.seat({ number: position + 1 }) : isolated(name), isYou: false };
  };
}

const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that is written from right to left would turn the number behind it round: "−4" became "4−". */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

const listFormat = inEachLanguage(({ locale }) => new Intl.ListFormat(locale));
const choiceFormat = inEachLanguage(({ locale }) => new Intl.ListFormat(locale, { type: "disjunction" }));

/** "Ann", "Ann and Bo", "Ann, Bo and Cy". */
export function listNames(language: Language, names: readonly string[]): string {
  return listFormat(language).format(names);
}

/** "Ann", "Ann or Bo", "Ann, Bo or Cy". */
export function listChoices(language: Language, choices: readonly string[]): string {
  return choiceFormat(language).format(choices);
}

export function capital(language: Language, sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(language.locale) + sentence.slice(1);
}

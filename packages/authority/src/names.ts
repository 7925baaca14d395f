import { LIMITS, cleanText } from "@buck/protocol";
import type { TableErrorCode } from "@buck/protocol";

export type Named =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: TableErrorCode };

/** The cleaned name, if nobody in `others` has it or one that looks like it. */
export function nameFrom(text: string, others: readonly string[]): Named {
  const name = cleanText(text, LIMITS.nameGraphemes);
  if (name === null) return { ok: false, code: "INVALID_NAME" };
  if (name.split(WORD_END).some(mixesAlphabets)) return { ok: false, code: "MIXED_ALPHABETS" };
  return others.some((other) => looksLike(other, name))
    ? { ok: false, code: "NAME_TAKEN" }
    : { ok: true, name };
}

const WORD_END = /[^\p{L}\p{M}]+/u;

/** Alphabets whose letters are taken for each other's. */
const ALPHABETS = [
  /\p{sc=Latin}/u,
  /\p{sc=Greek}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
  /\p{sc=Coptic}/u,
  /\p{sc=Lisu}/u,
];

function mixesAlphabets(word: string): boolean {
  return ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1;
}

function looksLike(a: string, b: string): boolean {
  return plain(a) === plain(b) || shape(a) === shape(b);
}

const UNSEEN = /[\p{Cf}\uFE00-\uFE0F]/gu;

/** A name without letter case and invisible characters. */
function plain(name: string): string {
  return name.normalize("NFKC").replace(UNSEEN, "").toLowerCase();
}

/**
 * Which Latin letter a letter is taken for. A word of one alphabet can only be taken for a Latin one if all its
 * letters are here, so the few that look the same are enough; the full Unicode list is a thousand times as long,
 * and the packages that carry it are no longer kept up.
 */
const SHAPES = new Map(
  `АA ВB ЕE З3 Іl ЈJ КK МM НH ОO РP СC ЅS ТT УY ХX ԌG ԚQ ԜW Ӏl
   аa вb еe з3 іi јj кk мm нh оo рp сc ѕs тt уy хx һh ԁd ԛq ԝw ӏl
   ΑA ΒB ΕE ΖZ ΗH Ιl ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX
   αa γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw
   ՕO օo Տs ոn սu հh յj զq
   Il 1l |l 0O ıi`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]),
);

/** What a name looks like at a glance. */
function shape(name: string): string {
  const letters = Array.from(
    name.normalize("NFKC").replace(UNSEEN, ""),
    (letter) => SHAPES.get(letter) ?? letter,
  );
  return letters.join("").replaceAll("rn", "m").toLowerCase();
}

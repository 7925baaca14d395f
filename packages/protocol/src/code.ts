/**
 * What a table's code is made of: nothing that is mistaken for something else when it is read aloud or copied by
 * hand, so neither 0 and O, 1, I and L, U and V, nor the letters that look like 2, 5 and 8.
 */
export const CODE_ALPHABET = "23456789ACDEFGHJKMNPQRTWXY";

const LOOKS_LIKE = new Map([
  ["Z", "2"],
  ["S", "5"],
  ["B", "8"],
]);

/** Far more than twelve letters with dashes and spaces between them. */
const LONGEST = 64;

/** A code as people type it (any case, with or without dashes), or null when it cannot be one. */
export function parseCode(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const bare = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  const letters = bare.split("").map((letter) => LOOKS_LIKE.get(letter) ?? letter);
  const known = letters.every((letter) => CODE_ALPHABET.includes(letter));
  return known && letters.length === 12 ? makeCode(letters) : null;
}

/** Twelve letters in three groups. */
export function makeCode(letters: readonly string[]): string {
  return [0, 4, 8].map((start) => letters.slice(start, start + 4).join("")).join("-");
}

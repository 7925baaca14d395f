/** What a table's code is made of. Of letters and digits that are taken for each other it has one. */
export const CODE_ALPHABET = "0123456789ACDEFGHJKMNPQRTVWXY";

/** Every other letter is read as the one it is taken for. */
const LOOKS_LIKE = new Map([
  ["O", "0"],
  ["I", "1"],
  ["L", "1"],
  ["Z", "2"],
  ["S", "5"],
  ["B", "8"],
  ["U", "V"],
]);

/** New codes have eight letters. Those of older tables have twelve. */
export const CODE_LETTERS = 8;
const LENGTHS = new Set([CODE_LETTERS, 12]);
const GROUP = 4;

/** Far more than twelve letters with dashes and spaces between them. */
const LONGEST = 64;

/** A code as people type it (any case, with or without dashes), or null when it cannot be one. */
export function parseCode(typed: string): string | null {
  if (typed.length > LONGEST) return null;
  const bare = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, "");
  const letters = bare.split("").map((letter) => LOOKS_LIKE.get(letter) ?? letter);
  const known = letters.every((letter) => CODE_ALPHABET.includes(letter));
  return known && LENGTHS.has(letters.length) ? makeCode(letters) : null;
}

/** The letters in groups of four. */
export function makeCode(letters: readonly string[]): string {
  const groups = Array.from({ length: Math.ceil(letters.length / GROUP) }, (_, group) =>
    letters.slice(group * GROUP, (group + 1) * GROUP).join(""),
  );
  return groups.join("-");
}

const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const SPACES = /\s+/gu;
/** More marks than any script stacks on one letter: zalgo. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * What people typed, made safe to show: composed, without control and direction marks, in one line.
 * The zero-width joiner stays, or families of emoji would fall apart.
 */
function clean(text: string): string {
  return text
    .replace(SPACES, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(SPACES, " ")
    .replace(TOO_MANY_MARKS, "$1")
    .trim();
}

/** The cleaned text, or null when nothing visible is left or it is longer than `max` graphemes. */
export function cleanText(text: string, max: number): string | null {
  const cleaned = clean(text);
  const length = [...graphemes.segment(cleaned)].length;
  const isVisible = /[^\s\p{M}\u200C\u200D]/u.test(cleaned);
  return isVisible && length <= max ? cleaned : null;
}

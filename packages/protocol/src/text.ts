/** What draws nothing and holds nothing together: controls, direction marks, fillers, what no font knows. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800\uFFF9-\uFFFB]|(?![\p{Join_C}\p{VS}\u{E0000}-\u{E007F}])\p{DI}/gu;
/** Joiners, variation selectors and tags make emoji and some scripts, but after these they only make a double. */
const USELESS_GLUE =
  /(?<=^|[\s\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{Join_C}\p{VS}\u{E0000}-\u{E007F}]+/gu;
/** Tags spell the flags of regions, after a black flag; elsewhere nobody sees them. */
const STRAY_TAGS = /(?<!\u{1F3F4}[\u{E0020}-\u{E007F}]*)[\u{E0000}-\u{E007F}]+/gu;
const SPACES = /\s+/gu;
/** More marks than any script stacks on one letter: zalgo. */
const TOO_MANY_MARKS = /(\p{M}{3})\p{M}+/gu;
const VISIBLE = /[^\s\p{M}\p{DI}]/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** What people typed, made safe to show: composed, in one line, and with nothing in it that cannot be seen. */
function clean(text: string): string {
  return text
    .replace(SPACES, " ")
    .replace(INVISIBLE, "")
    .replace(USELESS_GLUE, "")
    .replace(STRAY_TAGS, "")
    .normalize("NFC")
    .replace(SPACES, " ")
    .replace(TOO_MANY_MARKS, "$1")
    .trim();
}

/** The cleaned text, or null when nothing visible is left or it is longer than `max` graphemes. */
export function cleanText(text: string, max: number): string | null {
  const cleaned = clean(text);
  const length = [...graphemes.segment(cleaned)].length;
  return VISIBLE.test(cleaned) && length <= max ? cleaned : null;
}

/** A family of four, with a skin tone or two, for every letter: longer text is refused before it is looked at. */
const UNITS_PER_LETTER = 11;
/** More marks than any script puts on one letter. */
const MAX_MARKS = 3;
/** Emoji that may be joined to the first one: a family of four. */
const MAX_JOINED = 3;
/** Characters drawn with the first one of a letter: enough for a family with skin tones, and for the flag of a region. */
const MAX_EXTRAS = 12;

const JOINER = "\u200D";
const NON_JOINER = "\u200C";
const BLACK_FLAG = "\u{1F3F4}";

const SPACES = /\s+/gu;
/** Controls, direction marks, fillers, and what no font knows. Joiners, variation selectors and tags are not here. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800\uFFF9-\uFFFB]|(?![\p{Join_C}\p{VS}\u{E0000}-\u{E007F}])\p{DI}/gu;
const VISIBLE = /[^\s\p{M}\p{DI}]/u;

const SELECTOR = /\p{VS}/u;
const MARK = /\p{M}/u;
const EMOJI = /\p{Extended_Pictographic}/u;
const SKIN_TONE = /\p{Emoji_Modifier}/u;
const REGIONAL_INDICATOR = /\p{RI}/u;
/** Joiners and selectors change nothing here that can be seen: they would only make a second name that looks the same. */
const HAS_ONE_FORM = /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\s]/u;

const isJoiner = (char: string) => char === JOINER || char === NON_JOINER;
const isTag = (char: string) => char >= "\u{E0000}" && char <= "\u{E007F}" && char.length === 2;

/**
 * What people typed, made safe to show: composed, in one line, without what cannot be seen.
 * Null when nothing visible is left or it has more than `max` letters.
 * The work is bounded by `max`, whatever is passed.
 */
export function cleanText(text: string, max: number): string | null {
  const maxUnits = max * UNITS_PER_LETTER;
  if (text.length > maxUnits) return null;
  const composed = text.replace(SPACES, " ").replace(INVISIBLE, "").normalize("NFC");
  // A composed text may be three times as long as it was.
  if (composed.length > maxUnits) return null;
  const kept = keepLetters(inOneLine(composed), max);
  if (kept === null || !VISIBLE.test(kept)) return null;
  // What was dropped may have stood between spaces, or outside of them.
  const cleaned = inOneLine(kept).normalize("NFC");
  return cleaned.length > maxUnits ? null : cleaned;
}

function inOneLine(text: string): string {
  return text.replace(SPACES, " ").trim();
}

/** Stops as soon as there are more than `max` letters. */
function keepLetters(text: string, max: number): string | null {
  let kept = "";
  let letters = 0;
  let letter = new Letter("");
  for (const char of text) {
    if (letter.takes(char)) {
      kept += char;
    } else if (!belongsToALetter(char)) {
      letters += 1;
      if (letters > max) return null;
      letter = new Letter(char);
      kept += char;
    }
  }
  return kept;
}

function belongsToALetter(char: string): boolean {
  return isJoiner(char) || isTag(char) || SELECTOR.test(char) || MARK.test(char);
}

/** One letter as people count them: a first character and what is drawn with it. */
class Letter {
  readonly #first: string;
  readonly #isEmoji: boolean;
  #last: string;
  #extras = 0;
  #marks = 0;
  #joined = 0;

  constructor(first: string) {
    this.#first = first;
    this.#last = first;
    this.#isEmoji = EMOJI.test(first);
  }

  /** Whether this character is drawn with the letter, and not too much for it. Nothing is drawn with a space. */
  takes(char: string): boolean {
    if (char <= "\u007F" || this.#first.trim() === "" || this.#extras === MAX_EXTRAS || !this.#fits(char))
      return false;
    this.#last = char;
    this.#extras += 1;
    return true;
  }

  #fits(char: string): boolean {
    if (isTag(char)) return this.#first === BLACK_FLAG;
    if (isJoiner(char)) return this.#first > "\u007F" && this.#hasOtherForms() && !isJoiner(this.#last);
    if (SELECTOR.test(char)) return this.#hasOtherForms() && !SELECTOR.test(this.#last);
    if (MARK.test(char)) return (this.#marks += 1) <= MAX_MARKS;
    if (this.#isEmoji && SKIN_TONE.test(char)) return EMOJI.test(this.#last);
    if (this.#isEmoji && EMOJI.test(char)) return this.#last === JOINER && (this.#joined += 1) <= MAX_JOINED;
    return this.#extras === 0 && REGIONAL_INDICATOR.test(this.#first) && REGIONAL_INDICATOR.test(char);
  }

  #hasOtherForms(): boolean {
    return !HAS_ONE_FORM.test(this.#first);
  }
}

import { stripVTControlCharacters } from "node:util";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const TWO_COLUMNS =
  /\p{Emoji_Presentation}|\uFE0F|[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;
const NO_COLUMN = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;

/** What nearly every text here is made of: no need to look for graphemes. */
const ONE_COLUMN_EACH = /^[ -~♠♥♦♣▸●·─]*$/;

/** How many columns a text takes, whatever its colours and scripts. */
export function widthOf(text: string): number {
  const bare = stripVTControlCharacters(text);
  if (ONE_COLUMN_EACH.test(bare)) return bare.length;
  let width = 0;
  for (const { segment } of graphemes.segment(bare)) width += columnsOf(segment);
  return width;
}

function columnsOf(grapheme: string): number {
  if (NO_COLUMN.test(grapheme)) return 0;
  return TWO_COLUMNS.test(grapheme) ? 2 : 1;
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)));
}

export function centre(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - widthOf(text)) / 2));
  return padEnd(" ".repeat(left) + text, width);
}

/** A text without colours, cut to a width. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = "";
  let taken = 1;
  for (const { segment } of graphemes.segment(text)) {
    taken += columnsOf(segment);
    if (taken > width) break;
    kept += segment;
  }
  return `${kept}.`;
}

/** Breaks a text between words so that every line fits, and a word where it fits nowhere. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const word of text.split(" ").flatMap((whole) => pieces(whole, width))) {
    const longer: string = line === null ? word : `${line} ${word}`;
    if (line !== null && line.trim() !== "" && widthOf(longer) > width) {
      lines.push(line.trimEnd());
      line = word === "" ? null : word;
    } else {
      line = longer;
    }
  }
  return line === null ? lines : [...lines, line];
}

/** A word that is too long for any line loses its colours: they would run on into the next. */
function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const found = [""];
  let taken = 0;
  for (const { segment } of graphemes.segment(stripVTControlCharacters(word))) {
    taken += columnsOf(segment);
    if (taken <= width) found.push(`${found.pop() ?? ""}${segment}`);
    else {
      found.push(segment);
      taken = columnsOf(segment);
    }
  }
  return found;
}

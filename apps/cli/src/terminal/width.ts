import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}

export function centre(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - stringWidth(text)) / 2));
  return padEnd(" ".repeat(left) + text, width);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cuts a text without colours to a width; a dot marks the cut. */
export function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let kept = "";
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(kept + segment) >= width) break;
    kept += segment;
  }
  return `${kept}.`;
}

/** Breaks a text between words so that every line fits; a longer word is broken. Every line is indented like the first. */
export function wrap(text: string, width: number): readonly string[] {
  const indent = /^ */.exec(text)?.[0] ?? "";
  const room = Math.max(1, width - indent.length);
  const lines = wrapAnsi(text.slice(indent.length), room, { hard: true }).split("\n");
  return lines.map((line) => indent + line);
}

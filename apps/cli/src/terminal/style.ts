import { styleText } from "node:util";
import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

/** What this terminal can display. */
export interface TerminalStyle {
  readonly color: boolean;
  /** Suit symbols and box lines; letters and dashes otherwise. */
  readonly symbols: boolean;
}

interface StyleQuestion {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  readonly platform: string;
  /** From --plain: no colors and no symbols. */
  readonly plain: boolean;
}

export const PLAIN_STYLE: TerminalStyle = { color: false, symbols: false };

export function detectStyle(question: StyleQuestion): TerminalStyle {
  if (question.plain) return PLAIN_STYLE;
  return { color: hasColor(question), symbols: hasSymbols(question) };
}

/** As no-color.org asks: Node would also count an empty NO_COLOR, and let FORCE_COLOR win over it. */
function hasColor({ env, isTerminal }: StyleQuestion): boolean {
  if (isSet(env["NO_COLOR"])) return false;
  if (isSet(env["FORCE_COLOR"])) return env["FORCE_COLOR"] !== "0";
  return isTerminal && env["TERM"] !== "dumb";
}

/** The first of these that is set decides, as it does for the C library. */
function hasSymbols({ env, platform }: StyleQuestion): boolean {
  if (env["TERM"] === "dumb") return false;
  if (platform === "win32") return isSet(env["WT_SESSION"]);
  const locale = [env["LC_ALL"], env["LC_CTYPE"], env["LANG"]].find(isSet) ?? "";
  return /utf-?8/i.test(locale);
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}

type Effect = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Colors a text; without colors the text stays as it is. */
export function paint({ color }: TerminalStyle, effect: Effect, text: string): string {
  return color && text !== "" ? styleText(effect, text, { validateStream: false }) : text;
}

export function padEnd(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
}

export function center(text: string, width: number): string {
  const left = Math.max(0, Math.floor((width - stringWidth(text)) / 2));
  return padEnd(" ".repeat(left) + text, width);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cuts a text without colors to a width; a dot marks the cut. */
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

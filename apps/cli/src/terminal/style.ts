import { styleText } from "node:util";

/** What this terminal can display. */
export interface TerminalStyle {
  readonly colour: boolean;
  /** Suit symbols and box lines; letters and dashes otherwise. */
  readonly symbols: boolean;
}

export interface StyleQuestion {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isTerminal: boolean;
  readonly platform: string;
  /** From --plain: no colours and no symbols. */
  readonly plain: boolean;
}

export const PLAIN_STYLE: TerminalStyle = { colour: false, symbols: false };

export function detectStyle(question: StyleQuestion): TerminalStyle {
  if (question.plain) return PLAIN_STYLE;
  return { colour: hasColour(question), symbols: hasSymbols(question) };
}

/** As no-color.org asks: Node would also count an empty NO_COLOR, and let FORCE_COLOR win over it. */
function hasColour({ env, isTerminal }: StyleQuestion): boolean {
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

/** Colours a text; without colours the text stays as it is. */
export function paint({ colour }: TerminalStyle, effect: Effect, text: string): string {
  return colour && text !== "" ? styleText(effect, text, { validateStream: false }) : text;
}

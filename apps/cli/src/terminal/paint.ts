import type { Look } from "./look.ts";

const STYLES = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Style = keyof typeof STYLES;

/** Colours a text, or leaves it as it is where there is no colour. */
export function paint(look: Look, style: Style, text: string): string {
  if (!look.colour || text === "") return text;
  const [on, off] = STYLES[style];
  return `\u001B[${on}m${text}\u001B[${off}m`;
}

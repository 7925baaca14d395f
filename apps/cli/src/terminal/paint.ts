import type { TerminalStyle } from "./style.ts";

const EFFECTS = {
  bold: [1, 22],
  dim: [2, 22],
  inverse: [7, 27],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Effect = keyof typeof EFFECTS;

/** Colours a text, or leaves it as it is where there is no colour. */
export function paint(style: TerminalStyle, effect: Effect, text: string): string {
  if (!style.colour || text === "") return text;
  const [on, off] = EFFECTS[effect];
  return `\u001B[${on}m${text}\u001B[${off}m`;
}

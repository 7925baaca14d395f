import type { GameName } from "@buck/engine";
import type { Settings } from "./table.ts";

const TRICK_MS = {
  buck: { quick: 1_200, normal: 1_200, relaxed: 2_500 },
  euchre: { quick: 1_200, normal: 2_000, relaxed: 2_500 },
} as const satisfies Readonly<Record<GameName, Readonly<Record<Settings["pace"], number>>>>;

/** How long a finished trick takes to slide to its winner: what comes next is seen after that. */
export const TRICK_LEAVES_MS = 280;

/** What a busy device takes to draw a result: the table waits that much longer than the seconds it shows. */
export const RESULT_DRAWN_MS = 250;

/** How long a finished trick lies on the table, in milliseconds: clients show it that long, and the table waits. */
export function trickMs({ pace, rules }: Settings): number {
  return TRICK_MS[rules.game][pace];
}

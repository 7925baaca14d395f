import { buck } from "@buck/engine";
import type { GameName } from "@buck/engine";
import { z } from "zod/mini";
import { rules } from "./games.ts";
import { HINTS, LIMITS, PACES, TURN_TIMERS } from "./limits.ts";
import { message, rawName } from "./schema.ts";

export const settings = message({
  title: rawName,
  rules,
  pace: z.literal(PACES),
  /** Seconds to decide before a bot decides for once; null is no timer. */
  turnTimer: z.literal(TURN_TIMERS),
  /** May people watch? */
  watching: z.boolean(),
  /** Do players and watchers hear each other? Otherwise each talk among themselves. */
  talkWithWatchers: z.boolean(),
  /** May somebody take over a bot's seat while a game is on? */
  takeover: z.boolean(),
  /** May decisions be taken back where there is a timer? Without one they always may, if everybody agrees. */
  undoWithTimer: z.boolean(),
  /** `learners`: a player may ask in their own turn, and the table is told. `all`: nobody is told. */
  hints: z.literal(HINTS),
  /** Seconds before a bot plays for somebody who has lost the connection. */
  graceSeconds: z.int().check(z.gte(LIMITS.graceSeconds.min), z.lte(LIMITS.graceSeconds.max)),
});

export type Settings = z.infer<typeof settings>;

/** Whether players and watchers hear each other. */
export function isTalkShared({ watching, talkWithWatchers }: Settings): boolean {
  return watching && talkWithWatchers;
}

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

/** One tap makes a table: this is the table it makes. */
export const DEFAULT_SETTINGS: Settings = {
  title: "",
  rules: { game: "buck", options: buck.DEFAULT_OPTIONS },
  pace: "normal",
  turnTimer: null,
  watching: true,
  talkWithWatchers: true,
  takeover: true,
  undoWithTimer: false,
  hints: "off",
  graceSeconds: LIMITS.graceSeconds.default,
};

import { z } from "zod/mini";
import { buckDecision, buckEvent, buckOptions, buckView } from "./buck.ts";
import { euchreDecision, euchreEvent, euchreOptions, euchreView } from "./euchre.ts";
import { list, message } from "./schema.ts";

/** The one place on the wire that knows which games there are: a game adds a line to each union. */

export const GAME_NAMES = ["buck", "euchre"] as const;
export type GameName = (typeof GAME_NAMES)[number];

export const rules = z.discriminatedUnion("game", [
  message({ game: z.literal("buck"), options: buckOptions }),
  message({ game: z.literal("euchre"), options: euchreOptions }),
]);

export const decision = z.union([buckDecision, euchreDecision]);

/** What one person sees of the game, and what has just happened in it. */
export const gameFrame = z.discriminatedUnion("game", [
  message({ game: z.literal("buck"), view: buckView, events: list(buckEvent) }),
  message({ game: z.literal("euchre"), view: euchreView, events: list(euchreEvent) }),
]);

export type Rules = z.infer<typeof rules>;
export type Decision = z.infer<typeof decision>;
export type GameFrame = z.infer<typeof gameFrame>;

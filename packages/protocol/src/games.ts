import { GAME_NAMES } from "@buck/engine";
import type { GameEvent, GameName, GameOptions, Games } from "@buck/engine";
import { z } from "zod/mini";
import { buckDecision, buckEvent, buckOptions, buckOwnNews, buckUpdateEvent, buckView } from "./buck.ts";
import {
  euchreDecision,
  euchreEvent,
  euchreOptions,
  euchreOwnNews,
  euchreUpdateEvent,
  euchreView,
} from "./euchre.ts";
import { list, message } from "./schema.ts";

/** The one place on the wire that knows which games there are: each of these has one entry a game. */

const RULES = {
  buck: message({ game: z.literal("buck"), options: buckOptions }),
  euchre: message({ game: z.literal("euchre"), options: euchreOptions }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<Rules<Name>> };

const DECISIONS = {
  buck: buckDecision,
  euchre: euchreDecision,
} satisfies { readonly [Name in GameName]: z.ZodMiniType<Games[Name]["decision"]> };

const FRAMES = {
  buck: message({ game: z.literal("buck"), view: buckView, events: list(buckEvent) }),
  euchre: message({ game: z.literal("euchre"), view: euchreView, events: list(euchreEvent) }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<GameFrame<Name>> };

const HAND_EVENTS = {
  buck: message({ game: z.literal("buck"), events: list(buckEvent) }),
  euchre: message({ game: z.literal("euchre"), events: list(euchreEvent) }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<HandEvents<Name>> };

const check = z.string().check(z.regex(/^[\da-f]{8}$/));

const UPDATES = {
  buck: message({ game: z.literal("buck"), events: list(buckUpdateEvent), check }),
  euchre: message({ game: z.literal("euchre"), events: list(euchreUpdateEvent), check }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<GameUpdate<Name>> };

const OWN_NEWS = {
  buck: message({ game: z.literal("buck"), ...buckOwnNews }),
  euchre: message({ game: z.literal("euchre"), ...euchreOwnNews }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<PrivateNews<Name>> };

export const rules = z.discriminatedUnion("game", each(RULES));
export const decision = z.union(each(DECISIONS));
export const gameFrame = z.discriminatedUnion("game", each(FRAMES));
export const handEvents = z.discriminatedUnion("game", each(HAND_EVENTS));
export const gameUpdate = z.discriminatedUnion("game", each(UPDATES));
export const privateNews = z.discriminatedUnion("game", each(OWN_NEWS));

/** The house rules of a table. */
export type Rules<Name extends GameName = GameName> = {
  readonly [Each in Name]: { readonly game: Each; readonly options: GameOptions<Each> };
}[Name];

/** What one person sees of the game, and what has just happened in it. */
export type GameFrame<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly game: Each;
    readonly view: Games[Each]["view"];
    readonly events: readonly GameEvent<Each>[];
  };
}[Name];

/** The public events of the hand on the table, from its deal on. */
export type HandEvents<Name extends GameName = GameName> = {
  readonly [Each in Name]: { readonly game: Each; readonly events: readonly GameEvent<Each>[] };
}[Name];

/** What has just happened in the game, and the checksum of what everybody sees after it. */
export type GameUpdate<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly game: Each;
    readonly events: readonly GameEvent<Each>[];
    readonly check: string;
  };
}[Name];

/** What one player alone learns beside the events. */
export type PrivateNews<Name extends GameName = GameName> = {
  readonly [Each in Name]: { readonly game: Each } & Games[Each]["ownNews"];
}[Name];

function each<ByGame extends Readonly<Record<GameName, unknown>>>(
  byGame: ByGame,
): readonly [ByGame[GameName], ...ByGame[GameName][]] {
  const [first, ...others] = GAME_NAMES.map((name) => byGame[name]);
  if (first === undefined) throw new RangeError("there are no games");
  return [first, ...others];
}

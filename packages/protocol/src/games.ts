import { buck, euchre, GAME_NAMES } from "@buck/engine";
import type { GameEvent, GameName, GameOptions, Games, Position } from "@buck/engine";
import { z } from "zod/mini";
import { buckDecision, buckEvent, buckOptions, buckOwnNews, buckView } from "./buck.ts";
import { euchreDecision, euchreEvent, euchreOptions, euchreOwnNews, euchreView } from "./euchre.ts";
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

const EVENTS = {
  buck: message({ game: z.literal("buck"), events: list(buckEvent) }),
  euchre: message({ game: z.literal("euchre"), events: list(euchreEvent) }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<GameEvents<Name>> };

const OWN_NEWS = {
  buck: message({ game: z.literal("buck"), ...buckOwnNews }),
  euchre: message({ game: z.literal("euchre"), ...euchreOwnNews }),
} satisfies { readonly [Name in GameName]: z.ZodMiniType<PrivateNews<Name>> };

export const rules = z.discriminatedUnion("game", each(RULES));
export const decision = z.union(each(DECISIONS));
export const gameFrame = z.discriminatedUnion("game", each(FRAMES));
export const gameEvents = z.discriminatedUnion("game", each(EVENTS));
export const privateNews = z.discriminatedUnion("game", each(OWN_NEWS));

/** The house rules of a table. */
export type Rules<Name extends GameName = GameName> = {
  readonly [Each in Name]: { readonly game: Each; readonly options: GameOptions<Each> };
}[Name];

/** The seats of a table with these house rules, clockwise. */
export function chairsFor(rules: Rules): readonly Position[] {
  return rules.game === "buck" ? buck.seats(rules.options) : euchre.seats();
}

/** What one person sees of the game, and what has just happened in it. */
export type GameFrame<Name extends GameName = GameName> = {
  readonly [Each in Name]: {
    readonly game: Each;
    readonly view: Games[Each]["view"];
    readonly events: readonly GameEvent<Each>[];
  };
}[Name];

/** What has happened in the game, the same for everybody who sees it. */
export type GameEvents<Name extends GameName = GameName> = {
  readonly [Each in Name]: { readonly game: Each; readonly events: readonly GameEvent<Each>[] };
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

/** The events of a hand after some more: a deal begins a new hand, and before the first deal there are none. */
export function handEventsAfter<Event extends { readonly type: string }>(
  before: readonly Event[],
  events: readonly Event[],
): readonly Event[] {
  const deal = events.findLastIndex(({ type }) => type === "dealt");
  if (deal !== -1) return events.slice(deal);
  return before.length === 0 ? before : [...before, ...events];
}

/** Who sits in the seats now: other people may sit there than when the game began. */
export interface Seating {
  readonly nameAt: (position: Position) => string;
  /** Whether a person sits there who is connected. */
  readonly isHere: (position: Position) => boolean;
}

/** The same view with those who sit there now. */
export function seated<View extends Games[GameName]["view"]>(view: View, { nameAt, isHere }: Seating): View {
  const players = view.players.map((player) => ({
    ...player,
    name: nameAt(player.position),
    connected: isHere(player.position),
  }));
  return { ...view, players };
}

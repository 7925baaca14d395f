import { LEVELS } from "@buck/bots/levels";
import { z } from "zod/mini";
import { position } from "./cards.ts";
import { COLORS, EMOTES, FACES } from "./limits.ts";
import { list, message } from "./schema.ts";
import { settings } from "./settings.ts";

export const code = z.string().check(z.regex(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){1,2}$/));
/** 256 bits, base64url: made and kept by the browser; whoever holds it is the person. */
export const token = z.string().check(z.regex(/^[\w-]{43}$/));
export const botLevel = z.literal(LEVELS);
export const personId = z.string().check(z.regex(/^[a-z0-9]{1,16}$/));
export const gameId = z.string().check(z.regex(/^[\w-]{22}$/));

/** How somebody wants to be drawn. */
export const look = message({ face: z.literal(FACES), color: z.literal(COLORS) });

export const seat = z.discriminatedUnion("kind", [
  message({ kind: z.literal("empty"), position }),
  message({ kind: z.literal("bot"), position, name: z.string(), level: botLevel }),
  message({
    kind: z.literal("person"),
    position,
    personId,
    name: z.string(),
    /** A bot plays for them until they are back. */
    covered: z.boolean(),
    /** They took the seat after the deal: they watch, and play from the next deal on. */
    waitsForDeal: z.boolean(),
    /** Nobody else at the table has the same face. */
    look: z.optional(look),
  }),
]);

/** Where in a card night a table or a game belongs. */
export const nightPlace = message({
  nightId: gameId,
  /** Counted from 1. */
  round: z.int().check(z.gte(1)),
  table: z.int().check(z.gte(1)),
});

export const tableInfo = message({
  code,
  settings,
  /** `lobby` before a game and between two with other rules; `playing` from the start until back in the lobby. */
  stage: z.literal(["lobby", "playing", "closed"]),
  /** The host's personId; null while only bots sit here. */
  host: z.nullable(personId),
  locked: z.boolean(),
  paused: z.boolean(),
  /** Who has claimed the rest of this hand: the table plays it out, and nobody else decides in it. */
  claimedBy: z.nullable(position),
  /** Who asks to take back the last decision, and who has agreed to it. */
  undo: z.nullable(message({ by: position, agreed: list(position) })),
  /** Who lets watchers see all hands one hand late, and whether the hand on the table will be shown: all agreed at its deal. */
  lateHands: message({ agreed: list(position), thisHand: z.boolean() }),
  seats: list(seat),
  /** People whom the host has removed: they take no seat and do not watch until the host lets them back in. */
  removed: list(message({ personId, name: z.string() })),
  /** Who asked to wait at this result: it stays until everybody who is here wants to go on. */
  heldBy: z.nullable(position),
  /** The names of those who asked for one more chair while none was free, the first to ask first. */
  chairAsks: list(z.string()),
  /** Who has seen the result and wants to go on: to the next hand or, after the last, to another game. */
  ready: list(position),
  gameId: z.nullable(gameId),
  /** By position; null while no game is on. */
  scores: z.nullable(list(z.int())),
  /**
   * The finished game whose deals the game on the table has, or in the lobby the next one; null where decks are
   * shuffled. Its cards are told as those of any game.
   */
  sameDeals: z.nullable(
    message({
      gameId,
      /** Who played it, by position. */
      players: list(z.string()),
      /** How many deals there are: after them decks are shuffled. */
      hands: z.int(),
    }),
  ),
  /** Games that are over and whose records can be fetched, newest last. */
  finishedGames: list(gameId),
  /** Absent where the table is not part of a card night. */
  night: z.optional(nightPlace),
  /** Milliseconds since 1970: when the table was created, and when it last changed. */
  createdAt: z.int(),
  updatedAt: z.int(),
});

/** SHA-256 in hex. */
export const sealHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** A seat's random bytes in hex. */
export const sealedPart = z.string().check(z.regex(/^(?:[0-9a-f]{2}){16,32}$/));

/** Seals and parts for one deal. */
export const sealedDeal = message({
  /** From 1: the first deal of the game. A hand that everybody passed counts. */
  number: z.int(),
  /** The list of seals is complete. */
  listed: z.boolean(),
  /** By position, once the list is complete; null for a seat that brought none. */
  seals: list(z.nullable(sealHash)),
  /** By position, once they are dealt with; null for a seat that did not open. */
  openings: list(z.nullable(sealedPart)),
});

/** The seals of a game, the same for everybody at the table. */
export const seals = message({
  gameId,
  /** Of the server's secret, before the first deal. */
  seal: sealHash,
  /** Null while the game is on. */
  secret: z.nullable(sealHash),
  /** The deal on the table, and last the one to come. */
  deals: list(sealedDeal),
});

export const you = message({
  /** `visitor`: has opened the link and neither sits nor watches yet. */
  role: z.literal(["visitor", "watcher", "player"]),
  personId: z.nullable(personId),
  position: z.nullable(position),
  isHost: z.boolean(),
  /** The seat somebody left in a running game: theirs again with `sit`, until another person takes it. */
  leftSeat: z.nullable(position),
  /** The seats they may take now with `sit`. */
  freeSeats: list(position),
  /** The host has removed this person and not let them back in. */
  isRemoved: z.boolean(),
  /** Their last decision can be taken back: `undo` asks for it. */
  mayUndo: z.boolean(),
});

export const presence = message({
  /** Positions of people who are connected now. */
  here: list(position),
  watchers: z.int(),
  /** What the first of them are called. */
  watcherNames: list(z.string()),
});

/** What the table waits for with a clock running. */
export const timer = message({ kind: z.literal(["turn", "next"]), msLeft: z.int() });

export const chatLine = message({
  /** Rises by the table's version: a line is shown once. */
  id: z.int(),
  /** Milliseconds since 1970. */
  at: z.int(),
  /** Who could hear it when it was said. */
  room: z.literal(["players", "watchers", "everybody"]),
  name: z.string(),
  position: z.nullable(position),
  text: z.string(),
});

export const emote = z.literal(EMOTES);

/** How often a bot did what for somebody who was away. What it chose is told by the game alone. */
export const botDeeds = message({
  passes: z.int(),
  /** Bids, calls and declarations of trump. */
  calls: z.int(),
  cards: z.int(),
  /** Decisions that others do not see: to stay or fold, to discard. */
  secrets: z.int(),
});

/** What happened at the table beside the game. */
export const news = z.discriminatedUnion("type", [
  message({ type: z.literal("sat"), position, name: z.string() }),
  message({ type: z.literal("gotUp"), position, name: z.string() }),
  message({ type: z.literal("botSat"), position, name: z.string() }),
  message({ type: z.literal("botLeft"), position, name: z.string() }),
  message({ type: z.literal("tookOver"), position, name: z.string(), from: z.string() }),
  message({
    type: z.literal("covered"),
    position,
    name: z.string(),
    reason: z.literal(["away", "left", "removed"]),
  }),
  message({ type: z.literal("returned"), position, name: z.string(), botDeeds }),
  message({ type: z.literal("swapped"), a: position, b: position }),
  message({ type: z.literal("hostChanged"), name: z.string() }),
  message({ type: z.literal("settingsChanged") }),
  message({ type: z.literal("chairAsked"), name: z.string() }),
  message({ type: z.literal("started") }),
  message({ type: z.literal("paused"), name: z.string() }),
  message({ type: z.literal("resumed"), name: z.string() }),
  message({ type: z.literal("locked") }),
  message({ type: z.literal("unlocked") }),
  message({ type: z.literal("timedOut"), position, name: z.string() }),
  message({ type: z.literal("askedForHint"), position, name: z.string() }),
  message({ type: z.literal("claimed"), position, name: z.string() }),
  message({ type: z.literal("undoAsked"), position, name: z.string() }),
  message({ type: z.literal("undoRefused"), position, name: z.string() }),
  /** `handEvents`: how many events of the hand are left; those after them have not happened. */
  message({ type: z.literal("undone"), position, name: z.string(), handEvents: z.int() }),
  message({ type: z.literal("lateHands"), position, name: z.string(), agrees: z.boolean() }),
  message({ type: z.literal("backToLobby") }),
  message({ type: z.literal("emote"), position, emote }),
  message({ type: z.literal("closed") }),
]);

export type Code = z.infer<typeof code>;
export type Token = z.infer<typeof token>;
export type BotLevel = z.infer<typeof botLevel>;
export type Look = z.infer<typeof look>;
export type Seat = z.infer<typeof seat>;
export type TableInfo = z.infer<typeof tableInfo>;
export type NightPlace = z.infer<typeof nightPlace>;
export type Seals = z.infer<typeof seals>;
export type You = z.infer<typeof you>;
export type Presence = z.infer<typeof presence>;
export type Timer = z.infer<typeof timer>;
export type ChatLine = z.infer<typeof chatLine>;
export type BotDeeds = z.infer<typeof botDeeds>;
export type Emote = z.infer<typeof emote>;
export type News = z.infer<typeof news>;

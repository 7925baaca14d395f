import { z } from "zod/mini";
import { card, suit } from "./cards.ts";
import type { ClubCommandMessage, ClubFrame, ClubHistory, CreateClub } from "./club.ts";
import type { CommandMessage } from "./commands.ts";
import { eveningGame } from "./evening.ts";
import { gameEvents, gameFrame, privateNews } from "./games.ts";
import { list, message, rawName } from "./schema.ts";
import { settings } from "./settings.ts";
import {
  chatLine,
  code,
  gameId,
  news,
  presence,
  sealHash,
  seals,
  tableInfo,
  timer,
  token,
  you,
} from "./table.ts";
import type { Presence } from "./table.ts";

/** Sent as Socket.IO's `auth`. Without a table a socket can only create one. */
export const handshake = message({
  protocol: z.int(),
  table: z.optional(code),
  /** In place of a table. */
  club: z.optional(code),
  token: z.optional(token),
  /** For simple clients: a frame at every version, and no updates. */
  frames: z.optional(z.literal("whole")),
});

/** Over a socket without a table, or as the body of POST /api/tables. The token becomes the host's. */
export const createTableMessage = message({
  settings,
  name: rawName,
  token,
  /** A finished game of this server: its deals are dealt again, by its rules. */
  sameDealsAs: z.optional(gameId),
});

/** What a sentence about a refusal has to name. */
export const refusalDetails = message({
  led: z.optional(suit),
  leftBower: z.optional(z.nullable(card)),
  minimum: z.optional(z.int()),
  highest: z.optional(z.int()),
  lowest: z.optional(z.int()),
  amounts: z.optional(list(z.union([z.int(), z.literal("PASS")]))),
  suit: z.optional(suit),
  why: z.optional(z.literal(["unknown", "turnedDown", "notHeld"])),
  phase: z.optional(z.string()),
  seats: z.optional(z.int()),
  cards: z.optional(z.int()),
});

const refusal = {
  ok: z.literal(false),
  code: z.string(),
  /** The sentence in English, for clients without words of their own: every server sends it. */
  message: z.optional(z.string()),
};

export const created = z.discriminatedUnion("ok", [message({ ok: z.literal(true), code }), message(refusal)]);

/** The answer to GET /api/address: where others open this server; null when it knows no better than the caller. */
export const serverAddress = message({ address: z.nullable(z.string()) });

/** Everything one person is shown at one version: it replaces what they had. */
export const frame = message({
  version: z.int(),
  table: tableInfo,
  you,
  /** Null before the first game, and for visitors who do not watch. */
  game: z.nullable(gameFrame),
  /** The previous hand with every card open, for watchers of a table that has agreed; null for everybody else. */
  lateHand: z.nullable(gameFrame),
  /** What led from the version before to this one. */
  news: list(news),
  said: list(chatLine),
  timer: z.nullable(timer),
  /** Null where deals are not sealed, and for visitors. */
  seals: z.nullable(seals),
  /** The game that ended with this version, for the evening; visitors are not told. */
  finished: z.optional(eveningGame),
});

/** The first thing a socket hears, the answer to `resync`, and what somebody hears whose role has changed. */
export const welcome = message({
  frame,
  /** Everything public that has happened in the hand; null where the frame shows no game. */
  handEvents: z.nullable(gameEvents),
  chat: list(chatLine),
  /** The games that were finished at this table, newest last; none for visitors. */
  evening: list(eveningGame),
  presence,
});

export const answer = z.discriminatedUnion("ok", [
  message({
    ok: z.literal(true),
    version: z.int(),
    /** Only for `moveSeat` and `moveDevice`: type it on the other device within five minutes. */
    moveCode: z.optional(z.string()),
    /** Only for `openTable`: the table, which is in the next frame. */
    table: z.optional(code),
  }),
  message({ ...refusal, about: z.optional(refusalDetails), version: z.int() }),
]);

/** Said before the server closes a socket, so that a person reads why. */
export const goodbye = message({
  reason: z.literal([
    "openedElsewhere",
    "removed",
    "closed",
    "restarting",
    "flooding",
    "tooSlow",
    "seatMoved",
    "linkRenewed",
  ]),
});

/** What a server is called where several share the tables. */
export const nodeName = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/));

/** The data of the error ELSEWHERE: connect again with this `node` in the query of the address. */
export const elsewhere = message({ node: nodeName });

/** Why a socket is not let in; the code stands in the error's message. */
export const CONNECT_ERRORS = [
  "OLD_CLIENT",
  "BAD_HANDSHAKE",
  "NO_SUCH_TABLE",
  "NO_SUCH_CLUB",
  "TABLE_CLOSED",
  "TABLE_DAMAGED",
  "SERVER_BUSY",
  "ELSEWHERE",
] as const;
export type ConnectError = (typeof CONNECT_ERRORS)[number];

export type Handshake = z.infer<typeof handshake>;
export type CreateTable = z.infer<typeof createTableMessage>;
export type Created = z.infer<typeof created>;
export type Frame = z.infer<typeof frame>;
export type Welcome = z.infer<typeof welcome>;
export type Answer = z.infer<typeof answer>;
export type Goodbye = z.infer<typeof goodbye>;

/** Socket.IO event maps. Every message from a client is acknowledged. */
export interface ClientEvents {
  create: (message: CreateTable, answer: (created: Created) => void) => void;
  command: (message: CommandMessage, answer: (answer: Answer) => void) => void;
  resync: (answer: (welcome: Welcome) => void) => void;
  createClub: (message: CreateClub, answer: (created: Created) => void) => void;
  clubCommand: (message: ClubCommandMessage, answer: (answer: Answer) => void) => void;
  clubResync: (answer: (frame: ClubFrame) => void) => void;
  clubHistory: (answer: (history: ClubHistory) => void) => void;
}

export interface ServerEvents {
  welcome: (welcome: Welcome) => void;
  /** At every version, to clients that did not ask for whole frames. The second part is left out where it is empty. */
  update: (shared: SharedUpdate, own?: OwnUpdate) => void;
  /** At every version, to clients that asked for whole frames. */
  frame: (frame: Frame) => void;
  presence: (presence: Presence) => void;
  /** At once, at every version of a club, and whenever somebody comes or goes there. */
  clubFrame: (frame: ClubFrame) => void;
  goodbye: (goodbye: Goodbye) => void;
}

/** What is said in another way, or never changes. */
const UNCHANGING = {
  code: true,
  finishedGames: true,
  night: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** The fields of a table that have changed. */
export const tableChanges = z.readonly(z.partial(z.omit(tableInfo.def.innerType, UNCHANGING)));

/** The fields of who somebody is that have changed. */
export const youChanges = z.readonly(z.partial(you.def.innerType));

/**
 * What leads from the version before to this one: the same for everybody who is told the same. Whatever is left out
 * has not changed; no `news` are none, and no `timer` is none.
 */
export const sharedUpdate = message({
  version: z.int(),
  /** Milliseconds since 1970: the table's `updatedAt`. */
  at: z.int(),
  /** What has happened in the game. A deal is not told here: everybody has the whole game in their own part. */
  game: z.optional(gameEvents),
  news: z.optional(list(news)),
  table: z.optional(tableChanges),
  /** A game that is over now; its record can be fetched. */
  finished: z.optional(gameId),
  /** The same game for the evening; visitors are not told. */
  evening: z.optional(eveningGame),
  timer: z.optional(timer),
  /** Where they have changed; null when there are none any more. */
  seals: z.optional(z.nullable(seals)),
  /** Where nothing else of the seals has changed: the secret, which is open now. */
  secret: z.optional(sealHash),
});

/** What one person alone is told beside it. */
export const ownUpdate = message({
  own: z.optional(privateNews),
  you: z.optional(youChanges),
  said: z.optional(list(chatLine)),
  /** At a deal, and where it cannot be followed: the game as this person sees it now. */
  game: z.optional(z.nullable(gameFrame)),
  /** What watchers see of the hand before, where that has changed. */
  lateHand: z.optional(z.nullable(gameFrame)),
  /** Where another clock runs for this person than for everybody. */
  timer: z.optional(timer),
});

export type TableChanges = z.infer<typeof tableChanges>;
export type SharedUpdate = z.infer<typeof sharedUpdate>;
export type OwnUpdate = z.infer<typeof ownUpdate>;

import { z } from "zod/mini";
import { eveningGame } from "./evening.ts";
import { gameFrame, handEvents } from "./games.ts";
import { list, message } from "./schema.ts";
import {
  chatLine,
  gameId,
  code,
  news,
  presence,
  rawName,
  seals,
  settings,
  tableInfo,
  timer,
  token,
  you,
} from "./table.ts";

/** Sent as Socket.IO's `auth`. Without a table a socket can only create one. */
export const handshake = message({
  protocol: z.int(),
  table: z.optional(code),
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

export const created = z.discriminatedUnion("ok", [
  message({ ok: z.literal(true), code }),
  message({ ok: z.literal(false), code: z.string(), message: z.string() }),
]);

/** The answer to GET /api/address: where others open this server; null when it knows no better than the caller. */
export const serverAddress = message({ address: z.nullable(z.string()) });

/** Everything one person is shown at one version: it replaces what they had. */
export const frame = message({
  version: z.int(),
  table: tableInfo,
  you,
  /** Null before the first game, and for visitors who do not watch. */
  game: z.nullable(gameFrame),
  /** The hand before with every card open, for watchers of a table that has agreed; null for everybody else. */
  lateHand: z.nullable(gameFrame),
  /** What led from the version before to this one. */
  news: list(news),
  said: list(chatLine),
  timer: z.nullable(timer),
  /** Null where deals are not sealed, and for visitors. */
  seals: z.nullable(seals),
});

/** The first thing a socket hears, the answer to `resync`, and what somebody hears whose role has changed. */
export const welcome = message({
  frame,
  /** Everything public that has happened in the hand; null where the frame shows no game. */
  handEvents: z.nullable(handEvents),
  chat: list(chatLine),
  /** The games that were finished at this table, newest last; none for visitors. */
  evening: list(eveningGame),
  presence,
});

export const answer = z.discriminatedUnion("ok", [
  message({
    ok: z.literal(true),
    version: z.int(),
    /** Only for `moveSeat`: type it on the other device within five minutes. */
    moveCode: z.optional(z.string()),
  }),
  message({ ok: z.literal(false), code: z.string(), message: z.string(), version: z.int() }),
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
  ]),
});

/** Why a socket is not let in; the code stands in the error's message. */
export const CONNECT_ERRORS = [
  "OLD_CLIENT",
  "BAD_HANDSHAKE",
  "NO_SUCH_TABLE",
  "TABLE_CLOSED",
  "SERVER_BUSY",
] as const;
export type ConnectError = (typeof CONNECT_ERRORS)[number];

export type Handshake = z.infer<typeof handshake>;
export type CreateTable = z.infer<typeof createTableMessage>;
export type Created = z.infer<typeof created>;
export type Frame = z.infer<typeof frame>;
export type Welcome = z.infer<typeof welcome>;
export type Answer = z.infer<typeof answer>;
export type Goodbye = z.infer<typeof goodbye>;

import { goodbye } from "@buck/protocol";
import { z } from "zod";

/** One person who is connected to another node than their table: a number of the link between both. */
const line = z.int().positive();
/** A question; the answer carries the same number. */
const ask = z.int().positive();
const tokenHash = z.nullable(z.string());

/** What the node where people are connected says to the one that has their table. Tokens never cross. */
export const toOwner = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("open"),
    line,
    table: z.string(),
    tokenHash,
    wantsFrames: z.boolean(),
    rateLimitKey: z.string(),
  }),
  z.object({ type: z.literal("command"), line, ask, message: z.unknown() }),
  z.object({ type: z.literal("resync"), line, ask }),
  z.object({ type: z.literal("close"), line }),
  z.object({ type: z.literal("look"), ask, table: z.string(), tokenHash }),
]);

/** What comes back. A packet is passed on as it is, to all who are told the same: nobody on the way reads it. */
export const toGateway = z.discriminatedUnion("type", [
  z.object({ type: z.literal("packet"), lines: z.array(line), text: z.string() }),
  z.object({ type: z.literal("goodbye"), line, goodbye }),
  /** Null where nothing may be answered: whoever asked comes back and asks again. */
  z.object({ type: z.literal("answer"), ask, value: z.unknown() }),
]);

export type ToOwner = z.infer<typeof toOwner>;
export type ToGateway = z.infer<typeof toGateway>;

/** Why a link is refused before anything is said on it. */
export const WRONG_SECRET = "WRONG_SECRET";

/** A link between two nodes. It keeps the order; when it is lost, it is lost for good. */
export interface Channel<Sent> {
  send(message: Sent): void;
  /** Called once. */
  listen(listener: { readonly onMessage: (message: unknown) => void; readonly onClosed: () => void }): void;
  close(): void;
}

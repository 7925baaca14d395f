import type { Viewer } from "@buck/engine";
import type { You } from "@buck/protocol";
import type { Connection, Random } from "./ports.ts";
import { personWithToken } from "./state.ts";
import type { Person, TableState } from "./state.ts";

/** How much of a token's hash identifies the sender of a command. */
const SENDER_LETTERS = 16;

/** What the table knows about a connection beside the seats. */
export type ConnectionState =
  | { readonly kind: "open" }
  | { readonly kind: "watching"; readonly name: string }
  /** The connection has ended, or a goodbye was sent. */
  | { readonly kind: "closed" };

export const OPEN: ConnectionState = { kind: "open" };
export const CLOSED: ConnectionState = { kind: "closed" };

/** What somebody was shown of themselves and of the game, without the game itself. */
export interface LastShown {
  readonly you: You;
  /** In a welcome, which could have been lost: the next update says again who they are. */
  readonly inWelcome: boolean;
  /** Whose view they had; null while they saw no game. */
  readonly viewer: Viewer | null;
  /** What `you` was made from. */
  readonly from: { readonly identity: Identity } & Pick<TableState, "host" | "removed">;
}

/** One connection, from its welcome to its end. */
export interface Peer {
  readonly connection: Connection;
  /** The same for all connections with the same token. */
  readonly sender: string;
  state: ConnectionState;
  /** Who they were when that was last asked: it is needed at every entry and rarely changes. */
  known: Known | null;
  /** What they were last shown: one whose role has changed gets a welcome. */
  shown: LastShown | null;
}

export function newPeer(connection: Connection, random: Random): Peer {
  const sender = connection.tokenHash?.slice(0, SENDER_LETTERS) ?? random.id();
  return { connection, sender, state: OPEN, known: null, shown: null };
}

/** Who a peer is at this table now. `owner` is the seat of their token, also after they left it. */
export type Identity = { readonly tokenHash: string | null } & (
  | { readonly role: "player"; readonly person: Person; readonly owner: Person }
  | {
      readonly role: "watcher";
      readonly person: null;
      readonly owner: Person | null;
      readonly watchingAs: string;
    }
  | { readonly role: "visitor"; readonly person: null; readonly owner: Person | null }
);

interface Known {
  readonly seats: TableState["seats"];
  readonly watching: boolean;
  readonly state: ConnectionState;
  readonly identity: Identity;
}

export function identityOf(table: TableState, peer: Peer): Identity {
  const { seats, settings } = table;
  const { watching } = settings;
  const { state } = peer;
  const before = peer.known;
  if (before?.seats === seats && before.watching === watching && before.state === state) {
    return before.identity;
  }
  const identity = identify(table, peer);
  peer.known = { seats, watching, state, identity };
  return identity;
}

function identify(table: TableState, { connection, state }: Peer): Identity {
  const { tokenHash } = connection;
  const owner = personWithToken(table, tokenHash);
  if (state.kind === "closed") return { tokenHash, role: "visitor", person: null, owner };
  if (owner !== null && owner.absence !== "left") return { tokenHash, role: "player", person: owner, owner };
  if (state.kind === "watching" && table.settings.watching) {
    return { tokenHash, role: "watcher", person: null, owner, watchingAs: state.name };
  }
  return { tokenHash, role: "visitor", person: null, owner };
}

import type { Connection, Random } from "./ports.ts";
import { personWithToken } from "./state.ts";
import type { Person, TableState } from "./state.ts";

/** How much of a token's hash identifies the sender of a command. */
const SENDER_LETTERS = 16;

/** One open connection, with what the table knows about it only while it is open. */
export interface Peer {
  readonly connection: Connection;
  /** The same for all connections with the same token. */
  readonly sender: string;
  /** The name of a watcher; null for others. */
  watchingAs: string | null;
  /** Left a running game: a visitor, though the token still belongs to a seat. */
  left: boolean;
  /** The connection is closed, or a goodbye was sent. */
  gone: boolean;
}

export function newPeer(connection: Connection, random: Random): Peer {
  const sender = connection.tokenHash?.slice(0, SENDER_LETTERS) ?? random.id();
  return { connection, sender, watchingAs: null, left: false, gone: false };
}

/** Who a peer is at this table now. */
export interface Identity {
  readonly role: "visitor" | "watcher" | "player";
  /** Their seat, while they play. */
  readonly person: Person | null;
  /** The seat their token belongs to, also after they left. */
  readonly owner: Person | null;
}

/** The last identity of each peer: it is needed at every entry and rarely changes. */
const known = new WeakMap<Peer, Known>();

interface Known extends Pick<Peer, "watchingAs" | "left" | "gone"> {
  readonly seats: TableState["seats"];
  readonly watching: boolean;
  readonly identity: Identity;
}

export function identityOf(state: TableState, peer: Peer): Identity {
  const before = known.get(peer);
  if (before !== undefined && isCurrent(before, state, peer)) return before.identity;
  const { watchingAs, left, gone } = peer;
  const { seats, settings } = state;
  const identity = identify(state, peer);
  known.set(peer, { seats, watching: settings.watching, watchingAs, left, gone, identity });
  return identity;
}

function isCurrent(before: Known, { seats, settings }: TableState, peer: Peer): boolean {
  const isSameTable = before.seats === seats && before.watching === settings.watching;
  const { watchingAs, left, gone } = peer;
  return isSameTable && before.watchingAs === watchingAs && before.left === left && before.gone === gone;
}

function identify(state: TableState, peer: Peer): Identity {
  const owner = peer.gone ? null : personWithToken(state, peer.connection.tokenHash);
  const person = peer.left ? null : owner;
  if (person !== null) return { role: "player", person, owner };
  const watches = !peer.gone && peer.watchingAs !== null && state.settings.watching;
  return { role: watches ? "watcher" : "visitor", person, owner };
}

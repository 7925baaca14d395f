import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Frame, Goodbye, Presence, Timer, Welcome } from "@buck/protocol";
import { CLOSED, identityOf } from "./connectionState.ts";
import type { Identity, Peer } from "./connectionState.ts";
import { chatFor, frameFor, handEventsFor } from "./frames.ts";
import type { EntryNews } from "./frames.ts";
import type { TableState } from "./state.ts";

/** What the connections need from their table. */
interface TableAccess {
  readonly state: () => TableState;
  readonly countdown: (position: Position | null) => Timer | null;
  /** Called after a connection failed during a send and was dropped. */
  readonly onBroken: (error: unknown) => void;
}

/** All open connections of a table. Every message to people is sent from here. */
export class Connections {
  readonly #table: TableAccess;
  readonly #peers = new Set<Peer>();
  /** The role each peer was last shown: a peer whose role has changed gets a welcome. */
  readonly #shownRoles = new WeakMap<Peer, string>();
  #presence: Presence = { here: [], watchers: 0 };

  constructor(table: TableAccess) {
    this.#table = table;
  }

  identify(peer: Peer): Identity {
    return identityOf(this.#table.state(), peer);
  }

  /** Positions of the people who are connected, in order. */
  here(): readonly Position[] {
    const here = new Set<Position | undefined>();
    for (const peer of this.#peers) here.add(this.identify(peer).person?.position);
    return POSITIONS.filter((position) => here.has(position));
  }

  watchers(): readonly Peer[] {
    return [...this.#peers].filter((peer) => this.identify(peer).role === "watcher");
  }

  /** Only the newest connection of a player stays open. */
  add(peer: Peer): void {
    this.#peers.add(peer);
    if (this.identify(peer).role === "player") this.closeOthersOf(peer);
  }

  closeOthersOf(peer: Peer): void {
    const { tokenHash } = peer.connection;
    this.goodbye({ reason: "openedElsewhere" }, (other) => {
      return other !== peer && tokenHash !== null && other.connection.tokenHash === tokenHash;
    });
  }

  drop(peer: Peer): void {
    peer.state = CLOSED;
    this.#peers.delete(peer);
  }

  goodbye(goodbye: Goodbye, isMeant: (peer: Peer) => boolean): void {
    for (const peer of [...this.#peers].filter(isMeant)) {
      this.drop(peer);
      this.#deliver(peer, () => peer.connection.goodbye(goodbye));
    }
  }

  /** Sends the newest entry as a frame, or a welcome when `entryNews` is null or the role has changed. */
  showTo(peer: Peer, entryNews: EntryNews | null, here = this.here()): void {
    const { role } = this.identify(peer);
    const isNew = entryNews === null || this.#shownRoles.get(peer) !== role;
    this.#shownRoles.set(peer, role);
    this.#deliver(peer, () => {
      if (isNew) peer.connection.welcome(this.welcomeFor(peer));
      else peer.connection.frame(this.#frame(peer, entryNews, here));
    });
  }

  showAll(entryNews: EntryNews): void {
    const here = this.here();
    for (const peer of this.#peers) this.showTo(peer, entryNews, here);
  }

  welcomeFor(peer: Peer): Welcome {
    const state = this.#table.state();
    const identity = this.identify(peer);
    const presence = this.#presenceNow();
    return {
      frame: this.#frame(peer, null, presence.here),
      handEvents: handEventsFor(state, identity),
      chat: chatFor(state, identity),
      presence,
    };
  }

  /** Tells everybody who is here, if that has changed. `except` has already been told in a welcome. */
  showPresence(except?: Peer): void {
    const presence = this.#presenceNow();
    if (JSON.stringify(presence) === JSON.stringify(this.#presence)) return;
    this.#presence = presence;
    for (const peer of this.#peers) {
      if (peer !== except) this.#deliver(peer, () => peer.connection.presence(presence));
    }
  }

  #frame(peer: Peer, entryNews: EntryNews | null, here: readonly Position[]): Frame {
    const identity = this.identify(peer);
    const timer = this.#table.countdown(identity.person?.position ?? null);
    return frameFor(this.#table.state(), identity, { entryNews, timer, here });
  }

  #presenceNow(): Presence {
    return { here: this.here(), watchers: this.watchers().length };
  }

  /** A connection that fails during a send is dropped. The others are not affected. */
  #deliver(peer: Peer, send: () => void): void {
    try {
      send();
    } catch (error) {
      this.drop(peer);
      this.#table.onBroken(error);
    }
  }
}

import { POSITIONS } from "@buck/engine";
import type { Position } from "@buck/engine";
import type { Goodbye, Presence, Timer, Welcome } from "@buck/protocol";
import { CLOSED, identityOf } from "./connectionState.ts";
import type { Identity, LastShown, Peer } from "./connectionState.ts";
import { chatFor, frameFor, handEventsFor } from "./frames.ts";
import type { EntryNews } from "./frames.ts";
import type { TableState } from "./state.ts";
import { wholeFrame, shownTo, Updates } from "./updates.ts";
import type { VersionStep } from "./updates.ts";

/** What the connections need from their table. */
interface TableAccess {
  readonly state: () => TableState;
  readonly countdowns: () => (position: Position | null) => Timer | null;
  /** Called after a connection failed during a send and was dropped. */
  readonly onBroken: (error: unknown) => void;
}

/** What is shown to somebody, and what they were shown before it. */
interface Showing {
  readonly was: LastShown;
  readonly identity: Identity;
  readonly step: VersionStep;
  readonly updates: Updates;
}

/** All open connections of a table. Every message to people is sent from here. */
export class Connections {
  readonly #table: TableAccess;
  readonly #peers = new Set<Peer>();
  /** Asked for several times at every entry; it changes with the seats, and when somebody comes or goes. */
  #lastHere: { readonly seats: TableState["seats"]; readonly here: readonly Position[] } | null = null;
  #presence: Presence = { here: [], watchers: 0 };

  constructor(table: TableAccess) {
    this.#table = table;
  }

  identify(peer: Peer): Identity {
    return identityOf(this.#table.state(), peer);
  }

  /** Positions of the people who are connected, in order. */
  here(): readonly Position[] {
    const { seats } = this.#table.state();
    if (this.#lastHere?.seats === seats) return this.#lastHere.here;
    const taken = new Set<Position | undefined>();
    for (const peer of this.#peers) taken.add(this.identify(peer).person?.position);
    const here = POSITIONS.filter((position) => taken.has(position));
    this.#lastHere = { seats, here };
    return here;
  }

  watchers(): readonly Peer[] {
    return [...this.#peers].filter((peer) => this.identify(peer).role === "watcher");
  }

  /** Only the newest connection of a player stays open. */
  add(peer: Peer): void {
    this.#peers.add(peer);
    this.#lastHere = null;
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
    this.#lastHere = null;
  }

  goodbye(goodbye: Goodbye, isMeant: (peer: Peer) => boolean): void {
    for (const peer of [...this.#peers].filter(isMeant)) {
      this.drop(peer);
      this.#deliver(peer, () => peer.connection.goodbye(goodbye));
    }
  }

  /** Tells somebody everything, as on the first day. */
  welcome(peer: Peer): void {
    peer.shown = shownTo(this.#table.state(), this.identify(peer), { inWelcome: true, before: null });
    this.#deliver(peer, () => peer.connection.welcome(this.welcomeFor(peer)));
  }

  /** Sends the newest entry to everybody; who has another role now is welcomed in it. */
  showAll(before: TableState, entryNews: EntryNews): void {
    const after = this.#table.state();
    const step: VersionStep = {
      before,
      after,
      entryNews,
      here: this.here(),
      countdown: this.#table.countdowns(),
    };
    const updates = new Updates(step);
    for (const peer of this.#peers) {
      const was = peer.shown;
      const identity = this.identify(peer);
      if (was?.you.role !== identity.role) this.welcome(peer);
      else this.#deliver(peer, () => this.#show(peer, { was, identity, step, updates }));
    }
  }

  #show(peer: Peer, { was, identity, step, updates }: Showing): void {
    const { connection } = peer;
    const is = shownTo(step.after, identity, { inWelcome: false, before: was });
    peer.shown = is;
    if (connection.update === undefined) connection.frame(wholeFrame(step, identity));
    else connection.update(updates.shared(identity), updates.own(identity, was, is));
  }

  welcomeFor(peer: Peer): Welcome {
    const state = this.#table.state();
    const identity = this.identify(peer);
    const presence = this.#presenceNow();
    const timer = this.#table.countdowns()(identity.person?.position ?? null);
    return {
      frame: frameFor(state, identity, { entryNews: null, timer, here: presence.here }),
      handEvents: handEventsFor(state, identity),
      chat: chatFor(state, identity),
      evening: identity.role === "visitor" ? [] : state.evening.games,
      presence,
    };
  }

  /** Tells everybody who is here, if that has changed. `except` has already been told in a welcome. */
  showPresence(except?: Peer): void {
    const presence = this.#presenceNow();
    if (isSamePresence(presence, this.#presence)) return;
    this.#presence = presence;
    for (const peer of this.#peers) {
      if (peer !== except) this.#deliver(peer, () => peer.connection.presence(presence));
    }
  }

  #presenceNow(): Presence {
    let watchers = 0;
    for (const peer of this.#peers) if (this.identify(peer).role === "watcher") watchers += 1;
    return { here: this.here(), watchers };
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

function isSamePresence(a: Presence, b: Presence): boolean {
  if (a.watchers !== b.watchers || a.here.length !== b.here.length) return false;
  return a.here === b.here || a.here.every((position, index) => position === b.here[index]);
}

import { Peers, senderOf } from "@buck/authority";
import type { OpenPeer } from "@buck/authority";
import type { Position, Viewer } from "@buck/engine";
import { LIMITS } from "@buck/protocol";
import type { Presence, Welcome, You } from "@buck/protocol";
import type { Countdown } from "../clock/scheduler.ts";
import type { Effect } from "../features/feature.ts";
import type { Connection, Ports } from "../ports.ts";
import type { Entry } from "../state/entry.ts";
import { chairsOf, personWithToken } from "../state/state.ts";
import type { Identity, TableState } from "../state/state.ts";
import { frameAfter, lastShownTo, ownUpdate, sharedUpdates, welcomeFor } from "./shown.ts";

/** What the table knows about a connection beside the seats. */
type ConnectionState =
  | { readonly kind: "open" }
  | { readonly kind: "watching"; readonly name: string }
  /** The connection has ended, or a goodbye was sent. */
  | { readonly kind: "closed" };

/** What somebody was shown of themselves and of the game, without the game itself. */
export interface LastShown {
  readonly you: You;
  /** In a welcome, which could have been lost: the next update says again who they are. */
  readonly inWelcome: boolean;
  /** Whose view they had; null while they saw no game. */
  readonly viewer: Viewer | null;
}

/** One connection, from its welcome to its end. */
export interface Peer extends OpenPeer {
  readonly connection: Connection;
  state: ConnectionState;
  /** Who they are at the table as it was last shown to the connections. */
  identity: Identity;
  /** What they were last shown: one whose role has changed gets a welcome. */
  shown: LastShown | null;
}

/** All open connections of a table, and who they are. Every message to people is sent from here. */
export class Connections extends Peers<Peer> {
  readonly #ports: Ports;
  #state: TableState;
  #presence: Presence = { here: [], watchers: 0, watcherNames: [] };

  constructor(state: TableState, ports: Ports) {
    super(ports);
    this.#state = state;
    this.#ports = ports;
  }

  /** Only the newest connection of a player stays open. */
  add(connection: Connection): Peer {
    const sender = senderOf(connection, this.#ports.random);
    const state: ConnectionState = { kind: "open" };
    const identity = identityOf(this.#state, connection, state);
    const peer: Peer = { connection, sender, state, identity, shown: null };
    this.open.add(peer);
    if (identity.role === "player") this.closeOthersOf(peer);
    return peer;
  }

  override drop(peer: Peer): void {
    super.drop(peer);
    peer.state = { kind: "closed" };
    peer.identity = identityOf(this.#state, peer.connection, peer.state);
  }

  /** Takes the new state: somebody connected may have another role in it. */
  follow(state: TableState): void {
    this.#state = state;
    for (const peer of this.open) peer.identity = identityOf(state, peer.connection, peer.state);
  }

  /** Positions of the people who are connected, in order. */
  get here(): readonly Position[] {
    const taken = new Set<Position | undefined>();
    for (const { identity } of this.open) taken.add(identity.person?.position);
    return chairsOf(this.#state).filter((position) => taken.has(position));
  }

  /** How many connections watch. */
  get watchers(): number {
    return this.#watchingNames.length;
  }

  /** The names of all watchers, in the order they came. */
  get #watchingNames(): readonly string[] {
    return [...this.open].flatMap(({ identity }) =>
      identity.role === "watcher" ? [identity.watchingAs] : [],
    );
  }

  /** The names of everybody else who watches. Other tabs of the same person do not count. */
  watchersBeside({ sender }: Peer): readonly string[] {
    return [...this.open].flatMap(({ identity, ...other }) =>
      identity.role === "watcher" && other.sender !== sender ? [identity.watchingAs] : [],
    );
  }

  /** What a command of this connection does beside what is stored. The table is followed after it. */
  perform(effect: Exclude<Effect, { readonly type: "moved" }>, peer: Peer): void {
    if (effect.type === "goodbye") {
      const { tokenHash, reason } = effect;
      this.sendOff({ reason }, (other) => other.connection.tokenHash === tokenHash);
    }
    // People who left while it was being stored may be back on another connection.
    if (peer.state.kind === "closed") return;
    if (effect.type === "watch") {
      peer.state = effect.name === null ? { kind: "open" } : { kind: "watching", name: effect.name };
    }
    if (effect.type === "satDown") {
      peer.state = { kind: "open" };
      this.closeOthersOf(peer);
    }
  }

  /** Tells somebody everything, as on the first day. */
  welcome(peer: Peer, countdown: Countdown): void {
    peer.shown = lastShownTo(this.#state, peer.identity, true);
    this.deliver(peer, () => peer.connection.welcome(this.welcomeFor(peer, countdown)));
  }

  welcomeFor({ identity }: Peer, countdown: Countdown): Welcome {
    return welcomeFor(this.#state, identity, { presence: this.#presenceNow, countdown });
  }

  /** Sends the newest entry to everybody; who has another role now is welcomed in it. */
  show(before: TableState, entry: Entry, countdown: Countdown): void {
    const latest = { before, after: this.#state, entry, here: this.here, countdown };
    const shared = sharedUpdates(latest);
    for (const peer of this.open) {
      const { connection, identity, shown: was } = peer;
      if (was === null || was.you.role !== identity.role) {
        this.welcome(peer, countdown);
        continue;
      }
      const is = lastShownTo(this.#state, identity, false);
      peer.shown = is;
      this.deliver(peer, () => {
        if (connection.update === undefined) connection.frame(frameAfter(latest, identity));
        else {
          const common = identity.role === "visitor" ? shared.toVisitors : shared.toPeople;
          connection.update(common, ownUpdate(latest, identity, { was, is, common }));
        }
      });
    }
  }

  /** Sends everybody the list of who is here, if it has changed. `except` gets it in a welcome. */
  showPresence(except?: Peer): void {
    const presence = this.#presenceNow;
    if (isSamePresence(presence, this.#presence)) return;
    this.#presence = presence;
    for (const peer of this.open) {
      if (peer !== except) this.deliver(peer, () => peer.connection.presence(presence));
    }
  }

  get #presenceNow(): Presence {
    const names = this.#watchingNames;
    return { here: this.here, watchers: names.length, watcherNames: names.slice(0, LIMITS.watcherNames) };
  }
}

function identityOf(table: TableState, { tokenHash }: Connection, state: ConnectionState): Identity {
  const owner = personWithToken(table, tokenHash);
  if (state.kind === "closed") return { tokenHash, role: "visitor", person: null, owner };
  if (owner !== null && owner.absence !== "left") return { tokenHash, role: "player", person: owner, owner };
  if (state.kind === "watching" && table.settings.watching) {
    return { tokenHash, role: "watcher", person: null, owner, watchingAs: state.name };
  }
  return { tokenHash, role: "visitor", person: null, owner };
}

function isSamePresence(a: Presence, b: Presence): boolean {
  return (
    a.watchers === b.watchers &&
    a.here.join() === b.here.join() &&
    a.watcherNames.join("\n") === b.watcherNames.join("\n")
  );
}

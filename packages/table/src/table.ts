import { commandMessage } from "@buck/protocol";
import type { Answer, Code, CommandMessage, Welcome } from "@buck/protocol";
import { rulingOn } from "./commands/index.ts";
import { refuse } from "./commands/request.ts";
import type { Effect, Refused, Request } from "./commands/request.ts";
import { Connections } from "./connections.ts";
import { newPeer, OPEN } from "./connectionState.ts";
import type { Peer } from "./connectionState.ts";
import type { Change, Entry, EntryDraft } from "./entry.ts";
import { EventLog } from "./eventLog.ts";
import { newsOf } from "./frames.ts";
import type { Connection, Ports } from "./ports.ts";
import { Queue } from "./queue.ts";
import { Scheduler } from "./scheduler.ts";
import { SeatTransfers } from "./seatTransfer.ts";
import type { TableState } from "./state.ts";

/** Milliseconds without people after which a table may be archived. */
export const ARCHIVE_AFTER = 24 * 60 * 60 * 1_000;

/** What a transport calls for one open connection. */
export interface Session {
  /** Accepts any value. Every command gets an answer. */
  command(message: unknown): Promise<Answer>;
  resync(): Welcome;
  disconnect(): void;
}

export interface TableStatus {
  readonly stage: TableState["stage"];
  readonly version: number;
  /** Seated people who are connected. */
  readonly peopleHere: number;
  readonly watchers: number;
  /** On the monotonic clock: since when no seated person has been connected; null while one is. */
  readonly idleSince: number | null;
  readonly closed: boolean;
  /** No people for long enough to be archived. */
  readonly archivable: boolean;
}

export interface Table {
  readonly code: Code;
  /** The connection gets its welcome at once. */
  connect(connection: Connection): Session;
  status(): TableStatus;
  /** Closes the table if it is still archivable. Rejects when that cannot be saved. */
  archive(): Promise<void>;
  /** Finishes the write in progress, stops all timers and disconnects everybody. */
  stop(reason: "restarting"): Promise<void>;
}

export class TableAuthority implements Table {
  readonly code: Code;
  readonly #ports: Ports;
  readonly #queue = new Queue();
  readonly #transfers: SeatTransfers;
  readonly #log: EventLog;
  readonly #connections: Connections;
  readonly #scheduler: Scheduler;
  #idleSince: number | null;

  constructor(log: { readonly code: Code; readonly entries: readonly Entry[]; readonly ports: Ports }) {
    const { code, entries, ports } = log;
    this.code = code;
    this.#ports = ports;
    this.#log = new EventLog(log);
    this.#transfers = new SeatTransfers(ports);
    this.#scheduler = new Scheduler({
      ports,
      log: this.#log,
      queue: this.#queue,
      here: () => this.#connections.here(),
      commit: (draft) => this.#commit(draft),
    });
    this.#connections = new Connections({
      state: () => this.#log.state,
      countdown: (position) => this.#scheduler.countdown(position),
      onBroken: (error) => {
        ports.onError?.(error);
        this.#refreshTimers();
      },
    });
    // A table restored from its store has been without people at least since its last entry.
    const asleep = ports.clock.wallTime() - (entries.at(-1)?.at ?? ports.clock.wallTime());
    this.#idleSince = ports.clock.monotonic() - Math.max(0, asleep);
  }

  connect(connection: Connection): Session {
    const peer = newPeer(connection, this.#ports.random);
    this.#connections.add(peer);
    this.#refreshTimers();
    this.#connections.showPresence(peer);
    this.#connections.showTo(peer, null);
    return {
      command: (message) => this.#queue.run(() => this.#answer(peer, message)),
      resync: () => this.#connections.welcomeFor(peer),
      disconnect: () => this.#disconnect(peer),
    };
  }

  #disconnect(peer: Peer): void {
    if (peer.state.kind === "closed") return;
    this.#connections.drop(peer);
    this.#refreshTimers();
    this.#connections.showPresence();
  }

  status(): TableStatus {
    const { stage, version } = this.#log.state;
    const closed = stage === "closed";
    const idle = this.#idleSince === null ? 0 : this.#ports.clock.monotonic() - this.#idleSince;
    return {
      stage,
      version,
      peopleHere: this.#connections.here().length,
      watchers: this.#connections.watchers().length,
      idleSince: this.#idleSince,
      closed,
      archivable: !closed && idle >= ARCHIVE_AFTER,
    };
  }

  archive(): Promise<void> {
    return this.#queue.run(async () => {
      if (!this.status().archivable) return;
      const saved = await this.#commit({ changes: [{ type: "closed", archived: true }], news: [] });
      if (!saved) throw new Error(`Table ${this.code} could not be put away`);
    });
  }

  stop(reason: "restarting"): Promise<void> {
    return this.#queue.run(async () => {
      this.#scheduler.stop();
      this.#connections.goodbye({ reason }, () => true);
    });
  }

  async #answer(peer: Peer, message: unknown): Promise<Answer> {
    const parsed = commandMessage.safeParse(message);
    if (!parsed.success) return this.#refusal(refuse("BAD_MESSAGE"));
    const commandId = `${peer.sender}/${parsed.data.commandId}`;
    const known = this.#log.answerTo(commandId);
    if (known !== null) return known;
    if (peer.state.kind === "closed") return this.#refusal(refuse("GONE"));
    return this.#execute(peer, parsed.data, commandId);
  }

  async #execute(peer: Peer, message: CommandMessage, commandId: string): Promise<Answer> {
    const ruling = rulingOn(this.#requestFrom(peer, message), message.command);
    if (!ruling.ok) return this.#log.keepAnswer(commandId, this.#refusal(ruling));
    const { effects, moveCode, ...draft } = ruling;
    const perform = () => effects.forEach((effect) => this.#perform(effect, peer));
    if (draft.changes.length > 0 || draft.news.length > 0) {
      const saved = await this.#commit(draft, { commandId, perform });
      return saved ? this.#done() : this.#refusal(refuse("STORE_FAILING"));
    }
    perform();
    this.#refreshTimers();
    if (effects.length > 0) this.#connections.showTo(peer, null);
    this.#connections.showPresence();
    const answer = moveCode === undefined ? this.#done() : { ...this.#done(), moveCode };
    return this.#log.keepAnswer(commandId, answer);
  }

  #done(): Answer {
    return { ok: true, version: this.#log.state.version };
  }

  #refusal({ code, message }: Refused): Answer {
    return { ok: false, code, message, version: this.#log.state.version };
  }

  #requestFrom(peer: Peer, { expectedVersion }: CommandMessage): Request {
    return {
      ...this.#connections.identify(peer),
      state: this.#log.state,
      tokenHash: peer.connection.tokenHash,
      otherWatchers: () => this.#watchersBeside(peer),
      expectedVersion,
      at: this.#ports.clock.wallTime(),
      random: this.#ports.random,
      transfers: this.#transfers,
    };
  }

  /** Other tabs of the same person do not count. */
  #watchersBeside({ sender }: Peer): readonly string[] {
    const others = this.#connections.watchers().filter((peer) => peer.sender !== sender);
    return others.flatMap(({ state }) => (state.kind === "watching" ? [state.name] : []));
  }

  #perform(effect: Effect, peer: Peer): void {
    switch (effect.type) {
      case "goodbye": {
        const { tokenHash, reason } = effect;
        this.#connections.goodbye({ reason }, (other) => other.connection.tokenHash === tokenHash);
        break;
      }
      case "watch":
        peer.state = effect.name === null ? OPEN : { kind: "watching", name: effect.name };
        break;
      case "satDown":
        peer.state = OPEN;
        this.#connections.closeOthersOf(peer);
        break;
      case "moved":
        this.#transfers.withdraw(effect.personId);
        break;
    }
  }

  /** Stores the entry, then performs its effects, then sends it to everybody. */
  async #commit(
    draft: EntryDraft,
    { commandId, perform }: { readonly commandId?: string; readonly perform?: () => void } = {},
  ): Promise<boolean> {
    const entry = await this.#log.write(draft, commandId);
    if (entry !== null) perform?.();
    this.#refreshTimers();
    if (entry === null) return false;
    this.#connections.showAll(newsOf(entry));
    const closing = entry.changes.find(isClosing);
    if (closing !== undefined) this.#sayGoodbye(closing);
    this.#connections.showPresence();
    return true;
  }

  #sayGoodbye({ archived }: Closing): void {
    this.#connections.goodbye({ reason: archived ? "archived" : "closed" }, () => true);
    this.#refreshTimers();
  }

  /** Called when who is here, or the state, may have changed. */
  #refreshTimers(): void {
    const isEmpty = this.#connections.here().length === 0;
    this.#idleSince = isEmpty ? (this.#idleSince ?? this.#ports.clock.monotonic()) : null;
    this.#scheduler.schedule();
  }
}

type Closing = Extract<Change, { readonly type: "closed" }>;

function isClosing(change: Change): change is Closing {
  return change.type === "closed";
}

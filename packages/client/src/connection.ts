import { CONNECT_ERRORS, withEveningGame } from "@buck/protocol";
import type { Answer, Code, Command, CommandMessage, Frame, Goodbye, Welcome } from "@buck/protocol";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { handSoFar } from "./update.ts";
import { NO_CONNECTION, Outbox } from "./outbox.ts";
import type { Platform } from "./platform.ts";
import type { ClientState, Ending, TableClient } from "./tableClient.ts";
import type { OpenConnection, ConnectionListener, Transport } from "./transport.ts";
import { applyUpdate } from "./update.ts";
import type { Update } from "./update.ts";

const WELCOME_WITHIN_MS = 20_000;
const RESYNC_WITHIN_MS = 5_000;
/** How long answers may still come after a goodbye. */
const LAST_ANSWERS_MS = 5_000;
const REDIAL_MS = { least: 250, most: 3_000 };
/** A server that is busy is asked again within a second: a table may be free to take by then. */
const BUSY_MS = 500;
/** So often the way to a table's server is tried before it counts as closed. */
const ROUNDS = 3;
const SLEPT_AFTER_MS = 15_000;
const CHAT_KEPT = 100;

const UNHEARD: ClientState = {
  connection: "connecting",
  ending: null,
  frame: null,
  frameAt: 0,
  isResync: true,
  handEvents: [],
  presence: { here: [], watchers: 0, watcherNames: [] },
  chat: [],
  evening: [],
};

interface Options {
  readonly code: Code;
  readonly platform: Platform;
}

/** One person at one table over any transport. It comes back by itself until the table says that it is over. */
export function connectOver(transport: Transport, options: Options): TableClient {
  return new TableConnection(transport, options);
}

class TableConnection implements TableClient {
  readonly code: Code;
  readonly store: StoreApi<ClientState> = createStore(() => UNHEARD);
  readonly #transport: Transport;
  readonly #platform: Platform;
  readonly #outbox: Outbox<CommandMessage>;
  readonly #ignoreSignals: () => void;
  #connection: OpenConnection | null = null;
  /** Whether the table has spoken on this connection. */
  #isWelcomed = false;
  #isResyncing = false;
  /** The newest version heard of on this connection, shown or not. */
  #newest = 0;
  #failedDials = 0;
  /** How often in a row the table was said to be elsewhere. */
  #sentOn = 0;
  #hiddenAt: number | null = null;
  #isClosed = false;
  /** Calls off what happens when nothing is heard: a dial, another connection, hanging up. */
  #callOffTimer: () => void = () => {};

  constructor(transport: Transport, { code, platform }: Options) {
    this.code = code;
    this.#transport = transport;
    this.#platform = platform;
    this.#outbox = new Outbox(platform.clock);
    this.#ignoreSignals = platform.signals.onChange(() => this.#deviceChanged());
    this.#dial();
  }

  send(command: Command): Promise<Answer> {
    if (this.#isOver) return Promise.resolve(NO_CONNECTION);
    const commandId = this.#platform.random.id();
    return this.#outbox.send({ commandId, expectedVersion: this.#version, command });
  }

  reopen(): void {
    if (this.#isClosed) return;
    this.#failedDials = 0;
    this.store.setState({ ending: null, connection: "connecting" });
    this.#dial();
  }

  close(): void {
    this.#isClosed = true;
    this.#ignoreSignals();
    this.#hangUp();
    this.#outbox.giveUp();
  }

  get #state(): ClientState {
    return this.store.getState();
  }

  get #version(): number {
    return this.#state.frame?.version ?? 0;
  }

  get #isOver(): boolean {
    return this.#isClosed || this.#state.ending !== null;
  }

  #dial(): void {
    this.#hangUp();
    this.#isWelcomed = false;
    this.#isResyncing = false;
    this.#newest = 0;
    const isMine = () => this.#connection === connection;
    const connection = this.#transport.dial(this.#listener(isMine));
    this.#connection = connection;
    this.#waitFor(WELCOME_WITHIN_MS, () => this.#lost());
  }

  /** What an older connection still sends is not heard. */
  #listener(isMine: () => boolean): ConnectionListener {
    return {
      welcome: (welcome) => isMine() && this.#welcomed(welcome),
      frame: (frame) => isMine() && this.#shown(frame),
      update: (update) => isMine() && this.#updated(update),
      presence: (presence) => isMine() && this.store.setState({ presence }),
      goodbye: (goodbye) => isMine() && this.#dismissed(goodbye),
      unreadable: () => isMine() && this.#endAtOnce("OLD_CLIENT"),
      refused: (reason) => isMine() && this.#refused(reason),
      nodeAway: () => isMine() && this.#nodeAway(),
      closed: () => isMine() && this.#lost(),
    };
  }

  #hangUp(): void {
    this.#callOffTimer();
    this.#outbox.hold();
    this.#connection?.hangUp();
    this.#connection = null;
  }

  #waitFor(ms: number, callback: () => void): void {
    this.#callOffTimer();
    this.#callOffTimer = this.#platform.clock.after(ms, callback);
  }

  #welcomed({ frame, handEvents: hand, chat, evening, presence }: Welcome): void {
    if (this.#connection === null || this.#state.ending !== null) return;
    const isOvertaken = this.#isWelcomed && frame.version < this.#version;
    this.#callOffTimer();
    this.#isResyncing = false;
    const frameAt = this.#platform.clock.monotonic();
    const handEvents = hand?.events ?? [];
    const shown = isOvertaken ? {} : { frame, frameAt, isResync: true, handEvents, presence, chat, evening };
    this.store.setState({ connection: "online", ...shown });
    this.#failedDials = 0;
    this.#sentOn = 0;
    if (!this.#isWelcomed) this.#outbox.open(this.#connection);
    this.#isWelcomed = true;
    if (this.#version < this.#newest) this.#resync();
  }

  /** Whether this version follows what is shown. After a gap everything is asked for. */
  #isNext(version: number): boolean {
    if (this.#state.ending !== null) return false;
    this.#newest = Math.max(this.#newest, version);
    const { frame: last } = this.#state;
    const isGap = !this.#isWelcomed || last === null || version > last.version + 1;
    if (isGap) this.#resync();
    // Equal versions are old too: a frame and its events arrive once.
    return !isGap && version === last.version + 1;
  }

  #shown(frame: Frame): void {
    const { frame: last, chat, handEvents, evening } = this.#state;
    if (!this.#isNext(frame.version) || last === null) return;
    // A new role comes with a welcome, which was lost or overtaken.
    if (frame.you.role !== last.you.role) return this.#resync();
    this.store.setState({
      connection: "online",
      frame,
      frameAt: this.#platform.clock.monotonic(),
      isResync: false,
      handEvents: handSoFar(handEvents, last, frame),
      chat: [...chat, ...frame.said].slice(-CHAT_KEPT),
      evening: frame.finished === undefined ? evening : withEveningGame(evening, frame.finished),
    });
  }

  /** What leads to the next version makes a frame of the last one. */
  #updated(update: Update): void {
    const { frame: last, presence } = this.#state;
    if (!this.#isNext(update.shared.version) || last === null) return;
    const frame = applyUpdate(last, update, presence);
    if (frame === null) this.#resync();
    else this.#shown(frame);
  }

  /** Something was missed and cannot be acted out: everything is asked for, and another connection when nobody answers. */
  #resync(): void {
    if (this.#isResyncing) return;
    this.#isResyncing = true;
    this.#connection?.resync();
    this.#waitFor(RESYNC_WITHIN_MS, () => {
      this.#away();
      this.#dial();
    });
  }

  #dismissed({ reason }: Goodbye): void {
    if (reason === "restarting") this.store.setState({ connection: "restarting" });
    else if (reason !== "tooSlow") this.#end(reason);
  }

  #refused(reason: string): void {
    const code = CONNECT_ERRORS.find((known) => known === reason);
    if (code === "ELSEWHERE") return this.#sentElsewhere();
    this.#sentOn = 0;
    if (code === "SERVER_BUSY") {
      this.store.setState({ connection: "busy" });
      this.#dialLater(BUSY_MS);
    } else if (code === undefined) this.#lost();
    else this.#endAtOnce(code);
  }

  #sentElsewhere(): void {
    this.#sentOn += 1;
    if (this.#sentOn <= ROUNDS) {
      this.#failedDials = 0;
      return this.#dial();
    }
    this.store.setState({ connection: "misrouted" });
    this.#dialLater();
  }

  /** Whether it is gone, others know soon. */
  #nodeAway(): void {
    this.#sentOn = 0;
    this.#dialLater();
  }

  #lost(): void {
    if (this.#state.ending !== null) {
      this.#hangUp();
      this.#outbox.giveUp();
      return;
    }
    this.#away();
    this.#dialLater();
  }

  /** What is known to be the reason stays the reason until the server is back. */
  #away(): void {
    if (!this.#platform.signals.isOnline()) this.store.setState({ connection: "offline" });
    else if (this.#state.connection !== "restarting") this.store.setState({ connection: "reconnecting" });
  }

  /** Later each time, and not all clients of a server at once. */
  #dialLater(most = REDIAL_MS.most): void {
    this.#hangUp();
    const ms = Math.min(most, REDIAL_MS.least * 2 ** this.#failedDials);
    this.#failedDials += 1;
    this.#waitFor(ms + this.#platform.random.below(ms), () => this.#dial());
  }

  /** A device that slept may hold a dead connection without knowing it; one that found a network need not wait. */
  #deviceChanged(): void {
    if (this.#isOver) return;
    const { clock, signals } = this.#platform;
    const wasOffline = this.#state.connection === "offline";
    const hiddenMs = this.#hiddenAt === null ? 0 : clock.monotonic() - this.#hiddenAt;
    this.#hiddenAt = signals.isVisible() ? null : (this.#hiddenAt ?? clock.monotonic());
    if (wasOffline || !signals.isOnline()) this.#away();
    if (!signals.isOnline()) return;
    const hasSlept = signals.isVisible() && hiddenMs > SLEPT_AFTER_MS;
    if (!this.#isWelcomed && (wasOffline || signals.isVisible())) this.#dial();
    else if (this.#isWelcomed && (wasOffline || hasSlept)) this.#resync();
  }

  /** Nothing more can be heard on this connection. */
  #endAtOnce(ending: Ending): void {
    this.store.setState({ ending });
    this.#lost();
  }

  /** Answers that are on their way may still come before the table closes the connection. */
  #end(ending: Ending): void {
    this.store.setState({ ending });
    this.#outbox.hold();
    if (this.#outbox.isEmpty) this.#hangUp();
    else this.#waitFor(LAST_ANSWERS_MS, () => this.#lost());
  }
}

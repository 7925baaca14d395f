import {
  answer,
  clubFrame,
  clubHistory,
  CONNECT_ERRORS,
  elsewhere,
  goodbye,
  PROTOCOL_VERSION,
} from "@buck/protocol";
import type {
  Answer,
  ClientEvents,
  ClubCommand,
  ClubCommandMessage,
  ClubFrame,
  ClubHistory,
  Code,
  Goodbye,
  ServerEvents,
} from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { NO_CONNECTION, Outbox } from "./outbox.ts";
import type { Platform } from "./platform.ts";
import type { ConnectionStatus, Ending, ReadonlyStore } from "./tableClient.ts";
import { clubToken, keepClubToken } from "./tokens.ts";

/** Browsers and Node have it; this package knows the types of neither. */
declare const URL: new (text: string) => { readonly origin: string; readonly pathname: string };

export interface ClubClientState {
  readonly connection: ConnectionStatus;
  readonly ending: Ending | null;
  /** Replaced by the next one. */
  readonly frame: ClubFrame | null;
}

/** One person in one club. */
export interface ClubClient {
  /** As it was opened: the frame has the newest. */
  readonly code: Code;
  readonly store: ReadonlyStore<ClubClientState>;
  /** Sends until there is an answer, always with the same commandId; gives up with NO_CONNECTION. */
  send(command: ClubCommand): Promise<Answer>;
  /** What standings are computed from; null where it cannot be had now. */
  history(): Promise<ClubHistory | null>;
  /** Tries again after an ending. */
  reopen(): void;
  close(): void;
}

export interface ClubOptions {
  /** Where the server's pages begin, such as `https://cards.example.org` or `https://example.org/cards`. */
  readonly server: string;
  readonly code: Code;
  readonly platform: Platform;
}

/** A club on a server. Whoever is no member yet becomes one with the token that is kept here. */
export function connectClub(options: ClubOptions): ClubClient {
  return new ClubConnection(options);
}

/** The first state, from now on, that is as wanted, or in which the club has ended it. */
export function untilClub(
  { store }: Pick<ClubClient, "store">,
  isWanted: (state: ClubClientState) => boolean,
): Promise<ClubClientState> {
  return new Promise((resolve) => {
    const look = (state: ClubClientState) => {
      if (state.ending === null && !isWanted(state)) return;
      stop();
      resolve(state);
    };
    const stop = store.subscribe(look);
    look(store.getState());
  });
}

const FRAME_WITHIN_MS = 20_000;
const HISTORY_WITHIN_MS = 20_000;
const REDIAL_MS = { least: 250, most: 3_000 };
const SLEPT_AFTER_MS = 15_000;

type ClubSocket = Socket<ServerEvents, ClientEvents>;

class ClubConnection implements ClubClient {
  readonly code: Code;
  readonly store: StoreApi<ClubClientState> = createStore(() => ({
    connection: "connecting",
    ending: null,
    frame: null,
  }));
  readonly #options: ClubOptions;
  readonly #outbox: Outbox<ClubCommandMessage>;
  readonly #ignoreSignals: () => void;
  #socket: ClubSocket | null = null;
  /** Whether the club has spoken on this connection. */
  #isWelcomed = false;
  /** The server that has the club, as far as this client was told. */
  #node: string | null = null;
  #failedDials = 0;
  #hiddenAt: number | null = null;
  #isClosed = false;
  #callOffTimer: () => void = () => {};

  constructor(options: ClubOptions) {
    this.code = options.code;
    this.#options = options;
    this.#outbox = new Outbox(options.platform.clock);
    this.#ignoreSignals = options.platform.signals.onChange(() => this.#deviceChanged());
    this.#dial();
  }

  send(command: ClubCommand): Promise<Answer> {
    const { ending, frame } = this.store.getState();
    if (this.#isClosed || ending !== null) return Promise.resolve(NO_CONNECTION);
    const commandId = this.#options.platform.random.id();
    return this.#outbox.send({ commandId, expectedVersion: frame?.version ?? 0, command });
  }

  async history(): Promise<ClubHistory | null> {
    const socket = this.#socket;
    if (socket === null) return null;
    try {
      const told = await socket.timeout(HISTORY_WITHIN_MS).emitWithAck("clubHistory");
      return clubHistory.safeParse(told).data ?? null;
    } catch {
      return null;
    }
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

  #dial(): void {
    this.#hangUp();
    this.#isWelcomed = false;
    const { server, code, platform } = this.#options;
    const { origin, pathname } = new URL(server);
    const node = this.#node;
    const socket: ClubSocket = io(origin, {
      path: `${pathname.replace(/\/$/, "")}/socket.io/`,
      auth: {
        protocol: PROTOCOL_VERSION,
        club: code,
        token: clubToken({ server, code }, platform),
      },
      transports: ["websocket", "polling"],
      tryAllTransports: true,
      reconnection: false,
      forceNew: true,
      ...(node !== null && { query: { node } }),
    });
    this.#socket = socket;
    this.#waitFor(FRAME_WITHIN_MS, () => this.#lost());
    socket.on("clubFrame", (message) => {
      const parsed = clubFrame.safeParse(message);
      if (parsed.success) this.#shown(parsed.data);
      else this.#end("OLD_CLIENT");
    });
    socket.on("goodbye", (message) => {
      const parsed = goodbye.safeParse(message);
      if (parsed.success) this.#dismissed(parsed.data);
    });
    socket.on("disconnect", () => this.#lost());
    socket.on("connect_error", (error) => {
      const sentTo = elsewhere.safeParse("data" in error ? error.data : null);
      this.#node = sentTo.success ? sentTo.data.node : null;
      this.#refused(error.message);
    });
  }

  #hangUp(): void {
    this.#callOffTimer();
    this.#outbox.hold();
    this.#socket?.removeAllListeners();
    this.#socket?.disconnect();
    this.#socket = null;
  }

  #waitFor(ms: number, callback: () => void): void {
    this.#callOffTimer();
    this.#callOffTimer = this.#options.platform.clock.after(ms, callback);
  }

  #shown(frame: ClubFrame): void {
    const { server, code, platform } = this.#options;
    // Under a new link the person stays who they are.
    if (frame.code !== code) {
      const address = { server, code: frame.code };
      keepClubToken(address, clubToken({ server, code }, platform), platform);
    }
    this.#failedDials = 0;
    this.store.setState({ connection: "online", frame });
    if (this.#isWelcomed) return;
    this.#isWelcomed = true;
    this.#callOffTimer();
    const socket = this.#socket;
    if (socket === null) return;
    this.#outbox.open({
      command: async (message) => {
        const parsed = answer.safeParse(await socket.emitWithAck("clubCommand", message));
        return parsed.success ? parsed.data : null;
      },
    });
  }

  #dismissed({ reason }: Goodbye): void {
    if (reason === "restarting") this.store.setState({ connection: "restarting" });
    else if (reason !== "tooSlow") this.#end(reason);
  }

  #refused(reason: string): void {
    const known = CONNECT_ERRORS.find((each) => each === reason);
    if (known === undefined) return this.#lost();
    if (known === "SERVER_BUSY") this.store.setState({ connection: "busy" });
    if (known === "SERVER_BUSY" || known === "ELSEWHERE") this.#dialLater();
    else this.#end(known);
  }

  #lost(): void {
    if (this.store.getState().ending !== null) return this.#hangUp();
    const isOnline = this.#options.platform.signals.isOnline();
    if (!isOnline) this.store.setState({ connection: "offline" });
    else if (this.store.getState().connection !== "restarting")
      this.store.setState({ connection: "reconnecting" });
    this.#dialLater();
  }

  /** Later each time, and not all clients of a server at once. */
  #dialLater(): void {
    this.#hangUp();
    const { random } = this.#options.platform;
    const ms = Math.min(REDIAL_MS.most, REDIAL_MS.least * 2 ** this.#failedDials);
    this.#failedDials += 1;
    this.#waitFor(ms + random.below(ms), () => this.#dial());
  }

  /** A device that slept may hold a dead connection without knowing it. */
  #deviceChanged(): void {
    if (this.#isClosed || this.store.getState().ending !== null) return;
    const { clock, signals } = this.#options.platform;
    const hiddenMs = this.#hiddenAt === null ? 0 : clock.monotonic() - this.#hiddenAt;
    this.#hiddenAt = signals.isVisible() ? null : (this.#hiddenAt ?? clock.monotonic());
    const wasOffline = this.store.getState().connection === "offline";
    if (!signals.isOnline()) return this.store.setState({ connection: "offline" });
    const hasSlept = signals.isVisible() && hiddenMs > SLEPT_AFTER_MS;
    if (wasOffline || hasSlept) this.#dial();
  }

  #end(ending: Ending): void {
    this.store.setState({ ending });
    this.#hangUp();
    this.#outbox.giveUp();
  }
}

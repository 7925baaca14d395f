import { answer, CONNECT_ERRORS, frame, goodbye, presence, PROTOCOL_VERSION, welcome } from "@buck/protocol";
import type {
  Answer,
  ChatLine,
  ClientEvents,
  Command,
  ConnectError,
  Frame,
  Goodbye,
  Presence,
  ServerEvents,
} from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { Connection } from "../GameClient.ts";
import { makeToken } from "./token.ts";

/** Why a table is no longer talking to us, and will not by itself. */
export type Ending =
  | Exclude<Goodbye["reason"], "restarting" | "tooSlow">
  | Exclude<ConnectError, "SERVER_BUSY">;

/** Everything a table has told this browser: the last frame whole, never merged. */
export interface Live {
  readonly connection: Connection;
  readonly ending: Ending | null;
  readonly frame: Frame | null;
  /** When the frame came, in `performance.now()`: its timer counts from there. */
  readonly frameAt: number;
  /** The frame stands for itself: what led to it was missed or has been told. */
  readonly isResync: boolean;
  readonly presence: Presence;
  readonly chat: readonly ChatLine[];
}

const ANSWER_WITHIN_MS = 5_000;
const GIVE_UP_AFTER_MS = 60_000;
const CHAT_KEPT = 100;
const SLEPT_AFTER_MS = 15_000;
/** Said by the server when it will be back in a moment: not an ending. */
const PASSING: ReadonlySet<Goodbye["reason"]> = new Set(["restarting", "tooSlow"]);

const NO_ANSWER: Answer = {
  ok: false,
  code: "NO_CONNECTION",
  message: "There is no connection to the table. Nothing was sent.",
  version: 0,
};

/** One socket to one table, for one person. */
export class LiveTable {
  readonly code: string;
  readonly store: StoreApi<Live>;
  readonly #socket: Socket<ServerEvents, ClientEvents>;
  /** Counts down to nothing on its own when somebody closes the table while it waits. */
  #closed = false;
  #hiddenAt = 0;

  constructor(code: string, token: string) {
    this.code = code;
    this.store = createStore<Live>(() => ({
      connection: "connecting",
      ending: null,
      frame: null,
      frameAt: 0,
      isResync: true,
      presence: { here: [], watchers: 0 },
      chat: [],
    }));
    this.#socket = io({
      auth: { protocol: PROTOCOL_VERSION, table: code, token },
      transports: ["websocket", "polling"],
      reconnectionDelay: 500,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
    });
    this.#listen();
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#wake);
  }

  /** Sends until there is an answer. The same id each time: the table does it once, however often it hears it. */
  async send(command: Command): Promise<Answer> {
    const message = {
      commandId: makeToken(),
      expectedVersion: this.store.getState().frame?.version ?? 0,
      command,
    };
    const giveUpAt = performance.now() + GIVE_UP_AFTER_MS;
    while (performance.now() < giveUpAt && (await this.#whenOnline(giveUpAt))) {
      const reply = await this.#ask(message);
      if (reply !== null) return reply;
    }
    return NO_ANSWER;
  }

  /** Takes the seat back from another tab, or tries again after an ending. */
  reopen(): void {
    this.store.setState({ ending: null, connection: "connecting" });
    this.#socket.disconnect().connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket.disconnect();
    this.#socket.removeAllListeners();
  }

  async #ask(message: Parameters<ClientEvents["command"]>[0]): Promise<Answer | null> {
    try {
      const reply = await this.#socket.timeout(ANSWER_WITHIN_MS).emitWithAck("command", message);
      const parsed = answer.safeParse(reply);
      return parsed.success ? parsed.data : null;
    } catch {
      return null;
    }
  }

  /** Nothing is sent into the void: Socket.IO would keep it and play it late. */
  #whenOnline(giveUpAt: number): Promise<boolean> {
    if (this.#socket.connected) return Promise.resolve(true);
    if (this.#closed || this.store.getState().ending !== null) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (online: boolean) => {
        clearTimeout(timer);
        this.#socket.off("connect", connected);
        resolve(online);
      };
      const connected = () => settle(true);
      const timer = setTimeout(() => settle(false), giveUpAt - performance.now());
      this.#socket.once("connect", connected);
    });
  }

  #listen(): void {
    const socket = this.#socket;
    socket.on("welcome", (message) => this.#welcome(message));
    socket.on("frame", (message) => this.#frame(message));
    socket.on("presence", (message) => {
      const parsed = presence.safeParse(message);
      if (parsed.success) this.store.setState({ presence: parsed.data });
    });
    socket.on("goodbye", (message) => this.#goodbye(message));
    socket.on("connect_error", (error) => this.#notLetIn(error));
    socket.on("disconnect", (reason) => this.#lost(reason));
  }

  #welcome(message: unknown): void {
    const parsed = welcome.safeParse(message);
    if (!parsed.success) return this.#end("OLD_CLIENT");
    const { frame: first, chat, presence: people } = parsed.data;
    this.store.setState({
      connection: "online",
      ending: null,
      frame: first,
      frameAt: performance.now(),
      isResync: true,
      presence: people,
      chat,
    });
  }

  #frame(message: unknown): void {
    const parsed = frame.safeParse(message);
    if (!parsed.success) return this.#end("OLD_CLIENT");
    const next = parsed.data;
    const { frame: last, chat } = this.store.getState();
    if (last !== null && next.version < last.version) return;
    if (last === null || next.version > last.version + 1) return this.#resync();
    this.store.setState({
      frame: next,
      frameAt: performance.now(),
      isResync: false,
      chat: [...chat, ...next.said].slice(-CHAT_KEPT),
    });
  }

  /** A gap: what was missed cannot be acted out, so the whole picture is asked for again. */
  #resync(): void {
    this.#socket
      .timeout(ANSWER_WITHIN_MS)
      .emitWithAck("resync")
      .then(
        (message) => this.#welcome(message),
        () => this.#socket.disconnect().connect(),
      );
  }

  #goodbye(message: unknown): void {
    const parsed = goodbye.safeParse(message);
    if (!parsed.success) return;
    const { reason } = parsed.data;
    if (reason === "restarting") this.store.setState({ connection: "restarting" });
    else if (!isPassing(reason)) this.#end(reason);
  }

  #notLetIn({ message }: Error): void {
    const code = CONNECT_ERRORS.find((known) => known === message);
    if (code === undefined) this.#away();
    else if (code === "SERVER_BUSY") this.#busy();
    else this.#end(code);
  }

  /** A socket the server has closed does not come back by itself. */
  #lost(reason: string): void {
    if (this.store.getState().ending !== null || this.#closed) return;
    this.#away();
    if (reason === "io server disconnect") this.#tryLater();
  }

  /** What is known to be the reason stays the reason until somebody answers. */
  #away(): void {
    const { connection } = this.store.getState();
    if (connection === "restarting" && navigator.onLine) return;
    this.store.setState({ connection: navigator.onLine ? "reconnecting" : "offline" });
  }

  /** A phone that slept may hold a line that is dead without knowing it; one that found a network need not wait. */
  readonly #wake = (): void => {
    if (document.hidden) {
      this.#hiddenAt = performance.now();
      return;
    }
    if (this.#closed || this.store.getState().ending !== null) return;
    if (!this.#socket.connected) this.#socket.disconnect().connect();
    else if (this.#mayHaveMissed()) this.#resync();
  };

  #mayHaveMissed(): boolean {
    const { connection } = this.store.getState();
    return connection === "offline" || performance.now() - this.#hiddenAt > SLEPT_AFTER_MS;
  }

  readonly #offline = (): void => {
    if (this.store.getState().ending === null) this.store.setState({ connection: "offline" });
  };

  #busy(): void {
    this.store.setState({ connection: "busy" });
    this.#tryLater();
  }

  #tryLater(): void {
    const delay = 500 + Math.random() * 1_500;
    setTimeout(() => {
      if (!this.#closed && this.store.getState().ending === null) this.#socket.connect();
    }, delay);
  }

  #end(ending: Ending): void {
    this.store.setState({ ending });
    this.#socket.disconnect();
  }
}

function isPassing(reason: Goodbye["reason"]): reason is "restarting" | "tooSlow" {
  return PASSING.has(reason);
}

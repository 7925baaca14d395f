import { randomUUID } from "node:crypto";
import { answer, CONNECT_ERRORS, frame, goodbye, PROTOCOL_VERSION, welcome } from "@buck/protocol";
import type {
  Answer,
  ClientEvents,
  Command,
  CommandMessage,
  ConnectError,
  Frame,
  Goodbye,
  ServerEvents,
} from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";
import type { TableAddress } from "./link.ts";

export type Ending =
  | "UNREACHABLE"
  | Exclude<Goodbye["reason"], "restarting" | "tooSlow">
  | Exclude<ConnectError, "SERVER_BUSY">;

export interface Listener {
  /** `isFresh`: it begins anew, and what led here was not heard. */
  onFrame(frame: Frame, isFresh: boolean): void;
  onConnection(isOnline: boolean): void;
  /** It is over and will not come back by itself. */
  onEnd(ending: Ending): void;
}

/** What a person can do with an open line. */
export interface TableLine {
  send(command: Command): Promise<Answer>;
  close(): void;
}

const ANSWER_MS = 5_000;
const AGAIN_MS = { least: 500, spread: 1_500 };
const PATIENCE_MS = 60_000;

const UNANSWERED: Answer = {
  ok: false,
  code: "NO_CONNECTION",
  message: "The table cannot be reached. Try again when the connection is back.",
  version: 0,
};

/** One person's line to a table on a server. It comes back by itself, with the same key to the same seat. */
export class LiveTable implements TableLine {
  readonly #socket: Socket<ServerEvents, ClientEvents>;
  readonly #listener: Listener;
  #frame: Frame | null = null;
  #isOver = false;

  constructor({ server, code }: TableAddress, key: string, listener: Listener) {
    this.#listener = listener;
    this.#socket = io(server, {
      auth: { protocol: PROTOCOL_VERSION, table: code, token: key },
      transports: ["websocket", "polling"],
      reconnectionDelay: AGAIN_MS.least,
      reconnectionDelayMax: 5_000,
      randomizationFactor: 0.5,
      forceNew: true,
    });
    this.#listen();
  }

  /** Asks until there is an answer, with one id: the table does it once, however often it hears of it. */
  async send(command: Command): Promise<Answer> {
    const message = { commandId: randomUUID(), expectedVersion: this.#frame?.version ?? 0, command };
    const giveUp = AbortSignal.timeout(PATIENCE_MS);
    while (!giveUp.aborted && (await this.#online(giveUp))) {
      const reply = await this.#ask(message);
      if (reply !== null) return reply;
    }
    return UNANSWERED;
  }

  close(): void {
    this.#isOver = true;
    this.#socket.disconnect();
  }

  async #ask(message: CommandMessage): Promise<Answer | null> {
    try {
      const reply = answer.safeParse(await this.#socket.timeout(ANSWER_MS).emitWithAck("command", message));
      return reply.success ? reply.data : null;
    } catch {
      return null;
    }
  }

  /** True once there is a connection: what is said without one would be kept and arrive late. */
  #online(giveUp: AbortSignal): Promise<boolean> {
    if (this.#socket.connected) return Promise.resolve(true);
    if (this.#isOver) return Promise.resolve(false);
    return new Promise((resolve) => {
      this.#socket.once("connect", () => resolve(true));
      giveUp.addEventListener("abort", () => resolve(false), { once: true });
    });
  }

  #listen(): void {
    this.#socket.on("welcome", (message) => this.#welcomed(message));
    this.#socket.on("frame", (message) => this.#shown(message));
    this.#socket.on("goodbye", (message) => this.#dismissed(message));
    this.#socket.on("connect_error", ({ message }) => this.#turnedAway(message));
    this.#socket.on("disconnect", (reason) => this.#lost(reason));
  }

  #welcomed(message: unknown): void {
    const parsed = welcome.safeParse(message);
    if (!parsed.success) return this.#end("OLD_CLIENT");
    this.#frame = parsed.data.frame;
    this.#listener.onConnection(true);
    this.#listener.onFrame(parsed.data.frame, true);
  }

  #shown(message: unknown): void {
    const parsed = frame.safeParse(message);
    if (!parsed.success) return this.#end("OLD_CLIENT");
    const seen = this.#frame?.version ?? 0;
    if (parsed.data.version <= seen) return;
    if (parsed.data.version > seen + 1) return void this.#resync();
    this.#frame = parsed.data;
    this.#listener.onFrame(parsed.data, false);
  }

  /** Something was missed: ask for everything, or begin anew. */
  async #resync(): Promise<void> {
    try {
      this.#welcomed(await this.#socket.timeout(ANSWER_MS).emitWithAck("resync"));
    } catch {
      this.#socket.disconnect().connect();
    }
  }

  #dismissed(message: unknown): void {
    const parsed = goodbye.safeParse(message);
    if (!parsed.success) return;
    const { reason } = parsed.data;
    if (reason !== "restarting" && reason !== "tooSlow") this.#end(reason);
  }

  #turnedAway(message: string): void {
    const error = CONNECT_ERRORS.find((known) => known === message);
    if (error !== undefined && error !== "SERVER_BUSY") return this.#end(error);
    // Who was never there has no seat to come back to: better to hear of a wrong address at once.
    if (error === undefined && this.#frame === null) return this.#end("UNREACHABLE");
    this.#listener.onConnection(false);
    if (error === "SERVER_BUSY") this.#tryLater();
  }

  #lost(reason: string): void {
    if (this.#isOver) return;
    this.#listener.onConnection(false);
    // A socket that the server has closed does not try again by itself.
    if (reason === "io server disconnect") this.#tryLater();
  }

  #tryLater(): void {
    const wait = AGAIN_MS.least + Math.random() * AGAIN_MS.spread;
    setTimeout(() => !this.#isOver && this.#socket.connect(), wait);
  }

  #end(ending: Ending): void {
    this.close();
    this.#listener.onEnd(ending);
  }
}

import { randomUUID } from "node:crypto";
import {
  PROTOCOL_VERSION,
  type Answer,
  type ClientEvents,
  type Command,
  type Frame,
  type Goodbye,
  type Presence,
  type ServerEvents,
  type Welcome,
} from "@buck/protocol";
import { io, type Socket } from "socket.io-client";

export interface RawClientOptions {
  readonly url: string;
  readonly table?: string;
  readonly token?: string;
  readonly auth?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly transports?: ("websocket" | "polling")[];
  /** The server that is asked for. */
  readonly node?: string;
}

/** When nothing more is heard for so long, what is waited for will never be. */
const STILL_MS = 20_000;

/** A bare socket, for what no client would say and for hearing exactly what the server says. It never comes back. */
export class RawClient {
  readonly socket: Socket<ServerEvents, ClientEvents>;
  readonly welcomes: Welcome[] = [];
  readonly presences: Presence[] = [];
  readonly goodbyes: Goodbye["reason"][] = [];
  readonly #waiting = new Set<() => void>();
  /** The same socket, without types. */
  readonly #anything: Socket;
  #frame: Frame | null = null;

  constructor({ url, table, token, auth, headers, node, transports = ["websocket"] }: RawClientOptions) {
    this.#anything = io(url, {
      auth: auth ?? {
        protocol: PROTOCOL_VERSION,
        frames: "whole",
        ...(table && { table }),
        ...(token && { token }),
      },
      transports,
      reconnection: false,
      forceNew: true,
      ...(headers && { extraHeaders: headers }),
      ...(node && { query: { node } }),
    });
    this.socket = this.#anything;
    this.socket.on("welcome", (welcome) => this.#hear(() => void this.welcomes.push(welcome), welcome.frame));
    this.socket.on("frame", (frame) => this.#hear(() => {}, frame));
    this.socket.on("presence", (presence) => this.#hear(() => void this.presences.push(presence)));
    this.socket.on("goodbye", ({ reason }) => this.#hear(() => void this.goodbyes.push(reason)));
    this.socket.on("disconnect", () => this.#hear(() => {}));
    this.socket.on("connect_error", () => this.#hear(() => {}));
  }

  #hear(note: () => void, frame?: Frame): void {
    note();
    if (frame) this.#frame = frame;
    for (const look of this.#waiting) look();
  }

  get frame(): Frame {
    if (this.#frame === null) throw new Error("nothing was shown yet");
    return this.#frame;
  }

  /** Resolves once this holds; rejects when nothing more is heard. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(look);
        reject(new Error(`Never ${String(holds)}: ${JSON.stringify([this.goodbyes, this.#frame])}`));
      };
      let timer = setTimeout(giveUp, STILL_MS);
      const look = () => {
        clearTimeout(timer);
        if (!holds()) {
          timer = setTimeout(giveUp, STILL_MS);
          return;
        }
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  async arrived(): Promise<this> {
    await this.until(() => this.welcomes.length > 0);
    return this;
  }

  /** The code of the refusal at the door. */
  refused(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.socket.once("connect_error", (error) => resolve(error.message));
      this.socket.once("connect", () => reject(new Error("was let in")));
    });
  }

  /** The name of the server that the refusal names. */
  sentTo(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.socket.once("connect_error", (error) => {
        const isElsewhere = error.message === "ELSEWHERE" && "data" in error;
        if (isElsewhere) resolve(error.data?.node);
        else reject(error);
      });
    });
  }

  async gone(): Promise<this> {
    await this.until(
      () => this.socket.disconnected && (this.goodbyes.length > 0 || this.welcomes.length > 0),
    );
    return this;
  }

  send(command: Command): Promise<Answer> {
    const expectedVersion = this.#frame?.version ?? 0;
    return this.socket.emitWithAck("command", { commandId: randomUUID(), expectedVersion, command });
  }

  /** Anything at all, and what is answered. */
  say(event: string, ...args: unknown[]): Promise<unknown> {
    return this.#anything.emitWithAck(event, ...args);
  }

  /** Anything at all, without a wish for an answer. */
  mutter(event: string, ...args: unknown[]): void {
    this.#anything.emit(event, ...args);
  }

  async must(command: Command): Promise<Answer> {
    const answer = await this.send(command);
    if (!answer.ok) throw new Error(`${command.type}: ${answer.code}`);
    return answer;
  }

  close(): void {
    this.socket.disconnect();
  }
}

import { randomBytes, randomUUID } from "node:crypto";
import { chooseInProcess } from "@buck/bots";
import { buck, euchre, type GameDecision } from "@buck/engine";
import {
  decision,
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

export type ClientSocket = Socket<ServerEvents, ClientEvents>;

export const newToken = () => randomBytes(32).toString("base64url");

export interface GuestOptions {
  readonly url: string;
  readonly table?: string;
  readonly token?: string;
  readonly auth?: Record<string, unknown>;
  readonly headers?: Record<string, string>;
  readonly transports?: ("websocket" | "polling")[];
}

/** Somebody with a browser, without the browser. */
export class Guest {
  readonly socket: ClientSocket;
  readonly welcomes: Welcome[] = [];
  readonly frames: Frame[] = [];
  readonly presences: Presence[] = [];
  readonly goodbyes: Goodbye["reason"][] = [];
  readonly #waiting = new Set<() => void>();
  /** The same socket, for what no client would say. */
  readonly #anything: Socket;

  constructor({ url, table, token, auth, headers, transports = ["websocket"] }: GuestOptions) {
    this.#anything = io(url, {
      auth: auth ?? { protocol: PROTOCOL_VERSION, ...(table && { table }), ...(token && { token }) },
      transports,
      reconnection: false,
      forceNew: true,
      ...(headers && { extraHeaders: headers }),
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
    if (frame) this.frames.push(frame);
    for (const look of this.#waiting) look();
  }

  get frame(): Frame {
    const frame = this.frames.at(-1);
    if (frame === undefined) throw new Error("nothing was shown yet");
    return frame;
  }

  /** Resolves once this holds; looked at whenever something is heard. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!holds()) return;
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

  async gone(): Promise<this> {
    await this.until(
      () => this.socket.disconnected && (this.goodbyes.length > 0 || this.welcomes.length > 0),
    );
    return this;
  }

  send(command: Command, commandId: string = randomUUID()): Promise<Answer> {
    const expectedVersion = this.frames.at(-1)?.version ?? 0;
    return this.socket.emitWithAck("command", { commandId, expectedVersion, command });
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

/** What this person may decide now. */
export function decisionsIn({ game }: Frame): readonly GameDecision[] {
  if (game === null) return [];
  const legal = game.game === "buck" ? buck.legalActions(game.view) : euchre.legalActions(game.view);
  return legal.flatMap((action) => {
    const { success, data } = decision.safeParse(action);
    return success ? [data] : [];
  });
}

function isBetweenHands({ game }: Frame): boolean {
  return game?.view.phase === "ROUND_OVER";
}

export function isOver({ game }: Frame): boolean {
  return game?.view.phase === "GAME_OVER";
}

/** Plays like a medium bot until the game is over; what could not be saved is said again. */
export function playOn(guest: Guest, random: (below: number) => number): void {
  let asked = -1;
  const say = async (command: Command): Promise<void> => {
    const answer = await guest.send(command);
    if (!answer.ok && answer.code === "STORE_FAILING") await say(command);
  };
  const act = () => {
    const { frame } = guest;
    const command = frame.version === asked ? null : nextWish(frame, random);
    if (command !== null) {
      asked = frame.version;
      // The server may be gone before it answers: whoever plays on hears that from the socket.
      say(command).catch(() => {});
    }
    return isOver(frame);
  };
  void guest.until(() => guest.frames.length > 0 && act());
}

/** What this person does now; null while others are to act. */
export function nextWish(frame: Frame, random: (below: number) => number): Command | null {
  const { game, you, table } = frame;
  if (game === null || you.position === null) return null;
  if (decisionsIn(frame).length > 0) {
    return { type: "act", action: decision.parse(chooseInProcess({ ...game, level: "medium" }, random)) };
  }
  return isBetweenHands(frame) && !table.ready.includes(you.position) ? { type: "ready" } : null;
}

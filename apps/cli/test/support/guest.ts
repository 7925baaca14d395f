import { randomBytes, randomUUID } from "node:crypto";
import { chooseInProcess } from "@buck/bots";
import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import { decision, PROTOCOL_VERSION } from "@buck/protocol";
import type { Answer, ClientEvents, Command, Frame, ServerEvents } from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";
import { trueRandom } from "../../src/local/random.ts";

/** Somebody at the same table with another client, who plays as a bot would. */
export class Guest {
  frame: Frame | null = null;
  readonly #socket: Socket<ServerEvents, ClientEvents>;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, table: string) {
    this.#socket = io(url, {
      auth: { protocol: PROTOCOL_VERSION, table, token: randomBytes(32).toString("base64url") },
      transports: ["websocket"],
      forceNew: true,
    });
    this.#socket.on("welcome", ({ frame }) => this.#look(frame));
    this.#socket.on("frame", (frame) => this.#look(frame));
  }

  async sit(position: Position, name: string): Promise<void> {
    await this.until(({ you }) => you.role === "visitor");
    await this.#send({ type: "sit", position, name });
    await this.until(({ you }) => you.role === "player");
  }

  /** Resolves once what is shown is so. */
  until(holds: (frame: Frame) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.frame === null || !holds(this.frame)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  leave(): void {
    this.#socket.disconnect();
  }

  #look(frame: Frame): void {
    this.frame = frame;
    for (const look of this.#waiting) look();
    // A server that is killed answers nothing more; the next welcome asks again.
    this.#act(frame).catch(() => undefined);
  }

  async #act({ game, you, table }: Frame): Promise<void> {
    if (game?.game !== "buck" || you.position === null) return;
    const { view } = game;
    if (view.phase === "ROUND_OVER" && !table.ready.includes(you.position))
      await this.#send({ type: "ready" });
    if (!buck.toAct(view).includes(you.position)) return;
    const chosen = decision.safeParse(chooseInProcess({ game: "buck", level: "medium", view }, trueRandom));
    if (chosen.success) await this.#send({ type: "act", action: chosen.data });
  }

  #send(command: Command): Promise<Answer> {
    const expectedVersion = this.frame?.version ?? 0;
    return this.#socket.emitWithAck("command", { commandId: randomUUID(), expectedVersion, command });
  }
}

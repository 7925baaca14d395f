import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { buck } from "@buck/engine";
import type { GameDecision, Position } from "@buck/engine";
import { decision, PROTOCOL_VERSION } from "@buck/protocol";
import type { ClientEvents, Command, Frame, ServerEvents } from "@buck/protocol";
import { io } from "socket.io-client";
import type { Socket } from "socket.io-client";

const THINKS_MS = 250;
/** Until a finished trick has been looked at and has slid away. Bots at a quick table do not wait for that. */
const LOOKS_MS = 1_600;

/** Somebody without a browser, so that the one that is measured has the machine for itself. */
export class Friend {
  readonly #socket: Socket<ServerEvents, ClientEvents>;
  #frame: Frame | null = null;
  #isThinking = false;
  #readyFor = 0;

  private constructor(url: string, table: string) {
    const token = randomBytes(32).toString("base64url");
    this.#socket = io(url, { auth: { protocol: PROTOCOL_VERSION, table, token }, transports: ["websocket"] });
    this.#socket.on("welcome", ({ frame }) => this.#see(frame));
    this.#socket.on("frame", (frame) => this.#see(frame));
  }

  static async sitDown(link: string, position: Position): Promise<Friend> {
    const { origin, pathname } = new URL(link);
    const friend = new Friend(origin, pathname.split("/").at(-1) ?? "");
    await new Promise((resolve) => friend.#socket.once("welcome", resolve));
    await friend.#tell({ type: "sit", position, name: `Friend ${position}` });
    return friend;
  }

  leave(): void {
    this.#socket.disconnect();
  }

  /** Whoever leaves does not wait for an answer. */
  async #tell(command: Command): Promise<void> {
    const expectedVersion = this.#frame?.version ?? 0;
    const message = { commandId: randomUUID(), expectedVersion, command };
    await this.#socket.emitWithAck("command", message).catch((error: unknown) => {
      if (this.#socket.connected) throw error;
    });
  }

  #see(frame: Frame): void {
    this.#frame = frame;
    const view = viewOf(frame);
    if (view?.phase === "ROUND_OVER" && view.round !== this.#readyFor) {
      this.#readyFor = view.round;
      void this.#tell({ type: "ready" });
    }
    void this.#answer();
  }

  async #answer(): Promise<void> {
    if (this.#isThinking || !this.#socket.connected || this.#wish() === null) return;
    this.#isThinking = true;
    await wait(isNewTrick(this.#frame) ? LOOKS_MS : THINKS_MS);
    const action = this.#wish();
    if (action !== null) await this.#tell({ type: "act", action });
    this.#isThinking = false;
    void this.#answer();
  }

  /** Never bids and always stays: the person who is measured plays every hand against three. */
  #wish(): GameDecision | null {
    const view = viewOf(this.#frame);
    const actions = view === null ? [] : buck.legalActions(view);
    const action = actions.find(isShy) ?? actions[0];
    return decision.safeParse(action).data ?? null;
  }
}

function isShy(action: buck.Action): boolean {
  if (action.type === "PLACE_BID") return action.amount === "PASS";
  return action.type === "FOLD_DECISION" && !action.folded;
}

function viewOf(frame: Frame | null): buck.View | null {
  return frame?.game?.game === "buck" ? frame.game.view : null;
}

function isNewTrick(frame: Frame | null): boolean {
  const view = viewOf(frame);
  return view?.phase === "PLAYING" && view.currentTrick.cards.length === 0;
}

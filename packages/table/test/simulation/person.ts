import type { Position } from "@buck/engine";
import type { Answer, Command, CommandMessage, Frame, Goodbye } from "@buck/protocol";
import { waitingFor } from "../kit/games.ts";
import { checkAnswer, checkFrame, isFinal } from "./checks.ts";
import type { Disk } from "./log.ts";
import type { Line, Parcel } from "./network.ts";

/** What somebody out on the network has to do with the world. */
export interface Outside {
  readonly disk: Disk;
  /** A new line to the table; null while the server is down. */
  readonly dial: (person: Person) => Line | null;
  readonly newCommandId: () => string;
  readonly after: (ms: number, callback: () => void) => void;
  /** They have a code to move their seat with. */
  readonly gotMoveCode: (person: Person, moveCode: string) => void;
}

const RETRY = 900;
const REDIAL = 700;

/** A client: shows what it is told, notices what it missed, and says everything until it is answered. */
export class Person {
  readonly name: string;
  readonly tokenHash: string;
  readonly #outside: Outside;
  readonly #unanswered = new Map<string, CommandMessage>();
  readonly #asked = new Map<string, CommandMessage>();
  readonly #answers = new Map<string, Answer>();
  #line: Line | null = null;
  #shown: Frame | null = null;
  #isFresh = true;
  /** Has been told to go and does not come back. */
  retired: Goodbye["reason"] | null = null;

  constructor(name: string, tokenHash: string, outside: Outside) {
    this.name = name;
    this.tokenHash = tokenHash;
    this.#outside = outside;
  }

  get shown(): Frame | null {
    return this.#line === null ? null : this.#shown;
  }

  get isConnected(): boolean {
    return this.#line !== null;
  }

  connect(): void {
    if (this.#line !== null || this.retired !== null) return;
    this.#isFresh = true;
    this.#line = this.#outside.dial(this);
    for (const message of this.#unanswered.values()) this.#line?.send(message);
  }

  disconnect(): void {
    this.#line?.cut();
    this.#line = null;
  }

  /** The server's end of this line is gone. */
  lost(line: Line): void {
    if (this.#line !== line) return;
    this.#line = null;
    this.#outside.after(REDIAL, () => this.connect());
  }

  waitsFor(type: Command["type"]): boolean {
    return [...this.#unanswered.values()].some(({ command }) => command.type === type);
  }

  ask(command: Command, expectedVersion = this.#shown?.version ?? 0): void {
    if (this.#line === null || this.#unanswered.size > 4) return;
    const commandId = this.#outside.newCommandId();
    const message: CommandMessage = { commandId, expectedVersion, command };
    this.#asked.set(commandId, message);
    this.#unanswered.set(commandId, message);
    this.#send(message);
  }

  /** The same message again until there is an answer, on whatever line there is then. */
  #send(message: CommandMessage): void {
    if (this.retired !== null || !this.#unanswered.has(message.commandId)) return;
    this.#line?.send(message);
    this.#outside.after(RETRY, () => this.#send(message));
  }

  resync(): void {
    this.#line?.askResync();
  }

  hear(line: Line, parcel: Parcel): void {
    if (this.#line !== line) return;
    switch (parcel.type) {
      case "welcome":
        return this.#see(parcel.welcome.frame, true);
      case "frame":
        return this.#see(parcel.frame, false);
      case "answer":
        return this.#hearAnswer(parcel.commandId, parcel.answer);
      case "goodbye":
        return this.#hearGoodbye(parcel.goodbye.reason);
      case "presence":
        return;
    }
  }

  #see(frame: Frame, isWelcome: boolean): void {
    const seen = this.#isFresh ? null : this.#shown;
    if (!isWelcome && (seen === null || frame.version > seen.version + 1)) return this.resync();
    if (seen !== null && frame.version < seen.version + (isWelcome ? 0 : 1)) return;
    checkFrame(this.#outside.disk, frame, this.tokenHash, isWelcome);
    this.#isFresh = false;
    this.#shown = frame;
  }

  #hearAnswer(commandId: string, answer: Answer): void {
    const message = this.#asked.get(commandId);
    if (message === undefined) throw new Error(`${this.name} never asked ${commandId}`);
    const before = this.#answers.get(commandId);
    checkAnswer(this.#outside.disk, { sender: this.tokenHash.slice(0, 16), message, answer, before });
    if (!isFinal(answer)) return;
    this.#answers.set(commandId, answer);
    if (before === undefined && answer.ok && answer.moveCode !== undefined) {
      this.#outside.gotMoveCode(this, answer.moveCode);
    }
    this.#unanswered.delete(commandId);
  }

  #hearGoodbye(reason: Goodbye["reason"]): void {
    this.#line = null;
    if (reason === "restarting" || reason === "removed") {
      this.#unanswered.clear();
      this.#outside.after(REDIAL, () => this.connect());
    } else {
      this.retired = reason;
    }
  }

  /** The seat whose decision the game waits for, if it is theirs and they have not decided. */
  get myTurn(): Position | null {
    const { game, you } = this.shown ?? { game: null, you: { position: null } };
    if (game === null || you.position === null || this.waitsFor("act")) return null;
    return waitingFor(game).includes(you.position) ? you.position : null;
  }

  /** Seats they could perhaps take, among them one they have left. */
  get freeSeats(): readonly Position[] {
    const seats = this.shown?.table.seats ?? [];
    return seats.filter((seat) => seat.kind !== "person" || seat.covered).map(({ position }) => position);
  }
}

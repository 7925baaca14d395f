import type { Position } from "@buck/engine";
import type { Answer, Command, Frame } from "@buck/protocol";
import { CODE, waitingFor } from "@buck/table/testing";
import type { Platform } from "../../src/platform.ts";
import { connectOver } from "../../src/connection.ts";
import type { ClientState, Ending, TableClient } from "../../src/tableClient.ts";
import type { ConnectionListener, Transport } from "../../src/transport.ts";
import { checkChat, checkGivenUp, checkShown } from "./checks.ts";
import type { Disk } from "./log.ts";
import type { BadConnection } from "./network.ts";
import { DeviceSignals } from "../deviceSignals.ts";
import type { Tap } from "./tap.ts";

/** What somebody with a device has to do with the world. */
export interface Outside {
  readonly disk: Disk;
  readonly tap: Tap;
  readonly clock: Platform["clock"];
  readonly random: Platform["random"];
  readonly dial: (listener: ConnectionListener) => BadConnection;
  readonly guard: (action: () => void) => void;
  /** They have a code to move their seat with. */
  readonly gotMoveCode: (moveCode: string) => void;
}

/** Endings after which people come back; after the others they stay away. */
const COME_BACK: ReadonlySet<Ending> = new Set(["removed"]);
const REOPEN = 700;
const MOST_WAITING = 5;

/** How the table tells one sender's commands from another's. */
export function senderOf(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

/** Somebody at a device with a client. Everything the client shows is checked. */
export class Person {
  readonly name: string;
  readonly tokenHash: string;
  readonly signals = new DeviceSignals();
  readonly client: TableClient;
  readonly #outside: Outside;
  readonly #waiting = new Set<Command>();
  line: BadConnection | null = null;

  constructor(name: string, tokenHash: string, outside: Outside) {
    this.name = name;
    this.tokenHash = tokenHash;
    this.#outside = outside;
    const { clock, random, guard } = outside;
    const storage = { get: () => null, set: () => {}, remove: () => {} };
    const transport: Transport = {
      dial: (listener) => {
        this.line = outside.dial(listener);
        return this.line;
      },
    };
    const platform = { clock, random, signals: this.signals, storage };
    this.client = connectOver(transport, { code: CODE, platform });
    this.client.store.subscribe((state, before) => guard(() => this.#see(state, before)));
  }

  get state(): ClientState {
    return this.client.store.getState();
  }

  /** What they can act on: nothing while they wait for a connection. */
  get shown(): Frame | null {
    return this.state.connection === "online" && this.state.ending === null ? this.state.frame : null;
  }

  /** Has been told to go and does not come back. */
  get isRetired(): boolean {
    return this.state.ending !== null && !COME_BACK.has(this.state.ending);
  }

  waitsFor(type: Command["type"]): boolean {
    return [...this.#waiting].some((command) => command.type === type);
  }

  ask(command: Command): void {
    if (this.#waiting.size >= MOST_WAITING) return;
    const since = this.#outside.clock.monotonic();
    this.#waiting.add(command);
    void this.client.send(command).then((answer) => {
      this.#waiting.delete(command);
      return this.#outside.guard(() => this.#heard(command, answer, since));
    });
  }

  #heard(command: Command, answer: Answer, since: number): void {
    if (!answer.ok && answer.code === "NO_CONNECTION") {
      return checkGivenUp(this.state, this.#outside.clock.monotonic() - since);
    }
    this.#outside.tap.heard(senderOf(this.tokenHash), command, answer);
    if (answer.ok && answer.moveCode !== undefined) this.#outside.gotMoveCode(answer.moveCode);
  }

  #see(state: ClientState, before: ClientState): void {
    const { disk } = this.#outside;
    if (state.frame !== before.frame) checkShown(disk, state, before, this.tokenHash);
    if (state.frame !== before.frame || state.chat !== before.chat) checkChat(disk, state, this.tokenHash);
    if (state.ending !== null && state.ending !== before.ending && COME_BACK.has(state.ending)) {
      this.#outside.clock.after(REOPEN, () => this.client.reopen());
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

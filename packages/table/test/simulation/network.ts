import type { Answer, CommandMessage, Frame, Goodbye, Presence, Welcome } from "@buck/protocol";
import type { Connection, Session, Table } from "../../src/index.ts";
import type { SimClock } from "../kit/clock.ts";
import { chance } from "../kit/random.ts";
import type { Dice } from "../kit/random.ts";

/** How bad the network is, in percent and milliseconds. */
export interface Weather {
  readonly dropped: number;
  readonly doubled: number;
  readonly slowest: number;
}

export const STORM: Weather = { dropped: 4, doubled: 5, slowest: 250 };
export const CALM: Weather = { dropped: 0, doubled: 0, slowest: 1 };

/** Everything that comes down a line. */
export type Parcel =
  | { readonly type: "welcome"; readonly welcome: Welcome }
  | { readonly type: "frame"; readonly frame: Frame }
  | { readonly type: "presence"; readonly presence: Presence }
  | { readonly type: "goodbye"; readonly goodbye: Goodbye }
  | { readonly type: "answer"; readonly commandId: string; readonly answer: Answer };

export interface Ends {
  readonly clock: SimClock;
  readonly roll: Dice;
  readonly weather: () => Weather;
  readonly hear: (parcel: Parcel) => void;
  /** The server's end is closed: by a goodbye, or because the process is gone. */
  readonly closed: () => void;
  /** The line carries nothing any more; did it ever reach the table? */
  readonly over: (wasConnected: boolean) => void;
  /** A command was handed to a table that did not survive it. */
  readonly failed: (error: unknown) => void;
}

/** One connection over a network that delays, doubles, reorders and loses what it carries. */
export class Line implements Connection {
  readonly tokenHash: string;
  readonly #ends: Ends;
  #session: Session | null = null;
  #isOpen = true;

  constructor(tokenHash: string, ends: Ends) {
    this.tokenHash = tokenHash;
    this.#ends = ends;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isConnected(): boolean {
    return this.#isOpen && this.#session !== null;
  }

  connect(table: Table): void {
    this.#session = table.connect(this);
  }

  /** The person's end goes away; the table notices a little later. */
  cut(): void {
    this.#close();
    this.#ends.clock.after(this.#delay(), () => this.#session?.disconnect());
  }

  /** The server's end goes away without a word. */
  lose(): void {
    this.#close();
    this.#session = null;
    this.#ends.clock.after(this.#delay(), () => this.#ends.closed());
  }

  send(message: CommandMessage): void {
    this.#carry(() => {
      this.#session?.command(message).then(
        (answer) => this.#down({ type: "answer", commandId: message.commandId, answer }),
        (error: unknown) => this.#ends.failed(error),
      );
    });
  }

  askResync(): void {
    this.#carry(() => {
      if (this.#session !== null) this.#down({ type: "welcome", welcome: this.#session.resync() });
    });
  }

  welcome(welcome: Welcome): void {
    this.#down({ type: "welcome", welcome });
  }
  frame(frame: Frame): void {
    this.#down({ type: "frame", frame });
  }
  presence(presence: Presence): void {
    this.#down({ type: "presence", presence });
  }
  goodbye(goodbye: Goodbye): void {
    this.#ends.clock.after(0, () => {
      if (!this.#isOpen) return;
      this.#close();
      this.#ends.hear({ type: "goodbye", goodbye });
    });
  }

  #close(): void {
    this.#isOpen = false;
    this.#ends.over(this.#session !== null);
  }

  #down(parcel: Parcel): void {
    this.#carry(() => this.#ends.hear(parcel));
  }

  #carry(deliver: () => void): void {
    const { roll, weather, clock } = this.#ends;
    const { dropped, doubled } = weather();
    const copies = chance(roll, dropped) ? 0 : chance(roll, doubled) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      clock.after(this.#delay(), () => {
        if (this.#isOpen) deliver();
      });
    }
  }

  #delay(): number {
    const { roll, weather } = this.#ends;
    return 1 + roll(weather().slowest);
  }
}

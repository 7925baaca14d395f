import type { Clock } from "@buck/authority";
import { chance } from "@buck/authority/testing";
import type { Dice } from "@buck/authority/testing";
import type {
  Answer,
  CommandMessage,
  Frame,
  Goodbye,
  OwnUpdate,
  Presence,
  SharedUpdate,
  Welcome,
} from "@buck/protocol";
import type { Connection, Inbound, Table } from "@buck/table";
import type { ConnectionListener, OpenConnection } from "../../src/transport.ts";

/** How bad the network is, in percent and milliseconds. */
export interface Weather {
  readonly dropped: number;
  readonly doubled: number;
  readonly slowest: number;
}

export const STORM: Weather = { dropped: 4, doubled: 5, slowest: 250 };
export const CALM: Weather = { dropped: 0, doubled: 0, slowest: 1 };

/** How long it takes until both ends of a dead line have noticed. */
const HEARTBEAT = 12_000;

export interface Network {
  readonly clock: Clock;
  readonly roll: Dice;
  readonly weather: () => Weather;
  /** Whole frames, and no updates. */
  readonly carriesFrames: boolean;
  readonly asked: (message: CommandMessage) => void;
  /** The table gave this answer, whether it arrives or not. */
  readonly answered: (message: CommandMessage, answer: Answer) => void;
  /** The table speaks on the line no more; had it spoken before? */
  readonly over: (wasConnected: boolean) => void;
  /** A command was handed to a table that did not survive it. */
  readonly failed: (error: unknown) => void;
}

/** One line over a network that delays, doubles, reorders and loses what it carries. */
export class BadConnection implements OpenConnection, Connection {
  readonly tokenHash: string;
  /** Left out on a line that carries whole frames. */
  readonly update?: (shared: SharedUpdate, own?: OwnUpdate) => void;
  readonly #listener: ConnectionListener;
  readonly #network: Network;
  #inbound: Inbound | null = null;
  #isOpen = true;
  #isDismissed = false;

  constructor(tokenHash: string, listener: ConnectionListener, network: Network) {
    this.tokenHash = tokenHash;
    this.#listener = listener;
    this.#network = network;
    if (network.carriesFrames) return;
    this.update = (shared, own) => this.#carry(() => listener.update({ shared, own }));
  }

  get isConnected(): boolean {
    return this.#isOpen && this.#inbound !== null && !this.#isDismissed;
  }

  /** The table that is there when the call arrives takes it; sometimes the call never arrives. */
  connect(tableNow: () => Table | null): void {
    this.#carry(() => {
      const table = tableNow();
      if (table === null) return this.#refuse();
      if (this.#inbound === null) this.#inbound = table.connect(this);
    });
  }

  #refuse(): void {
    this.#close();
    this.#later(() => this.#listener.refused("nobody there"));
  }

  /** The line breaks, and both ends notice a little later. */
  cut(): void {
    this.#close();
    this.#later(() => this.#listener.closed());
    this.#later(() => this.#inbound?.disconnect());
  }

  /** The line carries nothing any more, and neither end knows it for a while. */
  die(): void {
    const { clock, roll } = this.#network;
    this.#close();
    clock.after(roll(HEARTBEAT), () => this.#listener.closed());
    clock.after(roll(HEARTBEAT), () => this.#inbound?.disconnect());
  }

  /** The server's end goes away without a word. */
  lose(): void {
    this.#close();
    this.#inbound = null;
    this.#later(() => this.#listener.closed());
  }

  hangUp(): void {
    this.#close();
    this.#later(() => this.#inbound?.disconnect());
  }

  command(message: CommandMessage): Promise<Answer> {
    this.#network.asked(message);
    return new Promise((resolve) => {
      this.#carry(() => {
        this.#inbound?.command(message).then(
          (answer) => {
            this.#network.answered(message, answer);
            return this.#carry(() => resolve(answer));
          },
          (error: unknown) => this.#network.failed(error),
        );
      });
    });
  }

  resync(): void {
    this.#carry(() => {
      if (this.#inbound !== null) this.welcome(this.#inbound.resync());
    });
  }

  welcome(welcome: Welcome): void {
    this.#carry(() => this.#listener.welcome(welcome));
  }
  frame(frame: Frame): void {
    this.#carry(() => this.#listener.frame(frame));
  }
  presence(presence: Presence): void {
    this.#carry(() => this.#listener.presence(presence));
  }
  goodbye(goodbye: Goodbye): void {
    this.#isDismissed = true;
    this.#network.over(true);
    this.#later(() => {
      if (!this.#isOpen) return;
      this.#isOpen = false;
      this.#listener.goodbye(goodbye);
      this.#listener.closed();
    });
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    if (!this.#isDismissed) this.#network.over(this.#inbound !== null);
  }

  #carry(deliver: () => void): void {
    const { roll, weather } = this.#network;
    const { dropped, doubled } = weather();
    const copies = chance(roll, dropped) ? 0 : chance(roll, doubled) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) {
      this.#later(() => {
        if (this.#isOpen) deliver();
      });
    }
  }

  #later(callback: () => void): void {
    const { clock, roll, weather } = this.#network;
    clock.after(1 + roll(weather().slowest), callback);
  }
}

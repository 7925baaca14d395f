import type { VirtualClock } from "@buck/authority";
import type { Command, Frame } from "@buck/protocol";
import type { PersonSession } from "../../src/tables/tables.ts";
import type { SimulatedNode } from "./simulatedNode.ts";

interface Message {
  readonly commandId: string;
  readonly expectedVersion: number;
  readonly command: Command;
}

export interface PersonOptions {
  readonly name: string;
  readonly table: string;
  readonly tokenHash: string;
  readonly clock: VirtualClock;
  /** The node of that name, or some node, as a balancer would choose it. */
  readonly reach: (name: string | null) => SimulatedNode | null;
}

const GIVE_UP_MS = 4000;
const COME_BACK_MS = 300;

/** Somebody who wants an answer to everything they say, at whatever node. */
export class Person {
  /** What was granted, with the version it was granted at. */
  readonly granted = new Map<string, number>();
  readonly refused = new Set<string>();
  /** The newest version they were shown. */
  seen = 0;
  readonly #options: PersonOptions;
  #session: PersonSession | null = null;
  #node: SimulatedNode | null = null;
  #pending: Message | null = null;
  #visit = 0;
  /** Where the table is, as they were told. */
  #sentTo: string | null = null;
  #serial = 0;

  constructor(options: PersonOptions) {
    this.#options = options;
    this.#come();
  }

  /** At the table, with an answer to everything. */
  get isContent(): boolean {
    return this.#pending === null && this.#session !== null;
  }

  say(command: Command): void {
    if (this.#pending !== null) return;
    this.#serial += 1;
    const commandId = `${this.#options.name}-command-${this.#serial}`;
    this.#pending = { commandId, expectedVersion: this.seen, command };
    this.#send();
  }

  #come(): void {
    const { clock, reach } = this.#options;
    this.#visit += 1;
    const visit = this.#visit;
    const node = reach(this.#sentTo);
    this.#sentTo = null;
    clock.after(GIVE_UP_MS + COME_BACK_MS, () => {
      if (visit === this.#visit && this.#session === null) this.#come();
    });
    if (node === null) return this.#comeLater(visit);
    node.clock.run(() => void this.#open(node, visit).catch(() => this.#comeLater(visit)));
  }

  async #open(node: SimulatedNode, visit: number): Promise<void> {
    const opened = await node.tables.open(this.#options.table);
    if (visit !== this.#visit) return;
    if (opened.ok) return this.#enter(opened.table.connect(this.#connection(node, visit)), node, visit);
    if (opened.error === "ELSEWHERE") this.#sentTo = opened.node;
    this.#comeLater(visit);
  }

  #enter(session: PersonSession, node: SimulatedNode, visit: number): void {
    if (visit !== this.#visit) return session.disconnect();
    this.#session = session;
    this.#node = node;
    this.#send();
  }

  #comeLater(visit: number): void {
    if (visit !== this.#visit) return;
    this.#visit += 1;
    const later = this.#visit;
    const left = this.#session;
    this.#session = null;
    this.#node?.clock.run(() => left?.disconnect());
    this.#options.clock.after(COME_BACK_MS, () => later === this.#visit && this.#come());
  }

  #send(): void {
    const [message, session, visit] = [this.#pending, this.#session, this.#visit];
    if (message === null || session === null) return;
    this.#node?.clock.run(() => {
      session.command(message).then(
        (answer) => this.#node?.clock.run(() => visit === this.#visit && this.#hear(message, answer)),
        () => {},
      );
    });
    this.#options.clock.after(GIVE_UP_MS, () => {
      if (this.#pending === message) this.#comeLater(visit);
    });
  }

  #hear({ commandId }: Message, answer: { readonly ok: boolean; readonly version: number }): void {
    if (this.#pending?.commandId !== commandId) return;
    this.#pending = null;
    if (answer.ok) this.granted.set(commandId, answer.version);
    else this.refused.add(commandId);
  }

  #connection(node: SimulatedNode, visit: number) {
    const shown = ({ version }: Frame) => {
      node.speaks();
      this.seen = Math.max(this.seen, version);
    };
    return {
      tokenHash: this.#options.tokenHash,
      rateLimitKey: this.#options.name,
      welcome: ({ frame }: { readonly frame: Frame }) => shown(frame),
      frame: shown,
      presence: () => {},
      goodbye: () => this.#comeLater(visit),
    };
  }
}

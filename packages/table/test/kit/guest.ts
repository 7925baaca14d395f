import type { buck, euchre, Position } from "@buck/engine";
import type { Answer, Command, Frame, Goodbye, Presence, Welcome } from "@buck/protocol";
import type { Connection, Inbound, Table } from "../../src/index.ts";
import { buckIn, euchreIn } from "./games.ts";

export type Heard =
  | { readonly type: "welcome"; readonly welcome: Welcome }
  | { readonly type: "frame"; readonly frame: Frame }
  | { readonly type: "presence"; readonly presence: Presence }
  | { readonly type: "goodbye"; readonly goodbye: Goodbye };

let commands = 0;

/** Somebody in a test: hears everything at once, and says what the test says. */
export class Guest implements Connection {
  readonly heard: Heard[] = [];
  readonly tokenHash: string | null;
  #inbound: Inbound | null = null;

  constructor(tokenHash: string | null) {
    this.tokenHash = tokenHash;
  }

  welcome(welcome: Welcome): void {
    this.heard.push({ type: "welcome", welcome });
  }
  frame(frame: Frame): void {
    this.heard.push({ type: "frame", frame });
  }
  presence(presence: Presence): void {
    this.heard.push({ type: "presence", presence });
  }
  goodbye(goodbye: Goodbye): void {
    this.heard.push({ type: "goodbye", goodbye });
  }

  connect(table: Table): this {
    this.#inbound = table.connect(this);
    return this;
  }

  disconnect(): void {
    this.inbound.disconnect();
  }

  get inbound(): Inbound {
    if (this.#inbound === null) throw new Error("This guest is not connected");
    return this.#inbound;
  }

  /** The newest frame, whether it came alone or in a welcome. */
  get now(): Frame {
    const last = this.heard.findLast(({ type }) => type === "frame" || type === "welcome");
    if (last?.type === "frame") return last.frame;
    if (last?.type === "welcome") return last.welcome.frame;
    throw new Error("This guest has not heard anything");
  }

  /** The newest welcome. */
  get welcomed(): Welcome {
    const last = this.heard.findLast(({ type }) => type === "welcome");
    if (last?.type !== "welcome") throw new Error("This guest was not welcomed");
    return last.welcome;
  }

  /** Buck Euchre as they see it now. */
  get buck(): buck.View {
    return buckIn(this.now);
  }

  /** Classic Euchre as they see it now. */
  get euchre(): euchre.View {
    return euchreIn(this.now);
  }

  get farewell(): Goodbye["reason"] | null {
    const last = this.heard.at(-1);
    return last?.type === "goodbye" ? last.goodbye.reason : null;
  }

  get here(): readonly Position[] {
    return this.lastPresence.here;
  }

  get lastPresence(): Presence {
    const all = this.heard.flatMap((heard) => {
      if (heard.type === "welcome") return [heard.welcome.presence];
      return heard.type === "presence" ? [heard.presence] : [];
    });
    return all.at(-1) ?? { here: [], watchers: 0, watcherNames: [] };
  }

  ask(command: Command, { id = freshId(), version = this.now.version } = {}): Promise<Answer> {
    return this.inbound.command({ commandId: id, expectedVersion: version, command });
  }

  /** `ok`, or the code of the refusal. */
  async code(command: Command, options: { id?: string; version?: number } = {}): Promise<string> {
    const answer = await this.ask(command, options);
    return answer.ok ? "ok" : answer.code;
  }
}

/** Somebody by name: the name is also their token. */
export function guest(name: string | null): Guest {
  return new Guest(name === null ? null : hashOf(name));
}

function freshId(): string {
  commands += 1;
  return `command-${commands}`;
}

/** What the transport would have made of a token. */
export function hashOf(name: string): string {
  return Buffer.from(name).toString("hex").padEnd(64, "0");
}

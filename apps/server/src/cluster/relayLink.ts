import type { Answer, Code, Goodbye, Welcome } from "@buck/protocol";
import { TableLost, type PublicFacts } from "@buck/table";
import { z } from "zod";
import { toGateway, type Channel, type ToOwner } from "./linkMessages.ts";
import type { PersonConnection, ReachableTable, PersonSession } from "../tables/reachableTable.ts";

/** What a node tells about a table to those who do not sit at it. */
export interface TableGlance {
  readonly hasSeat: boolean;
  readonly facts: PublicFacts;
}

export interface RelayLinkListener {
  /** For the metrics: from a question to its answer. */
  readonly onHop?: (ms: number) => void;
  readonly onClosed?: () => void;
}

/** What a table answers is passed on as it is: only those who asked need to understand it. */
function opaque<Value>() {
  return z.nullable(z.custom<Value>((value) => typeof value === "object"));
}
const answerShape = opaque<Answer>();
const welcomeShape = opaque<Welcome>();
const lookShape = opaque<TableGlance>();

function must<Value>(value: Value | null): Value {
  if (value === null) throw new TableLost("the table's node does not answer");
  return value;
}

const RESTARTING: Goodbye = { reason: "restarting" };

/** The way to the tables of one other node. Nothing is kept or sent again: who loses it comes back by themselves. */
export class RelayLink {
  readonly #channel: Channel<ToOwner>;
  readonly #listener: RelayLinkListener;
  readonly #lines = new Map<number, PersonConnection>();
  readonly #questions = new Map<number, (value: unknown) => void>();
  #serial = 0;
  #isClosed = false;

  constructor(channel: Channel<ToOwner>, listener: RelayLinkListener = {}) {
    this.#channel = channel;
    this.#listener = listener;
    channel.listen({ onMessage: (message) => this.#hear(message), onClosed: () => this.#closed() });
  }

  /** People who are connected here and sit there. */
  get lines(): number {
    return this.#lines.size;
  }

  /** Says goodbye to everybody whose table is there. */
  close(): void {
    this.#channel.close();
    this.#closed();
  }

  table(code: Code): ReachableTable {
    const look = async (tokenHash: string | null) =>
      lookShape.parse(await this.#ask((ask) => ({ type: "look", ask, table: code, tokenHash })));
    return {
      code,
      connect: (connection) => this.#connect(code, connection),
      hasSeat: async (tokenHash) => (await look(tokenHash))?.hasSeat ?? false,
      publicFacts: async () => (await look(null))?.facts ?? null,
    };
  }

  #connect(table: Code, connection: PersonConnection): PersonSession {
    this.#serial += 1;
    const line = this.#serial;
    if (this.#isClosed) connection.goodbye(RESTARTING);
    else this.#lines.set(line, connection);
    const { tokenHash, wantsFrames, rateLimitKey } = connection;
    this.#send({ type: "open", line, table, tokenHash, wantsFrames, rateLimitKey });
    return {
      command: async (message) =>
        must(answerShape.parse(await this.#ask((ask) => ({ type: "command", line, ask, message })))),
      resync: async () => must(welcomeShape.parse(await this.#ask((ask) => ({ type: "resync", line, ask })))),
      disconnect: () => {
        this.#lines.delete(line);
        this.#send({ type: "close", line });
      },
    };
  }

  #send(message: ToOwner): void {
    if (!this.#isClosed) this.#channel.send(message);
  }

  /** What the other node answers is what its own table would have answered here. */
  async #ask(question: (ask: number) => ToOwner): Promise<unknown> {
    if (this.#isClosed) return null;
    this.#serial += 1;
    const ask = this.#serial;
    const start = performance.now();
    const answered = new Promise<unknown>((resolve) => this.#questions.set(ask, resolve));
    this.#channel.send(question(ask));
    const value = await answered;
    this.#listener.onHop?.(performance.now() - start);
    return value;
  }

  #hear(message: unknown): void {
    const { success, data } = toGateway.safeParse(message);
    if (!success) return;
    if (data.type === "packet") {
      for (const line of data.lines) this.#lines.get(line)?.packet(data.text);
    } else if (data.type === "goodbye") {
      const connection = this.#lines.get(data.line);
      this.#lines.delete(data.line);
      connection?.goodbye(data.goodbye);
    } else {
      this.#questions.get(data.ask)?.(data.value);
      this.#questions.delete(data.ask);
    }
  }

  #closed(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const answer of this.#questions.values()) answer(null);
    this.#questions.clear();
    for (const connection of this.#lines.values()) connection.goodbye(RESTARTING);
    this.#lines.clear();
    this.#listener.onClosed?.();
  }
}

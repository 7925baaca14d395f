import type { Answer, Welcome } from "@buck/protocol";
import { TableLost, type Connection } from "@buck/table";
import { eventPacket, updatePacket } from "../sockets/updatePacket.ts";
import type { Tables } from "../tables/tables.ts";
import { toOwner, type Channel, type ToGateway, type ToOwner } from "./linkMessages.ts";
import type { PersonConnection, PersonSession } from "../tables/reachableTable.ts";
import type { TableGlance } from "./relayLink.ts";

export interface RelayHostOptions {
  readonly tables: Tables;
  readonly onError: (error: unknown) => void;
}

type Open = Extract<ToOwner, { readonly type: "open" }>;

interface Line {
  readonly open: Open;
  /** Null when the table is not here. */
  readonly session: Promise<PersonSession | null>;
}

/** Serves the people who are connected to one other node, and whose tables are here. */
export function hostRelay(channel: Channel<ToGateway>, options: RelayHostOptions): void {
  const host = new RelayHost(channel, options);
  channel.listen({
    onMessage: (message) => {
      const { success, data } = toOwner.safeParse(message);
      if (success) host.hear(data);
    },
    onClosed: () => host.closeAll(),
  });
}

class RelayHost {
  readonly #channel: Channel<ToGateway>;
  readonly #options: RelayHostOptions;
  readonly #lines = new Map<number, Line>();

  constructor(channel: Channel<ToGateway>, options: RelayHostOptions) {
    this.#channel = channel;
    this.#options = options;
  }

  hear(message: ToOwner): void {
    switch (message.type) {
      case "open":
        // Known at once: what is said next on this line waits for it.
        this.#lines.set(message.line, { open: message, session: this.#connect(message) });
        return;
      case "command":
        return this.#answer(message.ask, this.#command(message.line, message.message));
      case "resync":
        return this.#answer(message.ask, this.#resync(message.line));
      case "look":
        return this.#answer(message.ask, this.#look(message.table, message.tokenHash));
      case "close":
        void this.#close(message.line);
    }
  }

  closeAll(): void {
    for (const line of this.#lines.keys()) void this.#close(line);
  }

  /** A table that is not here any more is found by those who come back. */
  async #connect(open: Open): Promise<PersonSession | null> {
    const { tables, onError } = this.#options;
    try {
      const opened = await tables.openHere(open.table);
      if (opened.ok && this.#lines.has(open.line)) {
        return opened.table.connect(lineConnection(this.#channel, open));
      }
    } catch (error) {
      onError(error);
    }
    this.#channel.send({ type: "goodbye", line: open.line, goodbye: { reason: "restarting" } });
    return null;
  }

  async #close(line: number): Promise<void> {
    const closing = this.#lines.get(line);
    this.#lines.delete(line);
    (await closing?.session)?.disconnect();
  }

  async #command(line: number, message: unknown): Promise<Answer | null> {
    const session = await this.#lines.get(line)?.session;
    return session?.command(message) ?? null;
  }

  async #resync(line: number): Promise<Welcome | null> {
    const session = await this.#lines.get(line)?.session;
    return session?.resync() ?? null;
  }

  async #look(table: string, tokenHash: string | null): Promise<TableGlance | null> {
    const opened = await this.#options.tables.openHere(table);
    if (!opened.ok) return null;
    const facts = await opened.table.publicFacts();
    return facts && { hasSeat: await opened.table.hasSeat(tokenHash), facts };
  }

  #answer(ask: number, work: Promise<unknown>): void {
    const { onError } = this.#options;
    work
      .catch((error: unknown) => {
        if (!(error instanceof TableLost)) onError(error);
        return null;
      })
      .then((value) => this.#channel.send({ type: "answer", ask, value }))
      .catch(onError);
  }
}

/** Somebody at another node: what the table says is encoded here, once for all who are told the same. */
function lineConnection(channel: Channel<ToGateway>, open: Open): PersonConnection {
  const { line, tokenHash, wantsFrames, rateLimitKey } = open;
  const packet = (text: string) => channel.send({ type: "packet", lines: [line], text });
  const update: Connection["update"] = (shared, own) => packet(updatePacket(shared, own));
  return {
    tokenHash,
    wantsFrames,
    rateLimitKey,
    packet,
    welcome: (welcome) => packet(eventPacket("welcome", welcome)),
    frame: (frame) => packet(eventPacket("frame", frame)),
    ...(!wantsFrames && { update }),
    presence: (presence) => packet(eventPacket("presence", presence)),
    goodbye: (goodbye) => channel.send({ type: "goodbye", line, goodbye }),
  };
}

import type { Code } from "@buck/protocol";
import { io, type Socket } from "socket.io-client";
import { WRONG_SECRET, type Channel, type ToOwner } from "./linkMessages.ts";
import { betweenPromises, eachOf, inBatches } from "./linkBatches.ts";
import { closeWhenBehind } from "./linkQueue.ts";
import { textParser } from "../sockets/textEncoder.ts";
import type { ReachableTable } from "../tables/reachableTable.ts";
import { RelayLink } from "./relayLink.ts";
import type { SecretSeen } from "./secretReports.ts";

export interface PeersOptions {
  readonly secret: string;
  readonly onSecret?: (seen: SecretSeen) => void;
  readonly onHop?: (ms: number) => void;
}

const CONNECT_MS = 1000;

/** Links to other nodes, one to each, opened when somebody's table is there. */
export class Peers {
  readonly #options: PeersOptions;
  readonly #links = new Map<string, Promise<RelayLink | null>>();
  readonly #open = new Set<RelayLink>();

  constructor(options: PeersOptions) {
    this.#options = options;
  }

  /** People who are connected here and whose tables are elsewhere. */
  get lines(): number {
    return [...this.#open].reduce((sum, link) => sum + link.lines, 0);
  }

  async reach(url: string, code: Code): Promise<ReachableTable | null> {
    const link = this.#links.get(url) ?? this.#link(url);
    this.#links.set(url, link);
    return (await link)?.table(code) ?? null;
  }

  stop(): void {
    for (const link of this.#open) link.close();
  }

  async #link(url: string): Promise<RelayLink | null> {
    const socket = io(url, {
      auth: { secret: this.#options.secret },
      transports: ["websocket"],
      reconnection: false,
      forceNew: true,
      parser: textParser,
      timeout: CONNECT_MS,
    });
    const attempt = await attemptOf(socket);
    if (attempt !== "unreachable") {
      this.#options.onSecret?.({ other: url, isSame: attempt === "connected" });
    }
    if (attempt !== "connected") {
      socket.close();
      this.#links.delete(url);
      return null;
    }
    const link = new RelayLink(channelOf(socket), {
      ...this.#options,
      onClosed: () => {
        this.#links.delete(url);
        this.#open.delete(link);
      },
    });
    this.#open.add(link);
    return link;
  }
}

type Attempt = "connected" | "wrongSecret" | "unreachable";

function attemptOf(socket: Socket): Promise<Attempt> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("unreachable"), CONNECT_MS);
    const settle = (attempt: Attempt) => {
      clearTimeout(timer);
      resolve(attempt);
    };
    socket.once("connect", () => settle("connected"));
    socket.once("connect_error", ({ message }) =>
      settle(message === WRONG_SECRET ? "wrongSecret" : "unreachable"),
    );
  });
}

function channelOf(socket: Socket): Channel<ToOwner> {
  const batches = inBatches<ToOwner>((messages) => void socket.emit("said", messages));
  closeWhenBehind(socket.io.engine, () => void socket.disconnect());
  return {
    send: (message) => batches.add(message),
    listen: ({ onMessage, onClosed }) => {
      socket.on(
        "said",
        betweenPromises((batch: unknown) => eachOf(batch, onMessage)),
      );
      socket.once("disconnect", betweenPromises(onClosed));
    },
    close: () => {
      batches.flush();
      socket.disconnect();
    },
  };
}

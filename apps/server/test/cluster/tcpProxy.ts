import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * `open` passes everything on. `mute` lets requests pass and drops the answers. `late` holds requests back until the
 * mode changes. `closed` lets nobody through.
 */
export type ProxyMode = "open" | "mute" | "late" | "closed";

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  readonly port: number;
  readonly held: Buffer[];
}

const LOOK_AGAIN_MS = 10;
const UPGRADE = /^upgrade: websocket/im;

export interface TcpProxyOptions {
  /** The address from which it connects. */
  readonly from?: string;
  /** Some networks let no WebSocket through. */
  readonly stopsWebSockets?: boolean;
}

/** A piece of network between two programs, which a test can disturb. */
export class TcpProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #target: () => number | null;
  readonly #options: TcpProxyOptions;
  readonly #pairs = new Set<Pair>();
  #mode: ProxyMode = "open";

  private constructor(
    server: Server,
    port: number,
    { target, ...options }: TcpProxyOptions & { readonly target: () => number | null },
  ) {
    this.#server = server;
    this.port = port;
    this.#target = target;
    this.#options = options;
    server.on("connection", (near) => this.#connect(near));
  }

  /** `target` says where each connection goes; null for nowhere. */
  static async open(target: () => number | null, options: TcpProxyOptions = {}): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    return new TcpProxy(server, port, { ...options, target });
  }

  get mode(): ProxyMode {
    return this.#mode;
  }

  set mode(mode: ProxyMode) {
    this.#mode = mode;
    for (const pair of this.#pairs) {
      if (mode === "closed") this.#cut(pair);
      else if (mode === "open") this.#flush(pair);
    }
  }

  /** Cuts the connections that there are; all, or those to one port. */
  cut(port?: number): void {
    for (const pair of this.#pairs) if (port === undefined || pair.port === port) this.#cut(pair);
  }

  /** Whether a request with these words is held back. */
  holds(words: string): boolean {
    return [...this.#pairs].some(({ held }) => Buffer.concat(held).includes(words));
  }

  /** Resolves once whoever sent a request with these words, which is held back, has hung up. */
  async hungUp(words: string): Promise<void> {
    const isHeld = (pair: Pair) => hasHungUp(pair) && Buffer.concat(pair.held).includes(words);
    while (![...this.#pairs].some(isHeld)) await wait(LOOK_AGAIN_MS);
  }

  /** Lets everything pass that was held back; resolves when all of it that nobody waits for any more is done. */
  async passOn(): Promise<void> {
    const done = [...this.#pairs].filter(hasHungUp).map(({ far }) => once(far, "close"));
    this.mode = "open";
    await Promise.all(done);
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #connect(near: Socket): void {
    const port = this.#target();
    if (port === null || this.#mode === "closed") return void near.destroy();
    const { from, stopsWebSockets = false } = this.#options;
    const localAddress = from === undefined ? {} : { localAddress: from };
    const far = connect({ port, host: "127.0.0.1", allowHalfOpen: true, ...localAddress });
    const pair: Pair = { near, far, port, held: [] };
    this.#pairs.add(pair);
    near.on("data", (data) => {
      if (stopsWebSockets && UPGRADE.test(String(data))) this.#cut(pair);
      else if (this.#mode === "late") pair.held.push(data);
      else far.write(data);
    });
    far.on("data", (data) => void (this.#mode === "mute" || near.destroyed || near.write(data)));
    far.on("end", () => near.end());
    near.on("end", () => void (pair.held.length === 0 && far.end()));
    for (const socket of [near, far]) socket.on("error", () => {});
    far.on("close", () => this.#cut(pair));
    // Who hung up while their request was held back has asked all the same.
    near.on("close", () => void (this.#mode !== "late" && this.#cut(pair)));
  }

  #flush(pair: Pair): void {
    for (const data of pair.held.splice(0)) pair.far.write(data);
    if (hasHungUp(pair)) pair.far.end();
  }

  #cut(pair: Pair): void {
    this.#pairs.delete(pair);
    pair.near.destroy();
    pair.far.destroy();
  }
}

/** Nobody waits for an answer any more. */
function hasHungUp({ near }: Pair): boolean {
  return near.destroyed || near.readableEnded;
}

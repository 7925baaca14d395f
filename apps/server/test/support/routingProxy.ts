import { once } from "node:events";
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";

/** A server as a balancer knows it. */
export interface RoutedNode {
  readonly name: string;
  readonly port: number;
  readonly isUp: boolean;
}

export interface RoutingProxyOptions {
  readonly nodes: readonly RoutedNode[];
  readonly random: (below: number) => number;
  /** A balancer that was set up wrongly. */
  readonly ignoresNode?: boolean;
}

interface Line {
  readonly near: Duplex;
  readonly far: Socket;
  readonly port: number;
}

/** What a balancer does: `?node=b` goes to server b, everything else to any server that is up. */
export class RoutingProxy {
  readonly port: number;
  readonly #server: Server;
  readonly #options: RoutingProxyOptions;
  readonly #lines = new Set<Line>();

  private constructor(server: Server, port: number, options: RoutingProxyOptions) {
    this.#server = server;
    this.port = port;
    this.#options = options;
    server.on("request", (request, response) => this.#pass(request, response));
    server.on("upgrade", (request, near, head) => this.#upgrade(request, near, head));
  }

  static async open(options: RoutingProxyOptions): Promise<RoutingProxy> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    return new RoutingProxy(server, typeof address === "object" ? (address?.port ?? 0) : 0, options);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  urlFor(): string {
    return this.url;
  }

  /** Ends the lines to one server, as a balancer does that has found it dead. */
  cut(port: number): void {
    for (const line of this.#lines) if (line.port === port) this.#end(line);
  }

  async close(): Promise<void> {
    for (const line of this.#lines) this.#end(line);
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  #portFor({ url = "" }: IncomingMessage): number | null {
    const { nodes, random, ignoresNode = false } = this.#options;
    const name = new URL(url, "http://any").searchParams.get("node");
    const known = ignoresNode ? undefined : nodes.find((node) => node.name === name);
    if (known !== undefined) return known.isUp ? known.port : null;
    const up = nodes.filter(({ isUp }) => isUp);
    return up[random(up.length)]?.port ?? null;
  }

  #pass(request: IncomingMessage, response: ServerResponse): void {
    const port = this.#portFor(request);
    const fail = () => void (response.headersSent ? response.destroy() : response.writeHead(503).end());
    if (port === null) return fail();
    const { url, method, headers } = request;
    const onward = ask({ port, host: "127.0.0.1", path: url, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", fail);
    request.pipe(onward);
  }

  #upgrade(request: IncomingMessage, near: Duplex, head: Buffer): void {
    near.on("error", () => {});
    const port = this.#portFor(request);
    if (port === null) return void near.end("HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n");
    const far = connect({ port, host: "127.0.0.1" });
    const line: Line = { near, far, port };
    this.#lines.add(line);
    const { method, url, rawHeaders } = request;
    const headers = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    far.write(`${method} ${url} HTTP/1.1\r\n${headers.join("")}\r\n`);
    far.write(head);
    far.on("error", () => {});
    far.pipe(near);
    near.pipe(far);
    for (const end of [near, far]) end.once("close", () => this.#end(line));
  }

  #end(line: Line): void {
    this.#lines.delete(line);
    line.near.destroy();
    line.far.destroy();
  }
}

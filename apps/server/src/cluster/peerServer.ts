import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Server, type Socket } from "socket.io";
import { hashToken } from "../platform/random.ts";
import { textParser } from "../sockets/textEncoder.ts";
import { WRONG_SECRET, type Channel, type ToGateway } from "./linkMessages.ts";
import { eachOf, inBatches, joinPackets } from "./linkBatches.ts";
import { closeWhenBehind, MOST_QUEUED } from "./linkQueue.ts";
import { hostRelay, type RelayHostOptions } from "./relayHost.ts";
import type { SecretSeen } from "./secretReports.ts";

export interface PeerServerOptions extends RelayHostOptions {
  /** The address that other nodes know. */
  readonly url: string;
  readonly secret: string;
  /** Of a caller only the address is known: what else it says could be anything. */
  readonly onSecret?: (seen: SecretSeen) => void;
}

export interface PeerServer {
  close(): Promise<void>;
}

/** A node that has stopped is noticed after this time. */
const PINGS = { pingInterval: 1000, pingTimeout: 2000 };

/** Listens for other nodes, at an address of its own that no proxy leads to. */
export async function openPeerServer({
  url,
  secret,
  onSecret,
  ...options
}: PeerServerOptions): Promise<PeerServer> {
  const { hostname, port } = new URL(url);
  const http = createServer((_request, response) => void response.writeHead(404).end());
  const io = new Server(http, {
    ...PINGS,
    serveClient: false,
    transports: ["websocket"],
    parser: textParser,
    maxHttpBufferSize: MOST_QUEUED,
  });
  io.use(({ handshake }, decide) => {
    const isSame = isSecret(handshake.auth["secret"], secret);
    onSecret?.({ other: handshake.address, isSame });
    decide(isSame ? undefined : new Error(WRONG_SECRET));
  });
  io.on("connection", (socket) => hostRelay(channelOf(socket), options));
  http.listen(Number(port || 80), hostname.replaceAll(/[[\]]/g, ""));
  await once(http, "listening");
  return {
    close: async () => {
      // Goodbyes and last answers are sent when the tick ends.
      await nextTurn();
      await io.close();
    },
  };
}

/** Hashes are compared, so that the time it takes tells nothing. */
function isSecret(given: unknown, secret: string): boolean {
  return typeof given === "string" && timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return Buffer.from(hashToken(text));
}

function channelOf(socket: Socket): Channel<ToGateway> {
  const { conn } = socket;
  const batches = inBatches<ToGateway>((messages) => void socket.emit("said", joinPackets(messages)));
  closeWhenBehind(conn, () => conn.close(true));
  return {
    send: (message) => batches.add(message),
    listen: ({ onMessage, onClosed }) => {
      socket.on("said", (batch: unknown) => eachOf(batch, onMessage));
      socket.once("disconnect", onClosed);
    },
    close: () => {
      batches.flush();
      socket.disconnect(true);
    },
  };
}

import type { BuckSocket } from "./types.ts";

/** A packet of Engine.IO while it is made: what is set here is what its transport sends. */
interface Packet {
  readonly type: string;
  readonly data?: unknown;
  readonly options?: { wsPreEncodedFrame?: readonly Buffer[] };
}

type Conn = BuckSocket["conn"];

/** The first byte of a text in one frame. */
const WHOLE_TEXT = 0x81;
/** Longer texts have their length in two or eight more bytes. */
const ONE_BYTE_LENGTH = 125;
const TWO_BYTE_LENGTH = 0xffff;
/** How Engine.IO marks a message. */
const MESSAGE = "4";

let last: { readonly text: string; readonly frame: readonly Buffer[] } | null = null;

/**
 * Makes WebSocket frames of messages in one piece. A frame in one piece is one small write, where header and text
 * apart are two; and what everybody at a table is told is the same bytes for all. Long polling is not affected.
 */
export function frameMessages({ conn }: Pick<BuckSocket, "conn">): void {
  conn.on("packetCreate", ({ type, data, options }: Packet) => {
    if (type !== "message" || typeof data !== "string" || options === undefined) return;
    if (last?.text !== data) last = { text: data, frame: [webSocketFrame(MESSAGE + data)] };
    options.wsPreEncodedFrame = last.frame;
  });
}

/**
 * Sends what a WebSocket is told within one tick in one write: whoever acts gets their answer with the update. Engine.IO
 * would write each by itself, the second after the first is through.
 */
export function writeOncePerTick({ conn }: Pick<BuckSocket, "conn">): void {
  conn.on("packetCreate", () => holdUntilTickEnds(conn.transport));
  conn.on("flush", (packets: Packet[]) => {
    if (packets.length > 1 && isWebSocket(conn.transport)) joinFrames(packets);
  });
}

function isWebSocket(transport: Conn["transport"]): boolean {
  return transport.name === "websocket";
}

function holdUntilTickEnds(transport: Conn["transport"]): void {
  if (!isWebSocket(transport) || !transport.writable) return;
  transport.writable = false;
  process.nextTick(() => {
    transport.writable = true;
    transport.emit("ready");
  });
}

/** Makes one packet of those that are about to be sent, where all of them have frames. */
function joinFrames(packets: Packet[]): void {
  const frames = packets.map(({ options }) => options?.wsPreEncodedFrame);
  if (frames.includes(undefined)) return;
  const joined = Buffer.concat(frames.flatMap((frame) => frame ?? []));
  packets.splice(0, packets.length, { type: "message", options: { wsPreEncodedFrame: [joined] } });
}

/** A text as a server sends it: without a mask, RFC 6455, section 5.2. */
export function webSocketFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const headLength = length <= ONE_BYTE_LENGTH ? 2 : length <= TWO_BYTE_LENGTH ? 4 : 10;
  const frame = Buffer.allocUnsafe(headLength + length);
  frame[0] = WHOLE_TEXT;
  if (headLength === 2) frame[1] = length;
  else if (headLength === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, headLength);
  return frame;
}

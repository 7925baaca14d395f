/** The first byte of a text in one frame. */
const WHOLE_TEXT = 0x81;
/** Longer texts have their length in two or eight more bytes. */
const ONE_BYTE_LENGTH = 125;
const TWO_BYTE_LENGTH = 0xffff;
/** How Engine.IO marks a message. */
const MESSAGE = "4";

let last: { readonly text: string; readonly frame: Buffer } | null = null;

/** A message of Engine.IO as a frame; what everybody at a table is told is the same bytes for all. */
export function messageFrame(text: string): Buffer {
  if (last?.text !== text) last = { text, frame: webSocketFrame(MESSAGE + text) };
  return last.frame;
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

import { Decoder, Encoder, type Packet } from "socket.io-parser";

/** Nothing of ours is binary: Socket.IO's own encoder searches every message for it. The wire is the same. */
export class TextEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const namespace = nsp === "/" ? "" : `${nsp},`;
    return [`${type}${namespace}${id ?? ""}${data === undefined ? "" : JSON.stringify(data)}`];
  }
}

export const textParser = { Encoder: TextEncoder, Decoder };

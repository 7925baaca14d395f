import { packOwn, packShared, type OwnUpdate, type SharedUpdate } from "@buck/protocol";

/** An event as Socket.IO writes it. */
export function eventPacket(name: string, body: unknown): string {
  return `2${JSON.stringify([name, body])}`;
}

interface Encoded {
  readonly shared: SharedUpdate;
  /** Up to where the own part would follow. */
  readonly text: string;
  readonly whole: string;
}

let last: Encoded | null = null;

function encode(shared: SharedUpdate): Encoded {
  const text = `2["update",${JSON.stringify(packShared(shared))}`;
  return { shared, text, whole: `${text}]` };
}

/** The packet of an update as Socket.IO writes it. The shared part is encoded once for everybody at the table. */
export function updatePacket(shared: SharedUpdate, own: OwnUpdate | undefined): string {
  if (last?.shared !== shared) last = encode(shared);
  return own === undefined ? last.whole : `${last.text},${JSON.stringify(packOwn(own))}]`;
}

/** A link so many characters behind is closed: memory is finite. */
export const MOST_QUEUED = 8 * 1024 * 1024;

/** What both ends of a link tell about what they send. */
interface Engine {
  on(event: "drain", listener: () => void): unknown;
  on(event: "packetCreate", listener: (packet: { data?: unknown }) => void): unknown;
}

/** Calls `close` once more is on its way than the other node takes. */
export function closeWhenBehind(engine: Engine, close: () => void): void {
  let queued = 0;
  engine.on("drain", () => (queued = 0));
  engine.on("packetCreate", ({ data }) => {
    queued += typeof data === "string" ? data.length : 0;
    if (queued > MOST_QUEUED) setImmediate(close);
  });
}

import type { ToGateway } from "./linkMessages.ts";

export interface Batches<Sent> {
  add(message: Sent): void;
  /** Sends what waits now. */
  flush(): void;
}

/** What is said within one tick is sent as one message: Socket.IO takes a dozen steps for each. */
export function inBatches<Sent>(send: (messages: readonly Sent[]) => void): Batches<Sent> {
  let waiting: Sent[] = [];
  const flush = () => {
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) send(messages);
  };
  return {
    add: (message) => {
      if (waiting.push(message) === 1) process.nextTick(flush);
    },
    flush,
  };
}

/** What several people at one table are told alike, one after the other, crosses once. */
export function joinPackets(messages: readonly ToGateway[]): readonly ToGateway[] {
  const joined: ToGateway[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    if (message.type === "packet" && last?.type === "packet" && last.text === message.text) {
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...message.lines] };
    } else joined.push(message);
  }
  return joined;
}

/** Calls `hear` with each message of a batch; what is no batch says nothing. */
export function eachOf(batch: unknown, hear: (message: unknown) => void): void {
  if (Array.isArray(batch)) batch.forEach((message: unknown) => hear(message));
}

/**
 * What comes from another node is heard between promises: an answer that it brings is on its way to a person before the
 * tick ends, and is written together with the update. Heard at once, the update would be written alone, and the answer
 * after those of all others.
 */
export function betweenPromises<Args extends readonly unknown[]>(hear: (...args: Args) => void) {
  return (...args: Args) => queueMicrotask(() => hear(...args));
}

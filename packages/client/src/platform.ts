import type { Clock, Random } from "@buck/table";

/** What a client needs from where it runs. A page, a terminal and a test each bring their own. */
export interface Platform {
  readonly clock: Clock;
  /** Must be unguessable where tokens are made: whoever holds a token is the person. */
  readonly random: Random;
  readonly signals: Signals;
  readonly storage: KeyValueStorage;
}

/** What a device knows about itself; a device that knows nothing is online and visible. */
export interface Signals {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls the listener after either has changed; returns a way to stop that. */
  onChange(listener: () => void): () => void;
}

/** Text that outlives the page or the process. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

import type { Signals } from "../src/platform.ts";

/** A device whose network and screen a test switches. */
export class DeviceSignals implements Signals {
  readonly #listeners = new Set<() => void>();
  #now = { online: true, visible: true };

  isOnline(): boolean {
    return this.#now.online;
  }

  isVisible(): boolean {
    return this.#now.visible;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  change(change: { readonly online?: boolean; readonly visible?: boolean }): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }
}

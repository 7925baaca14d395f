/** A cache that keeps the newest values and forgets the oldest. */
export class NewestKept<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): void {
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size > this.#most) this.#values.delete(oldest);
  }

  forget(key: string): void {
    this.#values.delete(key);
  }
}

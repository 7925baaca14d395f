import { randomUUID } from "node:crypto";
import { BenchLine } from "./line.ts";
import type { Meter } from "./meter.ts";

const PLAY = { type: "act", action: { type: "PLAY_CARD", playerPosition: 1, cardId: "DIAMONDS_QUEEN" } };

/** Four lines that speak in turn, as fast as they are answered. */
export class BareTable {
  readonly #port: number;
  readonly #code: string;
  readonly #meter: Meter;
  #lines: readonly BenchLine[] = [];
  #turn = 0;

  constructor(port: number, code: string, meter: Meter) {
    this.#port = port;
    this.#code = code;
    this.#meter = meter;
  }

  async connect(): Promise<void> {
    const auth = { table: this.#code };
    const lines = [0, 1, 2, 3].map(() => BenchLine.open(this.#port, auth, () => this.#meter.hear()));
    this.#lines = await Promise.all(lines);
  }

  async play(): Promise<void> {
    for (;;) {
      this.#turn += 1;
      const start = performance.now();
      const message = { commandId: randomUUID(), expectedVersion: this.#turn, command: PLAY };
      await this.#lines[this.#turn % 4]?.ask("command", message);
      this.#meter.hear();
      this.#meter.note(performance.now() - start);
    }
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }
}

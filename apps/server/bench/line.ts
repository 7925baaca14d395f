import { PROTOCOL_VERSION } from "@buck/protocol";
import { WebSocket } from "ws";

/** A Socket.IO line with nothing around it: ten thousand of them fit into the process that measures. */
export class BenchLine {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (answer: string) => void>();
  readonly #onEvent: (text: string) => void;
  #serial = 0;

  /** `onEvent` hears every event as the text of its JSON: `["frame",{…}]`. */
  private constructor(socket: WebSocket, onEvent: (text: string) => void) {
    this.#socket = socket;
    this.#onEvent = onEvent;
  }

  static open(port: number, auth: object, onEvent: (text: string) => void): Promise<BenchLine> {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`;
    const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
    const line = new BenchLine(socket, onEvent);
    return new Promise((resolve, reject) => {
      socket.on("error", reject);
      socket.on("close", () => reject(new Error("closed")));
      socket.on("message", (data) => {
        const text = Buffer.isBuffer(data) ? data.toString() : "";
        if (text.startsWith("0")) socket.send(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, ...auth })}`);
        else if (text.startsWith("40")) resolve(line);
        else line.#hear(text);
      });
    });
  }

  #hear(text: string): void {
    if (text.startsWith("42")) return this.#onEvent(text.slice(2));
    if (text === "2") return this.#socket.send("3");
    if (!text.startsWith("43")) return;
    const start = text.indexOf("[");
    const serial = Number(text.slice(2, start));
    const answer = this.#waiting.get(serial);
    this.#waiting.delete(serial);
    answer?.(text.slice(start + 1, -1));
  }

  /** Resolves with the text of the answer. */
  ask(event: string, ...args: readonly unknown[]): Promise<string> {
    return new Promise((resolve) => {
      this.#serial += 1;
      this.#waiting.set(this.#serial, resolve);
      this.#socket.send(`42${this.#serial}${JSON.stringify([event, ...args])}`);
    });
  }

  close(): void {
    this.#socket.removeAllListeners("close");
    this.#socket.terminate();
  }
}

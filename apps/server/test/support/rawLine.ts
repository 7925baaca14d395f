import { PROTOCOL_VERSION } from "@buck/protocol";
import { WebSocket, type RawData } from "ws";

export function textOf(data: RawData): string {
  return Buffer.isBuffer(data) ? data.toString() : "";
}

/** A line without a client library, so that anything can be sent over it, or nothing taken from it. */
export async function rawLine(url: string, auth: Record<string, unknown> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`);
  socket.on("error", () => {});
  await new Promise<void>((resolve, reject) => {
    socket.on("close", () => reject(new Error("the line was closed before it was open")));
    socket.on("message", (data) => {
      const text = textOf(data);
      if (text.startsWith("0")) socket.send(`40${JSON.stringify({ protocol: PROTOCOL_VERSION, ...auth })}`);
      if (text.startsWith("40")) resolve();
      if (text === "2") socket.send("3");
    });
  });
  return socket;
}

/** Resolves with the answer to the message that was sent with this number. */
export function answerTo(socket: WebSocket, serial: number): Promise<string> {
  return new Promise((resolve) => {
    socket.on("message", (data) => {
      const text = textOf(data);
      if (text.startsWith(`43${serial}[`)) resolve(text);
    });
  });
}

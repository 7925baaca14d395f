import type { Page } from "@playwright/test";

/** One message from the server, as the browser was given it. */
export type Message = readonly unknown[];

/** Everything the server ever tells a browser, whichever way it comes. */
export class ReceivedMessages {
  readonly #messages: Message[] = [];
  readonly #coming: Promise<void>[] = [];

  listenTo(page: Page): void {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#hear(String(payload)));
    });
    page.on("response", (response) => {
      if (!/\/(socket\.io|api)\//.test(response.url())) return;
      // A page that is closed takes the rest of its answers along: nobody has read those.
      this.#coming.push(
        response.text().then(
          (body) => this.#hear(body),
          () => undefined,
        ),
      );
    });
  }

  async messages(): Promise<readonly Message[]> {
    await Promise.all(this.#coming);
    return this.#messages;
  }

  #hear(payload: string): void {
    this.#messages.push(...messagesIn(payload));
  }
}

/** Engine.IO parts the packets of a long poll with this. */
const RECORD_SEPARATOR = "\u{1e}";
/** A Socket.IO packet: kind, perhaps a namespace, perhaps the number of the message it answers, then JSON. */
const PACKET = /^4\d(?:\/[^,]*,)?\d*(?<json>[[{].*)$/s;

/** What cannot be read as a message is kept whole, so that nothing passes unseen. */
export function messagesIn(payload: string): readonly Message[] {
  return payload.split(RECORD_SEPARATOR).map((packet) => {
    const json = PACKET.exec(packet)?.groups?.["json"];
    const content: unknown = json === undefined ? packet : JSON.parse(json);
    return Array.isArray(content) ? content : [content];
  });
}

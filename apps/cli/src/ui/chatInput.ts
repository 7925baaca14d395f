import { isPrintable } from "../terminal/keys.ts";
import type { Key } from "../terminal/keys.ts";
import { uiText as text } from "./uiText.ts";

/** The line in which a person types a chat message. */
export class ChatInput {
  readonly #onSaid: (text: string) => void;
  #text: string | null = null;

  constructor(onSaid: (text: string) => void) {
    this.#onSaid = onSaid;
  }

  get isOpen(): boolean {
    return this.#text !== null;
  }

  /** The line to draw; null while it is closed. */
  get shown(): string | null {
    return this.#text === null ? null : `${text.say} ${this.#text}_`;
  }

  open(): void {
    this.#text = "";
  }

  take(key: Key): void {
    const text = this.#text ?? "";
    if (key === "enter" && text.trim() !== "") this.#onSaid(text);
    if (key === "enter" || key === "escape") this.#text = null;
    else if (key === "backspace") this.#text = withoutLast(text);
    else if (isPrintable(key)) this.#text = text + key;
  }
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

function withoutLast(text: string): string {
  const last = [...graphemes.segment(text)].at(-1);
  return text.slice(0, last?.index ?? 0);
}

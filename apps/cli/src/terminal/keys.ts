/** A key as people would call it: a character, or one of the names below. */
export type Key = string;

const NAMED: ReadonlyMap<string, Key> = new Map([
  ["\r", "enter"],
  ["\n", "enter"],
  ["\u0003", "ctrl-c"],
  ["\u0004", "ctrl-d"],
  ["\u000C", "ctrl-l"],
  ["\u007F", "backspace"],
  ["\b", "backspace"],
  ["\u001B", "escape"],
  ["\u001B[A", "up"],
  ["\u001B[B", "down"],
  ["\u001B[C", "right"],
  ["\u001B[D", "left"],
  ["\u001BOA", "up"],
  ["\u001BOB", "down"],
  ["\u001BOC", "right"],
  ["\u001BOD", "left"],
]);

// oxlint-disable-next-line no-control-regex -- control characters are what a terminal sends for keys
const ONE_KEY = /\u001B(?:\[[\d;]*[ -/]*[@-~]|O[@-~])|[\s\S]/gu;

/** The keys in what a raw terminal sent; several may come at once. A sequence nobody listens for is dropped. */
export function parseKeys(input: string): readonly Key[] {
  return (input.match(ONE_KEY) ?? []).flatMap((sequence) => {
    const named = NAMED.get(sequence);
    if (named !== undefined) return [named];
    return isPrintable(sequence) ? [sequence] : [];
  });
}

export function isPrintable(key: Key): boolean {
  return /^[^\p{Cc}]$/u.test(key);
}

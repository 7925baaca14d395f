const ENTITIES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Names and titles are text in a page and in a picture, never markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES.get(letter) ?? letter);
}

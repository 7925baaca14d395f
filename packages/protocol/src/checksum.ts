/** Seats tell who sits where and who is here, and they change without the game. */
const OF_SEATS = new Set(["name", "connected"]);

/** A short checksum of a public view: two that differ hardly ever have the same. */
export function checksumOf(view: object): string {
  return hash(sortedJson(view)).toString(16).padStart(8, "0");
}

/** JSON with sorted keys, so that everybody writes the same text. */
function sortedJson(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  const fields = Object.entries(value).filter(([key]) => !OF_SEATS.has(key));
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, field]) => `"${key}":${sortedJson(field)}`).join()}}`;
}

/** FNV-1a in 32 bits. */
function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193);
  }
  return bits >>> 0;
}

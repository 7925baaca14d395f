/** What people type, as a code: any case, with or without the dash. Null when it cannot be one. */
export function parseTableCode(typed: string): string | null {
  const [, letters, digits] = /^\s*([a-z]{4})[\s-]?(\d{2})\s*$/i.exec(typed) ?? [];
  return letters === undefined || digits === undefined ? null : `${letters.toUpperCase()}-${digits}`;
}

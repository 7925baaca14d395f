import type { SavedTable } from "@buck/table";

/** Everything that was said at a table and is kept, oldest first. */
export function saidIn({ snapshot, entries }: SavedTable): readonly string[] {
  const changes = entries.flatMap((entry) => entry.changes);
  const since = changes.flatMap((change) => (change.type === "said" ? [change.line] : []));
  return [...(snapshot?.chat ?? []), ...since].map(({ text }) => text);
}

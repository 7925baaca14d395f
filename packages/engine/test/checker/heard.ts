/** An event as one line of the referee's protocol: its type, then its facts in the order given here. */
export interface HeardEvent {
  readonly type: string;
}

/** The facts of each type of event. */
export type Facts = Readonly<Record<string, readonly string[]>>;

export function lineWith(known: Facts, event: HeardEvent): string {
  const facts = known[event.type];
  const entries = new Map<string, unknown>(Object.entries(event));
  if (facts === undefined || entries.size !== facts.length + 1) return `unknown ${JSON.stringify(event)}`;
  return [event.type, ...facts.map((fact) => text(entries.get(fact)))].join(" ");
}

function text(value: unknown): string {
  if (Array.isArray(value)) return value.map(text).join();
  if (typeof value !== "object" || value === null) return String(value);
  if ("id" in value) return String(value.id);
  return Object.entries(value)
    .map(([name, fact]) => `${name}=${fact}`)
    .toSorted()
    .join();
}

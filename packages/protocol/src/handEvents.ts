/** The events of a hand after some more: a deal begins a new hand, and before the first deal there are none. */
export function handEventsAfter<Event extends { readonly type: string }>(
  before: readonly Event[],
  events: readonly Event[],
): readonly Event[] {
  const deal = events.findLastIndex(({ type }) => type === "dealt");
  if (deal !== -1) return events.slice(deal);
  return before.length === 0 ? before : [...before, ...events];
}

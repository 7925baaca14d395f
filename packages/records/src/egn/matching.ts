/** Gives every slot an item that fits it, each item once, in the order of the slots; null when that cannot be done. */
export function matchSlots<Slot, Item>(
  slots: readonly Slot[],
  items: readonly Item[],
  fits: (slot: Slot, item: Item) => boolean,
): readonly Item[] | null {
  const slotOf = new Map<Item, Slot>();
  const place = (slot: Slot, tried: Set<Item>): boolean =>
    items.some((item) => {
      if (tried.has(item) || !fits(slot, item)) return false;
      tried.add(item);
      const holder = slotOf.get(item);
      if (holder !== undefined && !place(holder, tried)) return false;
      slotOf.set(item, slot);
      return true;
    });
  if (!slots.every((slot) => place(slot, new Set()))) return null;
  const itemOf = new Map([...slotOf].map(([item, slot]) => [slot, item]));
  return slots.flatMap((slot) => itemOf.get(slot) ?? []);
}

/** Sums of the same numbers in another order differ by less. */
const EQUAL = 1e-12;

/** The item of the highest worth, the first of them when several are equal. */
export function highest<Item>(items: readonly Item[], worthOf: (item: Item) => number): Item {
  const [first] = items;
  if (first === undefined) throw new RangeError("nothing to choose from");
  let best: Item = first;
  let most = worthOf(first);
  for (const item of items) {
    const worth = worthOf(item);
    if (worth <= most + EQUAL) continue;
    best = item;
    most = worth;
  }
  return best;
}

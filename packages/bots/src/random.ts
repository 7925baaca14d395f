/** Where a bot's chance comes from: a whole number from 0 up to, not including, `below`. */
export type BotRandom = (below: number) => number;

export function pick<Item>(items: readonly Item[], random: BotRandom): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError(`nothing to pick from ${items.length}`);
  return item;
}

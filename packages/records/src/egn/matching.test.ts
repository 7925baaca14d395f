import * as fc from "fast-check";
import { expect, test } from "vitest";
import { matchSlots } from "./matching.ts";

interface Slot {
  readonly fits: readonly number[];
}

/** Tries every item in every slot. */
function canBeMatched([slot, ...others]: readonly Slot[], items: readonly number[]): boolean {
  if (slot === undefined) return true;
  return items.some(
    (item) =>
      slot.fits.includes(item) &&
      canBeMatched(
        others,
        items.filter((left) => left !== item),
      ),
  );
}

test("slots are complete exactly when they can be, each with an item of its own that fits", () => {
  const slots = fc.array(fc.record({ fits: fc.uniqueArray(fc.nat(5)) }), { maxLength: 6 });
  fc.assert(
    fc.property(slots, fc.uniqueArray(fc.nat(5)), (wanted, items) => {
      const found = matchSlots(wanted, items, ({ fits }, item) => fits.includes(item));
      expect(found !== null).toBe(canBeMatched(wanted, items));
      if (found === null) return;
      expect(found).toHaveLength(wanted.length);
      expect(new Set(found).size).toBe(wanted.length);
      expect(found.every((item, index) => wanted[index]?.fits.includes(item) && items.includes(item))).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});

import { DiskBudget } from "../../src/limits/diskBudget.ts";

const MANY = 1e12;

/** For tests that are not about what may be written. */
export function ampleDisk(): DiskBudget {
  return new DiskBudget({ tableBytesPerDay: MANY, addressBytesPerDay: MANY });
}

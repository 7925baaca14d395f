const VALUE_BITS = 9;
const DEALS = 1 << 22;

/** Remembers a value of at most nine bits for the positions of one deal; a new position may push out an old one. */
export class PositionTable {
  /** A key and, beside it in the same line of the processor's cache, the deal it belongs to with its value. */
  private readonly entries: Int32Array;
  private readonly shift: number;
  private deal = 0;

  constructor(bits: number) {
    this.entries = new Int32Array(2 << bits);
    this.shift = 32 - bits;
  }

  forget(): void {
    this.deal = (this.deal + 1) % DEALS;
    if (this.deal === 0) this.entries.fill(-1);
  }

  /** The value, or -1 where none is known. */
  get(key: number): number {
    const slot = this.slotOf(key);
    if (this.entries[slot] !== key) return -1;
    const entry = this.entries[slot + 1] ?? 0;
    return entry >> VALUE_BITS === this.deal ? entry & ((1 << VALUE_BITS) - 1) : -1;
  }

  set(key: number, value: number): void {
    const slot = this.slotOf(key);
    this.entries[slot] = key;
    this.entries[slot + 1] = (this.deal << VALUE_BITS) | value;
  }

  private slotOf(key: number): number {
    const mixed = Math.imul(key, 0x9e_37_79_b1) ^ (Math.imul(key, 0x85_eb_ca_6b) >>> 15);
    return (mixed >>> this.shift) << 1;
  }
}

const WORDS = 4;
const WORD_VALUES = 2 ** 32;
const WARM_UP = 12;

/**
 * Chance that a text gives, on every device and for ever: FNV-1a with a finish that mixes all bits, as the start of the
 * generator sfc32. Nothing here may change, or past days would be dealt anew.
 */
export class DailyDice {
  readonly #state: Uint32Array;

  constructor(text: string) {
    this.#state = Uint32Array.from({ length: WORDS }, (_, index) => hashOf(`${index}/${text}`));
    for (let round = 0; round < WARM_UP; round += 1) this.#word();
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor((this.#word() / WORD_VALUES) * bound);
  }

  #word(): number {
    const [a = 0, b = 0, c = 0, counter = 0] = this.#state;
    const word = (a + b + counter) >>> 0;
    this.#state[0] = b ^ (b >>> 9);
    this.#state[1] = c + (c << 3);
    this.#state[2] = ((c << 21) | (c >>> 11)) + word;
    this.#state[3] = counter + 1;
    return word;
  }
}

function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const PRIME = 0x01000193;

/** FNV-1a in 32 bits, of ASCII letters that are added piece by piece: no text need be put together for it. */
export class Fnv1a {
  // As a signed number: V8 keeps others as fractions.
  #bits = 0x811c9dc5 | 0;

  add(text: string): void {
    let bits = this.#bits;
    for (let index = 0; index < text.length; index += 1) {
      bits = Math.imul(bits ^ text.charCodeAt(index), PRIME);
    }
    this.#bits = bits;
  }

  /** As a signed number of 32 bits. */
  get bits(): number {
    return this.#bits;
  }

  get hex(): string {
    return (this.#bits >>> 0).toString(16).padStart(8, "0");
  }
}

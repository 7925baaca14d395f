import { LIMITS } from "@buck/protocol";
import type { Clock, Random } from "./ports.ts";

const DIGITS = 8;
/** After this many wrong guesses nothing more is heard from that sender. */
const TRIES_OF_ONE = 5;
/** After this many wrong guesses of all senders together all open codes become void. */
const TRIES_OF_ALL = 1_000;

interface Offer {
  readonly personId: string;
  readonly until: number;
}

/** One-time codes with which people move to another device. Kept in memory only, and for minutes. */
export class MoveCodes {
  readonly #clock: Clock;
  readonly #random: Random;
  readonly #offers = new Map<string, Offer>();
  readonly #wrong = new Map<string, number>();
  #allWrong = 0;

  get size(): number {
    return this.#offers.size;
  }

  constructor({ clock, random }: { readonly clock: Clock; readonly random: Random }) {
    this.#clock = clock;
    this.#random = random;
  }

  /** Makes a new code. An older one of the same person becomes void. */
  offer(personId: string): string {
    this.#forget((offer) => offer.personId === personId || this.#isOver(offer));
    const code = Array.from({ length: DIGITS }, () => this.#random.below(10)).join("");
    this.#offers.set(code, { personId, until: this.#clock.monotonic() + LIMITS.moveCodeSeconds * 1_000 });
    return code;
  }

  /** The person whom a code moves; null when it is wrong or has expired. */
  find(code: string, sender: string): string | null {
    const wrong = this.#wrong.get(sender) ?? 0;
    if (wrong >= TRIES_OF_ONE) return null;
    const offer = this.#offers.get(code);
    if (offer !== undefined && !this.#isOver(offer)) return offer.personId;
    this.#wrong.set(sender, wrong + 1);
    this.#allWrong += 1;
    if (this.#allWrong >= TRIES_OF_ALL) this.#voidAll();
    return null;
  }

  withdraw(personId: string): void {
    this.#forget((offer) => offer.personId === personId);
  }

  #forget(isMeant: (offer: Offer) => boolean): void {
    for (const [code, offer] of this.#offers) if (isMeant(offer)) this.#offers.delete(code);
  }

  #isOver({ until }: Offer): boolean {
    return this.#clock.monotonic() >= until;
  }

  #voidAll(): void {
    this.#offers.clear();
    this.#wrong.clear();
    this.#allWrong = 0;
  }
}

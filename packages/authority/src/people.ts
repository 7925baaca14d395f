import type { Goodbye } from "@buck/protocol";
import type { Random } from "./ports.ts";

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const ID_LENGTH = 10;

/** A short public id. It identifies a person and is no credential. */
export function newPersonId({ random }: { readonly random: Random }): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[random.below(ID_LETTERS.length)]).join("");
}

/** Compares everybody and all characters, so that the time it takes tells nothing about a hash. */
export function withToken<Person extends { readonly tokenHash: string }>(
  people: readonly Person[],
  tokenHash: string | null,
): Person | null {
  let found: Person | null = null;
  for (const person of people) {
    if (tokenHash !== null && isSameHash(person.tokenHash, tokenHash)) found = person;
  }
  return found;
}

function isSameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) {
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  }
  return difference === 0;
}

/** How much of a token's hash identifies the sender of a command. */
const SENDER_LETTERS = 16;

/** The sender of commands: the same for all connections with the same token, and another for each without one. */
export function senderOf({ tokenHash }: { readonly tokenHash: string | null }, random: Random): string {
  return tokenHash?.slice(0, SENDER_LETTERS) ?? random.id();
}

/** One connection, from its welcome to its end. */
export interface OpenPeer {
  readonly connection: {
    /** SHA-256 of the person's token in hex; null for somebody without one. */
    readonly tokenHash: string | null;
    /** Sends the reason and closes the connection. */
    goodbye(goodbye: Goodbye): void;
  };
  readonly sender: string;
}

/** All open connections to one authority. */
export class Peers<Peer extends OpenPeer> {
  protected readonly open = new Set<Peer>();
  readonly #onError: ((error: unknown) => void) | undefined;

  constructor({ onError }: { readonly onError?: (error: unknown) => void }) {
    this.#onError = onError;
  }

  isOpen(peer: Peer): boolean {
    return this.open.has(peer);
  }

  drop(peer: Peer): void {
    this.open.delete(peer);
  }

  goodbye(goodbye: Goodbye): void {
    this.sendOff(goodbye, () => true);
  }

  /** Only the newest connection of a person stays open. */
  protected closeOthersOf(peer: Peer): void {
    const { tokenHash } = peer.connection;
    this.sendOff({ reason: "openedElsewhere" }, (other) => {
      return other !== peer && tokenHash !== null && other.connection.tokenHash === tokenHash;
    });
  }

  protected sendOff(goodbye: Goodbye, isMeant: (peer: Peer) => boolean): void {
    for (const peer of [...this.open].filter(isMeant)) {
      this.drop(peer);
      this.deliver(peer, () => peer.connection.goodbye(goodbye));
    }
  }

  /** A connection that fails during a send is dropped. The others are not affected. */
  protected deliver(peer: Peer, send: () => void): void {
    try {
      send();
    } catch (error) {
      this.drop(peer);
      this.#onError?.(error);
    }
  }
}

import { deckFor, seatsFor } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";

/** Sealed deals, version bef1: how seals, deal keys and decks are computed. docs/sealed-deals.md explains why. */

/** What the scheme needs of a platform: node:crypto in the server, Web Crypto or a library in a browser. */
export interface Hash {
  sha256(data: Uint8Array): Promise<Uint8Array>;
  hmacSha256(key: Uint8Array, data: Uint8Array): Promise<Uint8Array>;
}

/** The random bytes one seat adds to a deal. */
export interface SeatPart {
  readonly seat: Position;
  readonly part: Uint8Array;
}

/** A hand of a game. Hands are numbered from 1. */
export interface SealedHand {
  readonly gameId: string;
  readonly hand: number;
}

export const SECRET_BYTES = 32;
/** A seat's part has at least this many bytes. */
export const PART_BYTES = 16;
const U32_BYTES = 4;
const BYTE_VALUES = 256;
const FINGERPRINT_DIGITS = 16;

/** Clubs, diamonds, hearts, spades, each from the lowest card up. */
function firstOrder(players: number): readonly CardId[] {
  const deck = deckFor(players);
  return (["CLUBS", "DIAMONDS", "HEARTS", "SPADES"] as const).flatMap((suit) =>
    deck.flatMap((card) => (card.suit === suit ? [card.id] : [])),
  );
}

/** The rules know no TextEncoder: it belongs to browsers and to Node, not to the language. */
function utf8(text: string): Uint8Array {
  const pieces = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return Uint8Array.from(pieces, (piece) =>
    piece.length === 1 ? piece.charCodeAt(0) : Number.parseInt(piece.slice(1), 16),
  );
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(U32_BYTES);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

/** Each part behind its length, so that no two lists of parts give the same bytes. */
function lengthPrefixed(parts: readonly (string | Uint8Array)[]): Uint8Array {
  const pieces = parts
    .map((part) => (typeof part === "string" ? utf8(part) : part))
    .flatMap((bytes) => [u32(bytes.length), bytes]);
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

/** What the server publishes before the first deal. */
export function sealSecret(hash: Hash, gameId: string, secret: Uint8Array): Promise<Uint8Array> {
  return hash.sha256(lengthPrefixed(["bef1/server", gameId, secret]));
}

/** What a seat sends before anybody opens a part. */
export function sealPart(
  hash: Hash,
  { gameId, hand }: SealedHand,
  { seat, part }: SeatPart,
): Promise<Uint8Array> {
  return hash.sha256(lengthPrefixed(["bef1/seat", gameId, u32(hand), u32(seat), part]));
}

/** The key of one deal; `opened` in any order. */
export function dealKey(
  hash: Hash,
  { gameId, hand }: SealedHand,
  { secret, opened }: { readonly secret: Uint8Array; readonly opened: readonly SeatPart[] },
): Promise<Uint8Array> {
  const parts = opened.toSorted((a, b) => a.seat - b.seat).flatMap(({ seat, part }) => [u32(seat), part]);
  return hash.hmacSha256(secret, lengthPrefixed(["bef1/deal", gameId, u32(hand), ...parts]));
}

/** The deck that a key gives for so many players. Another block of the key's bytes is taken only when the ones before are used up. */
export async function deckOf(hash: Hash, key: Uint8Array, players: number): Promise<readonly CardId[]> {
  const bytes: number[] = [];
  for (let block = 0; ; block += 1) {
    bytes.push(...(await hash.hmacSha256(key, lengthPrefixed(["bef1/stream", u32(block)]))));
    const deck = shuffledBy(bytes, firstOrder(players));
    if (deck !== null) return deck;
  }
}

/**
 * A number below `count` from the next byte that serves; null when none is left. Bytes at or above the largest multiple
 * of `count` are passed over: they would favor small numbers.
 */
function below(bytes: Iterable<number>, count: number): number | null {
  const limit = BYTE_VALUES - (BYTE_VALUES % count);
  for (const byte of bytes) if (byte < limit) return byte % count;
  return null;
}

/** Fisher-Yates from the last card down; null when the bytes do not suffice. */
function shuffledBy(bytes: readonly number[], first: readonly CardId[]): readonly CardId[] | null {
  const rest = bytes.values();
  const deck = [...first];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const index = below(rest, last + 1);
    if (index === null) return null;
    const [card, other] = [deck[last], deck[index]];
    if (card === undefined || other === undefined) throw new Error("An index left the deck");
    deck[last] = other;
    deck[index] = card;
  }
  return deck;
}

/** Where the first dealer is drawn by lot, the key of hand 1 draws it. */
export async function firstDealerOf(hash: Hash, key: Uint8Array, players: number): Promise<Position> {
  const digest = await hash.hmacSha256(key, lengthPrefixed(["bef1/dealer"]));
  return seatsFor(players)[below(digest, players) ?? 0] ?? 0;
}

/** Sixteen hex digits that are the same on every screen of the table. */
export async function fingerprintOf(
  hash: Hash,
  secretSeal: Uint8Array,
  partSeals: readonly Uint8Array[],
): Promise<string> {
  const digest = await hash.sha256(lengthPrefixed(["bef1/table", secretSeal, ...partSeals]));
  return toHex(digest).slice(0, FINGERPRINT_DIGITS);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null when the text is not pairs of hex digits. */
export function fromHex(text: string): Uint8Array | null {
  if (text.length % 2 !== 0 || !/^[0-9a-f]*$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}

import { LARGEST_TABLE } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { z } from "zod/mini";
import { dealKey, deckOf, fromHex, sealPart, sealSecret, toHex } from "./scheme.ts";
import type { Hash, SealedHand, SeatPart } from "./scheme.ts";

/** No game has more. */
export const MOST_DEALS = 1_000;
export const hex = z.string().check(z.regex(/^(?:[0-9a-f]{2}){1,32}$/));
export const hexBySeat = z.readonly(z.array(z.nullable(hex)).check(z.maxLength(LARGEST_TABLE.length)));
const sealedDeal = z.readonly(
  z.strictObject({
    seals: hexBySeat,
    /** Null also for a seat that sealed a part and never opened it: that part is left out. */
    openings: hexBySeat,
  }),
);
export const gameSeals = z.readonly(
  z.strictObject({
    scheme: z.literal("bef1"),
    gameId: z.string().check(z.maxLength(64)),
    /** Published before the first deal. */
    seal: hex,
    /** Published when the game is over; null before. */
    secret: z.nullable(hex),
    /** The first is that of deal 1. */
    deals: z.readonly(z.array(sealedDeal).check(z.maxLength(MOST_DEALS))),
  }),
);

/** The seals and parts of one deal, in hex, by position; null for a seat that brought none. */
export type SealedDeal = z.infer<typeof sealedDeal>;
/** What a game with sealed deals leaves behind, beside its actions. */
export type GameSeals = z.infer<typeof gameSeals>;

/** The seals in a file; null when they are not well formed. */
export function parseSeals(value: unknown): GameSeals | null {
  const parsed = gameSeals.safeParse(value);
  return parsed.success ? parsed.data : null;
}

export type SealFault =
  | { readonly type: "noSecret" }
  | { readonly type: "wrongSecret" }
  | { readonly type: "wrongDealer" }
  | { readonly type: "noSeals"; readonly hand: number }
  | { readonly type: "wrongPart"; readonly hand: number; readonly seat: Position }
  | { readonly type: "wrongDeck"; readonly hand: number; readonly expected: readonly CardId[] }
  /** A card that was seen in another place than the deck puts it. */
  | { readonly type: "wrongCard"; readonly hand: number; readonly card: CardId }
  /** The list of seals is not the one that was shown before. */
  | { readonly type: "changedSeals"; readonly hand: number }
  /** The table took this device's part and dealt without it. */
  | { readonly type: "leftOut"; readonly hand: number };

export interface SealReport {
  readonly verified: number;
  readonly dealt: number;
  readonly faults: readonly SealFault[];
  /** Seats that sealed a part and did not open it: visible, and no fault. */
  readonly withheld: readonly { readonly hand: number; readonly seat: Position }[];
}

/** Computes every deck anew and compares it with the decks that were dealt, deal by deal. */
export async function verifySeals(
  hash: Hash,
  seals: GameSeals,
  decks: readonly (readonly CardId[])[],
): Promise<SealReport> {
  const opened = await openSecret(hash, seals);
  const report = { dealt: decks.length, withheld: withheldIn(seals.deals) };
  if ("type" in opened) return { ...report, verified: 0, faults: [opened] };
  const found = await Promise.all(
    decks.map(async (deck, index) => {
      const at = { gameId: seals.gameId, hand: index + 1 };
      const expected = await sealedDeck(hash, at, { secret: opened.secret, deal: seals.deals[index] });
      if (!expected.ok) return expected.faults;
      return isSameDeck(deck, expected.deck) ? [] : [wrongDeck(at, expected.deck)];
    }),
  );
  return { ...report, verified: found.filter((faults) => faults.length === 0).length, faults: found.flat() };
}

function wrongDeck({ hand }: SealedHand, expected: readonly CardId[]): SealFault {
  return { type: "wrongDeck", hand, expected };
}

type Secret = { readonly secret: Uint8Array } | Extract<SealFault, { type: "noSecret" | "wrongSecret" }>;

export async function openSecret(
  hash: Hash,
  { gameId, seal, secret: text }: Pick<GameSeals, "gameId" | "seal" | "secret">,
): Promise<Secret> {
  const secret = text === null ? null : fromHex(text);
  if (secret === null) return { type: "noSecret" };
  const sealed = toHex(await sealSecret(hash, gameId, secret));
  return sealed === seal ? { secret } : { type: "wrongSecret" };
}

interface Opened {
  readonly secret: Uint8Array;
  readonly deal: SealedDeal | undefined;
}

type DeckResult =
  | { readonly ok: true; readonly deck: readonly CardId[] }
  | { readonly ok: false; readonly faults: readonly SealFault[] };

/** The deck of one deal, if every part is what its seat had sealed. */
export async function sealedDeck(hash: Hash, at: SealedHand, { secret, deal }: Opened): Promise<DeckResult> {
  const { hand } = at;
  if (deal === undefined) return { ok: false, faults: [{ type: "noSeals", hand }] };
  const faults: SealFault[] = [];
  for (const { seat, part } of partsIn(deal)) {
    const isTrue = toHex(await sealPart(hash, at, { seat, part })) === deal.seals[seat];
    if (!isTrue) faults.push({ type: "wrongPart", hand, seat });
  }
  if (faults.length > 0) return { ok: false, faults };
  const key = await dealKey(hash, at, { secret, opened: partsIn(deal) });
  return { ok: true, deck: await deckOf(hash, key, deal.seals.length) };
}

export function partsIn({ openings }: SealedDeal): readonly SeatPart[] {
  return LARGEST_TABLE.flatMap((seat) => {
    const part = fromHex(openings[seat] ?? "");
    return part === null || part.length === 0 ? [] : [{ seat, part }];
  });
}

export function isSameDeck(deck: readonly CardId[], expected: readonly CardId[]): boolean {
  return deck.length === expected.length && deck.every((card, index) => card === expected[index]);
}

export function withheldIn(deals: readonly SealedDeal[]): SealReport["withheld"] {
  return deals.flatMap(({ seals, openings }, index) =>
    LARGEST_TABLE.filter((seat) => (seals[seat] ?? null) !== null && (openings[seat] ?? null) === null).map(
      (seat) => ({ hand: index + 1, seat }),
    ),
  );
}

import { POSITIONS } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { dealKey, deckOf, fromHex, sealPart, sealSecret, toHex } from "./scheme.ts";
import type { Hash, SealedHand, SeatPart } from "./scheme.ts";

/** The seals and parts of one hand, in hex, by position; null for a seat that brought none. */
export interface SealedDeal {
  readonly seals: readonly (string | null)[];
  /** Null also for a seat that sealed a part and never opened it: that part is left out. */
  readonly openings: readonly (string | null)[];
}

/** What a game with sealed deals leaves behind, beside its actions. */
export interface GameSeals {
  readonly scheme: "bef1";
  readonly gameId: string;
  /** Published before the first deal. */
  readonly seal: string;
  /** Published when the game is over; null before. */
  readonly secret: string | null;
  /** The first is that of hand 1. */
  readonly deals: readonly SealedDeal[];
}

export type SealFault =
  | { readonly type: "noSecret" }
  | { readonly type: "wrongSecret" }
  | { readonly type: "noSeals"; readonly hand: number }
  | { readonly type: "wrongPart"; readonly hand: number; readonly seat: Position }
  | { readonly type: "wrongDeck"; readonly hand: number; readonly expected: readonly CardId[] };

export interface SealReport {
  readonly verified: number;
  readonly dealt: number;
  readonly faults: readonly SealFault[];
  /** Seats that sealed a part and did not open it: visible, and no fault. */
  readonly withheld: readonly { readonly hand: number; readonly seat: Position }[];
}

/** Computes every deck anew and compares it with the decks that were dealt, hand by hand. */
export async function verifySeals(
  hash: Hash,
  seals: GameSeals,
  decks: readonly (readonly CardId[])[],
): Promise<SealReport> {
  const secret = seals.secret === null ? null : fromHex(seals.secret);
  const report = { dealt: decks.length, withheld: withheldIn(seals) };
  if (secret === null) return { ...report, verified: 0, faults: [{ type: "noSecret" }] };
  const sealed = toHex(await sealSecret(hash, seals.gameId, secret));
  if (sealed !== seals.seal) return { ...report, verified: 0, faults: [{ type: "wrongSecret" }] };
  const found = await Promise.all(
    decks.map((deck, index) =>
      faultsOf(
        hash,
        { gameId: seals.gameId, hand: index + 1 },
        {
          deck,
          secret,
          deal: seals.deals[index],
        },
      ),
    ),
  );
  const verified = found.filter((faults) => faults.length === 0).length;
  return { ...report, verified, faults: found.flat() };
}

interface Dealt {
  readonly deck: readonly CardId[];
  readonly secret: Uint8Array;
  readonly deal: SealedDeal | undefined;
}

async function faultsOf(
  hash: Hash,
  at: SealedHand,
  { deck, secret, deal }: Dealt,
): Promise<readonly SealFault[]> {
  const { hand } = at;
  if (deal === undefined) return [{ type: "noSeals", hand }];
  const faults: SealFault[] = [];
  const opened: SeatPart[] = [];
  for (const seat of POSITIONS) {
    const opening = deal.openings[seat] ?? null;
    if (opening === null) continue;
    const part = fromHex(opening);
    const isTrue = part !== null && toHex(await sealPart(hash, at, { seat, part })) === deal.seals[seat];
    if (isTrue) opened.push({ seat, part });
    else faults.push({ type: "wrongPart", hand, seat });
  }
  if (faults.length > 0) return faults;
  const expected = await deckOf(hash, await dealKey(hash, at, { secret, opened }));
  const isSame = deck.length === expected.length && deck.every((card, index) => card === expected[index]);
  return isSame ? [] : [{ type: "wrongDeck", hand, expected }];
}

function withheldIn({ deals }: GameSeals): SealReport["withheld"] {
  return deals.flatMap(({ seals, openings }, index) =>
    POSITIONS.filter((seat) => (seals[seat] ?? null) !== null && (openings[seat] ?? null) === null).map(
      (seat) => ({
        hand: index + 1,
        seat,
      }),
    ),
  );
}

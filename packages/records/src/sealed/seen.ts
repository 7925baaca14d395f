import { dealCards, isCardId, LARGEST_TABLE, seatsFor } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { z } from "zod/mini";
import { isObject, parseJson } from "../json.ts";
import type { Hash } from "./scheme.ts";
import { hexBySeat, sealedDeck, hex, MOST_DEALS, openSecret, withheldIn } from "./verify.ts";
import type { GameSeals, SealFault, SealReport } from "./verify.ts";

const position = z.literal(LARGEST_TABLE);
const cardId = z.custom<CardId>((value) => typeof value === "string" && isCardId(value));

const seenDeal = z.readonly(
  z.strictObject({
    number: z.int(),
    seals: hexBySeat,
    /** Empty until the deal has been dealt. */
    openings: hexBySeat,
    dealer: z.nullable(position),
    turnUp: z.nullable(cardId),
    /** Every card that this device has seen, with the seat that held it. */
    cards: z.readonly(z.array(z.readonly(z.strictObject({ seat: position, card: cardId })))),
  }),
);

const seenGame = z.readonly(
  z.strictObject({
    gameId: z.string(),
    seal: hex,
    /** This device's own part for the deal to come, and whether the table took it when it was opened. */
    own: z.nullable(
      z.readonly(z.strictObject({ deal: z.int(), seat: position, part: hex, isTaken: z.boolean() })),
    ),
    deals: z.readonly(z.array(seenDeal).check(z.maxLength(MOST_DEALS))),
    /** What was wrong before the end. */
    faults: z.readonly(
      z.array(z.readonly(z.strictObject({ type: z.literal(["changedSeals", "leftOut"]), hand: z.int() }))),
    ),
  }),
);

/** What one device saw of a deal. */
export type SeenDeal = z.infer<typeof seenDeal>;
/** What one device keeps of a game with sealed deals, to check it at the end. */
export type SeenGame = z.infer<typeof seenGame>;

/** What the device kept; null when it cannot be read. */
export function parseSeenGame(text: string): SeenGame | null {
  const json = parseJson(text);
  const parsed = json.ok && isObject(json.value) ? seenGame.safeParse(json.value) : null;
  return parsed?.success === true ? parsed.data : null;
}

/** Computes the decks of the deals that a device saw, and compares them with every card it saw. */
export async function verifySeen(
  hash: Hash,
  { gameId, seal, deals: all, faults: before }: SeenGame,
  secretText: GameSeals["secret"],
): Promise<SealReport> {
  const opened = await openSecret(hash, { gameId, seal, secret: secretText });
  const deals = all.filter(({ dealer }) => dealer !== null);
  const report = { dealt: deals.length, withheld: withheldIn(deals) };
  if ("type" in opened) return { ...report, verified: 0, faults: [opened, ...before] };
  const found = await Promise.all(
    deals.map(async (deal) => {
      const at = { gameId, hand: deal.number };
      const expected = await sealedDeck(hash, at, { secret: opened.secret, deal });
      return expected.ok ? cardFaults(deal, expected.deck) : expected.faults;
    }),
  );
  const isClean = (faults: readonly SealFault[], index: number) =>
    faults.length === 0 && !before.some(({ hand }) => hand === deals[index]?.number);
  return { ...report, verified: found.filter(isClean).length, faults: [...before, ...found.flat()] };
}

/** The dealer may have taken the turn-up, so that card has no seat of its own. */
function cardFaults(
  { number, dealer, turnUp, cards, seals }: SeenDeal,
  deck: readonly CardId[],
): readonly SealFault[] {
  const seats = seatsFor(seals.length);
  const dealt = dealer === null ? null : dealCards(deck, dealer, seats);
  if (dealt === null) return [];
  const holders = new Map<CardId, Position>(
    seats.flatMap((seat) => (dealt.hands[seat] ?? []).map(({ id }) => [id, seat] as const)),
  );
  const moved = cards.filter(({ seat, card }) => card !== dealt.turnUpCard.id && holders.get(card) !== seat);
  const wrong = moved.map(({ card }) => card);
  if (turnUp !== null && turnUp !== dealt.turnUpCard.id) wrong.unshift(turnUp);
  return wrong.map((card) => ({ type: "wrongCard", hand: number, card }));
}

import { POSITIONS } from "@buck/engine";
import type { Chance, Position } from "@buck/engine";
import type { Seals } from "@buck/protocol";
import {
  dealKey,
  deckOf,
  firstDealerOf,
  fromHex,
  SECRET_BYTES,
  sealPart,
  sealSecret,
  toHex,
} from "@buck/records";
import type { GameSeals, Hash, SealedDeal, SeatPart } from "@buck/records";
import type { Random } from "./ports.ts";
import type { TableState } from "./state.ts";

/** Seals of a game at a table. */

/** Seals and parts for one deal, by position. */
export interface DealParts extends SealedDeal {
  /** The list of seals is complete: nobody seals any more, and whoever did may open. */
  readonly listed: boolean;
}

/** The seals of a game so far. The last deal has not been dealt. */
export interface Sealing {
  /** Hex. Nobody but the server knows the secret before the game is over. */
  readonly server: { readonly secret: string; readonly seal: string } | null;
  readonly deals: readonly DealParts[];
}

const BYTE_VALUES = 256;
const NOBODY: readonly null[] = POSITIONS.map(() => null);
const NO_PARTS: DealParts = { listed: false, seals: NOBODY, openings: NOBODY };
/** People are shown the deal on the table and the one to come. */
const SHOWN_DEALS = 2;

export const UNSEALED: Sealing = { server: null, deals: [NO_PARTS] };

/** One step of the seals of a game. */
export type SealChange =
  | { readonly type: "secretSealed"; readonly secret: string; readonly seal: string }
  | { readonly type: "partSealed"; readonly position: Position; readonly seal: string }
  | { readonly type: "sealsListed" }
  | { readonly type: "partOpened"; readonly position: Position; readonly part: string };

export function sealingAfter(sealing: Sealing, change: SealChange): Sealing {
  switch (change.type) {
    case "secretSealed":
      return { ...sealing, server: { secret: change.secret, seal: change.seal } };
    case "partSealed":
      return nextDealIs(sealing, ({ seals }) => ({ seals: seals.with(change.position, change.seal) }));
    case "sealsListed":
      return nextDealIs(sealing, () => ({ listed: true }));
    case "partOpened":
      return nextDealIs(sealing, ({ openings }) => ({
        openings: openings.with(change.position, change.part),
      }));
  }
}

function nextDealIs({ server, deals }: Sealing, changesOf: (deal: DealParts) => Partial<DealParts>): Sealing {
  const next = deals.at(-1) ?? NO_PARTS;
  return { server, deals: [...deals.slice(0, -1), { ...next, ...changesOf(next) }] };
}

/** After a deal the parts for the next one are collected. */
export function sealingAfterDeal({ server, deals }: Sealing): Sealing {
  return { server, deals: [...deals, NO_PARTS] };
}

/** The deal to come, and its number within the game, from 1. */
export function nextDeal({ deals }: Sealing): DealParts & { readonly number: number } {
  const { listed, seals, openings } = deals.at(-1) ?? NO_PARTS;
  return { listed, seals, openings, number: deals.length };
}

/** Which of these seats have sealed a part that they have not opened. */
export function unopenedBy({ seals, openings }: SealedDeal, seats: readonly Position[]): readonly Position[] {
  return seats.filter((seat) => (seals[seat] ?? null) !== null && (openings[seat] ?? null) === null);
}

export async function newSecret(hash: Hash, gameId: string, random: Random): Promise<SealChange> {
  const secret = Uint8Array.from({ length: SECRET_BYTES }, () => random.below(BYTE_VALUES));
  return {
    type: "secretSealed",
    secret: toHex(secret),
    seal: toHex(await sealSecret(hash, gameId, secret)),
  };
}

/** Whether this is what the seat sealed for the deal to come. */
export async function fitsItsSeal(
  hash: Hash,
  { gameId, sealing }: { readonly gameId: string; readonly sealing: Sealing },
  { position, part }: { readonly position: Position; readonly part: string },
): Promise<boolean> {
  const { number, seals } = nextDeal(sealing);
  const bytes = fromHex(part);
  if (bytes === null) return false;
  const seal = await sealPart(hash, { gameId, hand: number }, { seat: position, part: bytes });
  return toHex(seal) === seals[position];
}

/**
 * The chance that the secret and the opened parts give for the deal to come. Where cards find the first dealer, their
 * deck is the one of hand 0 with the parts of the first deal.
 */
export async function sealedChance(
  hash: Hash,
  { gameId, sealing }: { readonly gameId: string; readonly sealing: Sealing },
): Promise<Chance> {
  const { number, openings } = nextDeal(sealing);
  const secret = fromHex(sealing.server?.secret ?? "");
  if (secret === null || secret.length === 0)
    throw new Error("A deal was asked for before the secret was sealed");
  const opened = openedParts(openings);
  const keyOf = (hand: number) => dealKey(hash, { gameId, hand }, { secret, opened });
  const key = await keyOf(number);
  const [deck, dealer] = [await deckOf(hash, key), await firstDealerOf(hash, key)];
  const finder = number === 1 ? await deckOf(hash, await keyOf(0)) : deck;
  return { deck: (hand) => (hand === 0 ? finder : deck), below: (count) => dealer % count };
}

function openedParts(openings: SealedDeal["openings"]): readonly SeatPart[] {
  return POSITIONS.flatMap((seat) => {
    const part = fromHex(openings[seat] ?? "");
    return part === null || part.length === 0 ? [] : [{ seat, part }];
  });
}

/** The seals of the game on the table or, in the lobby, those of the game before. */
export function sealsOf({
  stage,
  game,
  lastSeals,
}: Pick<TableState, "stage" | "game" | "lastSeals">): Seals | null {
  if (game === null) return lastSeals;
  if (game.sealing === null) return null;
  return shownSeals(game.gameId, game.sealing, game.play.isOver || stage !== "playing");
}

/**
 * What everybody at the table may see. Seals are shown when their list is complete, parts once they are dealt with,
 * and the secret when nothing can be dealt with it any more.
 */
function shownSeals(gameId: string, { server, deals }: Sealing, isOpen: boolean): Seals | null {
  if (server === null) return null;
  const first = Math.max(0, deals.length - SHOWN_DEALS);
  return {
    gameId,
    seal: server.seal,
    secret: isOpen ? server.secret : null,
    deals: deals.slice(first).map(({ listed, seals, openings }, index) => ({
      number: first + index + 1,
      listed,
      seals: listed ? seals : NOBODY,
      openings: first + index + 1 < deals.length ? openings : NOBODY,
    })),
  };
}

/** What a finished game leaves in its record: the deals that were dealt. */
export function gameSeals(gameId: string, { server, deals }: Sealing): GameSeals | undefined {
  if (server === null) return undefined;
  const { seal, secret } = server;
  const dealt = deals.slice(0, -1).map(({ seals, openings }) => ({ seals, openings }));
  return { scheme: "bef1", gameId, seal, secret, deals: dealt };
}

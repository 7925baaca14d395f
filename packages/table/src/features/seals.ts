import { AT_ONCE, exactly } from "@buck/authority";
import { LARGEST_TABLE } from "@buck/engine";
import type { Chance, Position } from "@buck/engine";
import type { Seals, SharedUpdate, TableErrorCode } from "@buck/protocol";
import {
  dealKey,
  deckOf,
  firstDealerOf,
  fromHex,
  sealPart,
  sealSecret,
  SECRET_BYTES,
  toHex,
} from "@buck/records";
import type { GameSeals, Hash, SealedDeal, SeatPart } from "@buck/records";
import { gameGoingOn, paceOf } from "../clock/timers.ts";
import type { TableTimer } from "../clock/timers.ts";
import type { Ports } from "../ports.ts";
import type { EntryDraft } from "../state/entry.ts";
import { isPresent, noParts, peopleOf, present, withGame } from "../state/state.ts";
import type { DealParts, Person, RunningGame, Sealing, TableState } from "../state/state.ts";
import { grant, refusal, unless } from "./feature.ts";
import type { ChangeOf, CommandOf, Feature, Request, Ruling } from "./feature.ts";

/** Deals that nobody can have chosen: everybody seals a part of the chance before it is opened. */
export const seals = {
  rule: { sealPart: bringSeal, openPart: bringPart },
  reduce: {
    secretSealed: (state, { secret, seal }) =>
      resealed(state, (sealing) => ({ ...sealing, server: { secret, seal } })),
    partSealed: (state, { position, seal }) =>
      nextDealIs(state, ({ seals }) => ({ seals: seals.with(position, seal) })),
    sealsListed: (state) => nextDealIs(state, () => ({ listed: true })),
    partOpened: (state, { position, part }) =>
      nextDealIs(state, ({ openings }) => ({ openings: openings.with(position, part) })),
  },
  follow: {
    gameStarted: (state, { sealed }) => ({
      ...withGame(state, {
        sealing: sealed === true ? { server: null, deals: [noParts(state.seats)] } : null,
      }),
      lastSeals: null,
    }),
    gameActed: dealt,
    backToLobby: (state, _, { before }) => ({ ...state, lastSeals: sealsOf({ ...before, stage: "lobby" }) }),
  },
  timers: secretAndLists,
  shown: { frame: (state, { role }) => ({ seals: role === "visitor" ? null : sealsOf(state) }) },
} satisfies Feature;

/** A seat seals once for each deal: what it has sealed cannot be exchanged. */
function bringSeal(request: Request, { gameId, deal, seal }: CommandOf<"sealPart">): Ruling {
  const { person } = request;
  if (person === null) return refusal("NOT_SEATED");
  const { position } = person;
  return unless(notAwaited(request, { gameId, deal, position, step: "seal" }), () =>
    grant({ changes: [{ type: "partSealed", position, seal }], mayComplete: true }),
  );
}

/** Only after the list of seals was shown, and only what stands in it. Hashing takes a moment. */
async function bringPart(request: Request, { gameId, deal, part }: CommandOf<"openPart">): Promise<Ruling> {
  const { person, state, hash } = request;
  if (person === null) return refusal("NOT_SEATED");
  const { position } = person;
  const reason = notAwaited(request, { gameId, deal, position, step: "open" });
  if (reason !== null) return refusal(reason);
  const fits =
    state.game !== null && hash !== undefined && (await fitsItsSeal(hash, state.game, { position, part }));
  return fits ? grant({ changes: [{ type: "partOpened", position, part }] }) : refusal("WRONG_PART");
}

interface Awaited extends Pick<Person, "position"> {
  readonly gameId: string;
  readonly deal: number;
  readonly step: "seal" | "open";
}

function notAwaited({ state }: Request, { gameId, deal, position, step }: Awaited): TableErrorCode | null {
  const { game } = state;
  const sealing = game?.sealing ?? null;
  if (sealing === null || sealing.server === null) return "NO_SEALS";
  if (game?.gameId !== gameId || game.play.isOver) return "NO_SEALS";
  const { number, listed, seals, openings } = nextDeal(sealing);
  if (number !== deal || listed !== (step === "open")) return "NO_SEALS";
  // The first deal comes from the same parts as the lot that has drawn its dealer.
  if (number === 1 && game.actions.some(({ type }) => type === "CHOOSE_DEALER")) return "NO_SEALS";
  const hasSealed = (seals[position] ?? null) !== null;
  const isAwaited = step === "seal" ? !hasSealed : hasSealed && (openings[position] ?? null) === null;
  return isAwaited ? null : "NO_SEALS";
}

/** Whether this is what the seat sealed for the deal to come. */
async function fitsItsSeal(
  hash: Hash,
  { gameId, sealing }: Pick<RunningGame, "gameId" | "sealing">,
  { position, part }: { readonly position: Position; readonly part: string },
): Promise<boolean> {
  const bytes = fromHex(part);
  if (sealing === null || bytes === null) return false;
  const { number, seals } = nextDeal(sealing);
  const seal = await sealPart(hash, { gameId, hand: number }, { seat: position, part: bytes });
  return toHex(seal) === seals[position];
}

/** After a deal the parts for the next one are collected. */
function dealt(state: TableState, { action }: ChangeOf<"gameActed">): TableState {
  if (action.type !== "DEAL" || state.game === null || state.game.sealing === null) return state;
  return resealed(state, ({ server, deals }) => ({ server, deals: [...deals, noParts(state.seats)] }));
}

function resealed(state: TableState, next: (sealing: Sealing) => Sealing): TableState {
  const sealing = state.game?.sealing ?? null;
  if (sealing === null) throw new Error("The log has a seal without a sealed game");
  return withGame(state, { sealing: next(sealing) });
}

function nextDealIs(state: TableState, changesOf: (deal: DealParts) => Partial<DealParts>): TableState {
  return resealed(state, ({ server, deals }) => {
    const next = deals.at(-1) ?? noParts(state.seats);
    return { server, deals: [...deals.slice(0, -1), { ...next, ...changesOf(next) }] };
  });
}

/** The deal to come, and its number within the game, from 1. */
function nextDeal({ deals }: Sealing): DealParts & { readonly number: number } {
  const { listed, seals, openings } = deals.at(-1) ?? noParts([]);
  return { listed, seals, openings, number: deals.length };
}

/** The server's secret is sealed first. Then each list of seals waits for everybody here, but not for long. */
function secretAndLists(state: TableState, here: readonly Position[]): readonly TableTimer[] {
  const game = gameGoingOn(state);
  if (game === null || game.sealing === null) return [];
  const { sealing, gameId } = game;
  if (sealing.server === null) {
    return [{ kind: "entry", key: `secret:${gameId}`, span: AT_ONCE, write: sealedSecret }];
  }
  const { listed, seals, number } = nextDeal(sealing);
  if (listed) return [];
  const isComplete = peopleOf(state).every(
    (person) => !isPresent(person, here) || (seals[person.position] ?? null) !== null,
  );
  const key = `seals:${gameId}:${number}:${isComplete ? "all" : "some"}`;
  const span = isComplete ? AT_ONCE : exactly(paceOf(state.settings).parts);
  return [{ kind: "entry", key, span, write: () => ({ changes: LISTED, news: [] }), certain: LISTED }];
}

const LISTED = [{ type: "sealsListed" }] as const;
const BYTE_VALUES = 256;

async function sealedSecret({ game }: TableState, { hash, random }: Ports): Promise<EntryDraft> {
  if (game === null || hash === undefined) throw new Error("A secret was asked for without a sealed game");
  const bytes = Uint8Array.from({ length: SECRET_BYTES }, () => random.below(BYTE_VALUES));
  const seal = toHex(await sealSecret(hash, game.gameId, bytes));
  return { changes: [{ type: "secretSealed", secret: toHex(bytes), seal }], news: [] };
}

/** Whether a deal has to wait for its list of seals, or for what people who are here have sealed. */
export function waitsForParts(state: TableState, here: readonly Position[]): "list" | "openings" | null {
  const sealing = state.game?.sealing ?? null;
  if (sealing === null) return null;
  const { listed, seals, openings } = nextDeal(sealing);
  if (!listed) return "list";
  const isAwaited = (seat: Position) => (seals[seat] ?? null) !== null && (openings[seat] ?? null) === null;
  return present(state, here).some(isAwaited) ? "openings" : null;
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
  const players = openings.length;
  const key = await keyOf(number);
  const [deck, dealer] = [await deckOf(hash, key, players), await firstDealerOf(hash, key, players)];
  const finder = number === 1 ? await deckOf(hash, await keyOf(0), players) : deck;
  return { deck: (hand) => (hand === 0 ? finder : deck), below: (count) => dealer % count };
}

function openedParts(openings: SealedDeal["openings"]): readonly SeatPart[] {
  return LARGEST_TABLE.flatMap((seat) => {
    const part = fromHex(openings[seat] ?? "");
    return part === null || part.length === 0 ? [] : [{ seat, part }];
  });
}

/** People are shown the deal on the table and the one to come. */
const SHOWN_DEALS = 2;

/** The seals of the game on the table or, in the lobby, those of the game before. */
function sealsOf({ stage, game, lastSeals }: Pick<TableState, "stage" | "game" | "lastSeals">): Seals | null {
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
      seals: listed ? seals : noParts(seals).seals,
      openings: first + index + 1 < deals.length ? openings : noParts(openings).openings,
    })),
  };
}

/** The seals as an update shows them, when they have changed. */
export function sealNews(before: TableState, after: TableState): Pick<SharedUpdate, "seals" | "secret"> {
  const [was, is] = [sealsOf(before), sealsOf(after)];
  if (isSame(was, is)) return {};
  const isOpened = was !== null && is !== null && is.secret !== null;
  return isOpened && isSame({ ...was, secret: is.secret }, is) ? { secret: is.secret } : { seals: is };
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** What a finished game leaves in its record: the deals that were dealt. */
export function gameSeals(gameId: string, { server, deals }: Sealing): GameSeals | undefined {
  if (server === null) return undefined;
  const { seal, secret } = server;
  const dealt = deals.slice(0, -1).map(({ seals, openings }) => ({ seals, openings }));
  return { scheme: "bef1", gameId, seal, secret, deals: dealt };
}

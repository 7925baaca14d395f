import { type Code, type ConnectError, parseCode, type TableLink } from "@buck/protocol";
import type { FinishedGame, PublicFacts } from "@buck/table";
import { english, listNames } from "@buck/words";
import type { Request } from "express";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import type { Limits } from "../limits/rateLimits.ts";
import { finalSides, GAME_TITLES, wonBy } from "../pictures/gameResult.ts";
import { NewestKept } from "../process/newestKept.ts";
import type { Lookups } from "../tables/lookUp.ts";
import type { LinkPreview } from "./page.ts";

/** A link is asked for by many at once, and then rarely. */
const MOST_KEPT = 100;

/** What a link to a game says when no game is found there. */
export const UNKNOWN_GAME: LinkPreview = {
  title: "A game of Buck Euchre, card by card",
  description: "Open the link to step through a finished game.",
};

/** Who won, and by how much. */
export function gamePreview(game: FinishedGame): LinkPreview {
  const sides = finalSides(game);
  if (sides.length === 0) return UNKNOWN_GAME;
  const scores = sides.map(({ names, score }) => `${listNames(english, names)} ${score}`).join(", ");
  return {
    title: wonBy(sides, `a game of ${GAME_TITLES[game.game]}`),
    description: `${scores}. Step through it card by card.`,
    picture: { path: `/api/games/${game.gameId}/picture.png`, alt: `The standings: ${scores}` },
  };
}

/** Previews of finished games: a whole game is replayed for each, so the newest are kept. */
export class GamePreviews {
  readonly #kept = new NewestKept<LinkPreview>(MOST_KEPT);

  of(game: FinishedGame): LinkPreview {
    const kept = this.#kept.get(game.gameId);
    if (kept !== undefined) return kept;
    const made = gamePreview(game);
    this.#kept.set(game.gameId, made);
    return made;
  }

  forget(gameId: string): void {
    this.#kept.forget(gameId);
  }
}

export interface TablePreviewOptions {
  readonly lookups: Lookups;
  readonly limits: Limits;
  readonly keyOf: RateLimitKeyOf;
}

/** A link to a table as it is written in an address. */
export interface WrittenLink {
  readonly as: TableLink["as"];
  readonly written: string;
}

const UNKNOWN: Readonly<Record<TableLink["as"], LinkPreview>> = {
  player: {
    title: "A seat at our Buck Euchre table",
    description: "You are invited: open the link to play.",
  },
  watcher: { title: "Watch a Buck Euchre table", description: "Open the link to watch a game of cards." },
};

/**
 * What a link to a table says where it is shown. A wrong code costs as much as one that a socket brings, and the socket
 * that the page opens with it costs nothing more.
 */
export async function tablePreview(
  request: Request,
  { as, written }: WrittenLink,
  { lookups, limits, keyOf }: TablePreviewOptions,
): Promise<LinkPreview> {
  const key = keyOf(request);
  const code = parseCode(written);
  if (code === null || !limits.mayConnect(key)) return UNKNOWN[as];
  const caller = { rateLimitKey: key, tokenHash: null, isPaid: false };
  const opened = await lookups.find(code, caller);
  if (!opened.ok && opened.error === "NO_SUCH_TABLE") limits.keepPaidLookup(key, code);
  const facts = opened.ok ? opened.table.publicFacts() : await storedFacts(code, opened.error, lookups);
  return facts === null ? UNKNOWN[as] : previewOf(facts, as);
}

/** A table of another server is described as it is stored. */
async function storedFacts(code: Code, error: ConnectError, lookups: Lookups): Promise<PublicFacts | null> {
  return error === "ELSEWHERE" ? lookups.storedFacts(code) : null;
}

const GAMES = { buck: "Buck Euchre", euchre: "classic Euchre" } as const;
const NUMBERS = ["nobody", "one", "two", "three", "four", "five"];

/** The title and who waits there. */
export function previewOf(facts: PublicFacts, as: TableLink["as"]): LinkPreview {
  const game = GAMES[facts.game];
  const unnamed = as === "watcher" ? `Watch a ${game} table` : `A ${game} table`;
  const title = facts.title === "" ? unnamed : `${facts.title}: ${game}`;
  return { title, description: waiting(facts) };
}

function waiting({ names, emptySeats, stage }: PublicFacts): string {
  if (names.length === 0) return "Nobody is here yet.";
  const people = listed(names);
  const isOne = names.length === 1;
  if (stage === "playing") return `${people} ${isOne ? "is" : "are"} playing.`;
  if (emptySeats === 0) return `${people} ${isOne ? "is" : "are"} about to start.`;
  return `${people} ${isOne ? "is" : "are"} waiting for ${NUMBERS[emptySeats]} more.`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

import { parseCode, type TableLink } from "@buck/protocol";
import type { PublicFacts } from "@buck/table";
import type { Request } from "express";
import type { RateLimitKeyOf } from "../limits/clientAddress.ts";
import type { Limits } from "../limits/rateLimits.ts";
import { lookUp } from "../tables/lookUp.ts";
import type { Tables } from "../tables/tables.ts";
import type { LinkPreview } from "./page.ts";

export interface TablePreviewOptions {
  readonly tables: Tables;
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
    title: "A seat at a table of Buck Euchre",
    description: "You are invited: open the link to play.",
  },
  watcher: { title: "Watch a table of Buck Euchre", description: "Open the link to watch a game of cards." },
};

/**
 * What a link to a table says where it is shown. A wrong code costs as much as one that a socket brings, and the socket
 * that the page opens with it costs nothing more.
 */
export async function tablePreview(
  request: Request,
  { as, written }: WrittenLink,
  { tables, limits, keyOf }: TablePreviewOptions,
): Promise<LinkPreview> {
  const key = keyOf(request);
  const code = parseCode(written);
  if (code === null || !limits.mayConnect(key)) return UNKNOWN[as];
  const caller = { rateLimitKey: key, tokenHash: null, isPaid: false };
  const opened = await lookUp(code, caller, { tables, limits });
  if (!opened.ok && opened.error === "NO_SUCH_TABLE") limits.keepPaidLookup(key, code);
  const facts = opened.ok ? await opened.table.publicFacts() : null;
  return facts === null ? UNKNOWN[as] : previewOf(facts, as);
}

const GAMES = { buck: "Buck Euchre", euchre: "classic Euchre" } as const;
const NUMBERS = ["nobody", "one", "two", "three", "four"];

/** The title and who waits there. */
export function previewOf(facts: PublicFacts, as: TableLink["as"]): LinkPreview {
  const game = GAMES[facts.game];
  const unnamed = as === "watcher" ? `Watch a table of ${game}` : `A table of ${game}`;
  const title = facts.title === "" ? unnamed : `${facts.title}: ${game}`;
  return { title, description: waiting(facts) };
}

function waiting({ names, emptySeats, stage }: PublicFacts): string {
  if (names.length === 0) return "Nobody is here yet.";
  const people = listed(names);
  const isOne = names.length === 1;
  if (stage === "playing") return `${people} ${isOne ? "is" : "are"} playing.`;
  if (emptySeats === 0) return `${people} ${isOne ? "is" : "are"} about to start.`;
  return `${people} ${isOne ? "waits" : "wait"} for ${NUMBERS[emptySeats]} more.`;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

import type { CommandType } from "@buck/protocol";
import type { OwnSeat } from "@buck/table";
import { AddressBuckets, TokenBuckets, type Rate } from "./tokenBuckets.ts";

/** Bytes that may be stored in a day. */
export interface DiskBudgetOptions {
  readonly tableBytesPerDay: number;
  readonly addressBytesPerDay: number;
}

/** Who sends a command to a table. */
export interface Writer {
  readonly table: string;
  readonly rateLimitKey: string;
  /** Null for watchers and visitors. */
  readonly seat: OwnSeat | null;
}

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Old lines are deleted, so each room may say in an hour a tenth of what its table may store in a day. */
const TALK_PER_HOUR = 1 / 10;
/** Of what a table may store, each seat has an eighth, and so have all who have none: nobody can use up the others'. */
const SHARE = 1 / 8;
/** What keeps a table in order, whatever others have stored. */
const ALWAYS_FOR_HOSTS: readonly string[] = [
  "lock",
  "removePlayer",
  "start",
  "pause",
  "resume",
  "close",
] satisfies readonly CommandType[];
/** As many of these as a host needs when their own share is used up, too. */
const ORDERS: Rate = { burst: 60, perSecond: 1 / 60 };
/** A stored line has the name of its speaker beside its text, and its row: at most so many bytes. */
const LINE_BYTES = 1200;
const MOST_REMEMBERED = 50_000;

interface Payer {
  readonly rateLimitKey: string;
  readonly share: string;
}

/**
 * What the people of one table, and one address at all tables, may write. The person who made a table, or sent it the
 * last command, pays for its entries. Talk has a budget of its own: no amount of it stops the game.
 */
export class DiskBudget {
  readonly #shares: TokenBuckets;
  readonly #addresses: AddressBuckets;
  readonly #rooms: TokenBuckets;
  readonly #orders: TokenBuckets;
  readonly #payers = new Map<string, Payer>();

  constructor({ tableBytesPerDay, addressBytesPerDay }: DiskBudgetOptions, now?: () => number) {
    this.#shares = new TokenBuckets(rateOf(DAY_SECONDS, tableBytesPerDay * SHARE), now);
    this.#addresses = new AddressBuckets(rateOf(DAY_SECONDS, addressBytesPerDay), now);
    this.#rooms = new TokenBuckets(rateOf(HOUR_SECONDS, tableBytesPerDay * TALK_PER_HOUR), now);
    this.#orders = new TokenBuckets(ORDERS, now);
  }

  mayCreate(rateLimitKey: string): boolean {
    return this.#addresses.has(rateLimitKey);
  }

  /** From now on this address pays for what the table writes. */
  setPayer({ table, rateLimitKey, seat }: Writer): void {
    if (this.#payers.size >= MOST_REMEMBERED) this.#payers.clear();
    this.#payers.set(table, { rateLimitKey, share: shareOf(table, seat) });
  }

  /** Asked before a command; what it leads to is charged to this address. */
  mayWrite(writer: Writer, message: unknown): boolean {
    if (talkBytes(message) > 0) return this.#rooms.has(roomOf(writer));
    const { table, rateLimitKey, seat } = writer;
    this.setPayer(writer);
    if (this.#shares.has(shareOf(table, seat)) && this.#addresses.has(rateLimitKey)) return true;
    const type = commandOf(message)?.type;
    if (typeof type !== "string") return false;
    // A person who gets up has sat down before, and paid for that.
    if (type === "leave") return seat !== null;
    return seat?.isHost === true && ALWAYS_FOR_HOSTS.includes(type) && this.#orders.take(table);
  }

  /** Entries without talk. */
  charge(table: string, bytes: number): void {
    const payer = this.#payers.get(table);
    if (payer === undefined) return;
    this.#shares.charge(payer.share, bytes);
    this.#addresses.charge(payer.rateLimitKey, bytes);
  }

  /** Called when a command was granted: what was said is charged to its room, everything else costs nothing here. */
  chargeTalk(writer: Writer, message: unknown): void {
    const bytes = talkBytes(message);
    if (bytes > 0) this.#rooms.charge(roomOf(writer), bytes);
  }
}

function rateOf(seconds: number, bytes: number): Rate {
  return { burst: bytes, perSecond: bytes / seconds };
}

/** By seat, not by person: leaving and coming back with another token brings no new share. */
function shareOf(table: string, seat: OwnSeat | null): string {
  return `${table}/${seat?.position ?? "strangers"}`;
}

function roomOf({ table, seat }: Writer): string {
  return `${table}/${seat === null ? "watchers" : "players"}`;
}

/** What a line adds to the database; 0 for a message that is no talk. */
function talkBytes(message: unknown): number {
  const command = commandOf(message);
  if (command?.type !== "say" && command?.type !== "emote") return 0;
  const text = "text" in command ? command.text : "";
  return LINE_BYTES + (typeof text === "string" ? Buffer.byteLength(text) : 0);
}

/** Every command is looked at before it is checked. */
function commandOf(message: unknown): { readonly type: unknown } | null {
  const command = isObject(message) && "command" in message ? message.command : null;
  return isObject(command) && "type" in command ? command : null;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

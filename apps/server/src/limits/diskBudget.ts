import { TokenBuckets } from "./tokenBuckets.ts";

/** Bytes that may be stored in a day. */
export interface DiskBudgetOptions {
  readonly tableBytesPerDay: number;
  readonly addressBytesPerDay: number;
}

/** Who sends a command to a table. */
export interface Writer {
  readonly table: string;
  readonly rateLimitKey: string;
  /** Players and watchers have separate rooms to talk in. */
  readonly hasSeat: boolean;
}

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Old lines are deleted, so each room may say in an hour a tenth of what its table may store in a day. */
const TALK_PER_HOUR = 1 / 10;
/** A stored line has the name of its speaker beside its text, and its row: at most so many bytes. */
const LINE_BYTES = 1200;
const MOST_REMEMBERED = 50_000;

/**
 * What one table, and one address at all tables, may write. Whoever made a table, or sent it the last command,
 * pays for its entries. Talk has a budget of its own: however much is said, the game goes on.
 */
export class DiskBudget {
  readonly #tables: TokenBuckets;
  readonly #addresses: TokenBuckets;
  readonly #rooms: TokenBuckets;
  readonly #payers = new Map<string, string>();

  constructor({ tableBytesPerDay, addressBytesPerDay }: DiskBudgetOptions, now?: () => number) {
    const within = (seconds: number, bytes: number) =>
      new TokenBuckets({ burst: bytes, perSecond: bytes / seconds }, now);
    this.#tables = within(DAY_SECONDS, tableBytesPerDay);
    this.#addresses = within(DAY_SECONDS, addressBytesPerDay);
    this.#rooms = within(HOUR_SECONDS, tableBytesPerDay * TALK_PER_HOUR);
  }

  mayCreate(rateLimitKey: string): boolean {
    return this.#addresses.has(rateLimitKey);
  }

  /** From now on this address pays for what the table writes. */
  setPayer(table: string, rateLimitKey: string): void {
    if (this.#payers.size >= MOST_REMEMBERED) this.#payers.clear();
    this.#payers.set(table, rateLimitKey);
  }

  /** Asked before a command; what it leads to is charged to this address. */
  mayWrite(writer: Writer, message: unknown): boolean {
    if (talkBytes(message) > 0) return this.#rooms.has(roomOf(writer));
    const { table, rateLimitKey } = writer;
    this.setPayer(table, rateLimitKey);
    return this.#tables.has(table) && this.#addresses.has(rateLimitKey);
  }

  /** Entries without talk. */
  charge(table: string, bytes: number): void {
    this.#tables.charge(table, bytes);
    const payer = this.#payers.get(table);
    if (payer !== undefined) this.#addresses.charge(payer, bytes);
  }

  /** Called when a command was granted: what was said is charged to its room, everything else costs nothing here. */
  chargeTalk(writer: Writer, message: unknown): void {
    const bytes = talkBytes(message);
    if (bytes > 0) this.#rooms.charge(roomOf(writer), bytes);
  }
}

function roomOf({ table, hasSeat }: Writer): string {
  return `${table}/${hasSeat ? "players" : "watchers"}`;
}

/** What a line adds to the database; 0 for a message that is no talk. Every command is looked at, before it is checked. */
function talkBytes(message: unknown): number {
  const command = isObject(message) && "command" in message ? message.command : null;
  if (!isObject(command) || !("type" in command)) return 0;
  if (command.type !== "say" && command.type !== "emote") return 0;
  const text = "text" in command ? command.text : "";
  return LINE_BYTES + (typeof text === "string" ? Buffer.byteLength(text) : 0);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

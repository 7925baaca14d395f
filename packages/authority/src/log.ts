import type { Answer, Code } from "@buck/protocol";
import { KnownCommand, LogLost } from "./ports.ts";
import type { AnsweredCommand, AuthorityPorts, Clock, LogStore } from "./ports.ts";

/** Milliseconds before a store is used again that has failed. */
const STORE_RETRY = 1_000;

/** At most this many entries are replayed when an authority is opened. */
const SNAPSHOT_EVERY = 64;

interface EntryContent<Change, News> {
  readonly changes: readonly Change[];
  /** What people are told about it. It is not stored. */
  readonly news: readonly News[];
}

/** One entry of a log, stored whole or not at all. */
export interface Entry<Change, News> extends EntryContent<Change, News> {
  /** 1 for the first; it is also the version of the state once the entry is stored. */
  readonly seq: number;
  /** Wall time in milliseconds. */
  readonly at: number;
  /** `sender/commandId`, or `table/seq` for what was done without a command; unique within the log. */
  readonly commandId: string;
}

/** The types of one kind of authority. */
export interface Kind {
  readonly State: { readonly code: Code; readonly version: number };
  readonly Change: unknown;
  readonly News: unknown;
  /** An entry before it is numbered and stored. */
  readonly Draft: EntryContent<this["Change"], this["News"]>;
  /** What is kept in the same transaction as an entry. */
  readonly More: unknown;
}

export type EntryOf<K extends Kind> = Entry<K["Change"], K["News"]>;
export type StoreOf<K extends Kind> = LogStore<EntryOf<K>, K["More"]>;

/** What entries mean: pure, so that the same log always gives the same state. */
export interface Book<K extends Kind> {
  /** The state after one more entry; the draft is there where the entry is new. */
  reduce(state: K["State"], entry: EntryOf<K>, draft?: K["Draft"]): K["State"];
  /** What is kept with an entry that led from one state to the next; now and then with a snapshot. */
  more(before: K["State"], after: K["State"], withSnapshot: boolean): K["More"];
  /** The same state, in which nothing has just happened. */
  quiet(state: K["State"]): K["State"];
}

interface OpenedLog<K extends Kind> {
  readonly book: Book<K>;
  readonly ports: AuthorityPorts<StoreOf<K>>;
  /** As the newest snapshot gives it. */
  readonly start: K["State"];
  /** Those after it. */
  readonly entries: readonly EntryOf<K>[];
  readonly answered: readonly AnsweredCommand[];
}

/** How an entry comes about. */
interface Written<K extends Kind> {
  /** Undefined for what is done without a command. */
  readonly commandId: string | undefined;
  /** What follows at once from the state that an entry leads to, and is written with it. */
  readonly completing?: (state: K["State"]) => readonly K["Change"][];
}

/** An authority's state, always as its stored log gives it: an entry is stored first, then applied. */
export class EventLog<K extends Kind> {
  readonly #book: Book<K>;
  readonly #ports: AuthorityPorts<StoreOf<K>>;
  readonly #answers: AnswerCache;
  #state: K["State"];
  #failedUntil = 0;
  #isLost = false;
  #sinceSnapshot: number;

  constructor({ book, ports, start, entries, answered }: OpenedLog<K>) {
    this.#book = book;
    this.#ports = ports;
    this.#answers = new AnswerCache(ports.clock);
    this.#state = entries.reduce((state, entry) => book.reduce(state, entry), start);
    this.#sinceSnapshot = entries.length;
    for (const command of answered) this.#answers.store(command);
  }

  get state(): K["State"] {
    return this.#state;
  }

  /** Somebody else writes this log: nothing can be written here any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** On the monotonic clock: nothing is done without a command before this time. */
  get failedUntil(): number {
    return this.#failedUntil;
  }

  /** Stores one entry and applies it; null, and nothing has changed, when it cannot be stored. Throws LogLost and KnownCommand. */
  async write(draft: K["Draft"], { commandId, completing }: Written<K>): Promise<EntryOf<K> | null> {
    const { clock, store } = this.#ports;
    const seq = this.#state.version + 1;
    const { changes, news } = draft;
    const drafted: EntryOf<K> = {
      seq,
      at: clock.wallTime(),
      commandId: commandId ?? `table/${seq}`,
      changes,
      news,
    };
    const after = this.#book.reduce(this.#state, drafted, draft);
    const completed = completing?.(after) ?? [];
    const entry = completed.length === 0 ? drafted : { ...drafted, changes: [...changes, ...completed] };
    const next = entry === drafted ? after : this.#book.reduce(this.#state, entry);
    const isDue = this.#sinceSnapshot + 1 >= SNAPSHOT_EVERY;
    try {
      await store.append(this.#state.code, entry, this.#book.more(this.#state, next, isDue));
    } catch (error) {
      return this.#notStored(error);
    }
    this.#state = next;
    this.#sinceSnapshot = isDue ? 0 : this.#sinceSnapshot + 1;
    if (commandId !== undefined) this.#answers.store(entry);
    return entry;
  }

  #notStored(error: unknown): null {
    const isKnown = error instanceof KnownCommand;
    // An entry that has not been seen here yet is somebody else's.
    if (error instanceof LogLost || (isKnown && error.seq > this.#state.version)) {
      this.#isLost = true;
      throw isKnown ? new LogLost(error.message) : error;
    }
    if (isKnown) throw error;
    this.failed(error);
    return null;
  }

  failed(error: unknown): void {
    this.#failedUntil = this.#ports.clock.monotonic() + STORE_RETRY;
    this.#ports.onError?.(error);
  }

  /** The earlier answer to a command; null when the command is new. */
  answerTo(commandId: string): Answer | null {
    return this.#answers.find(commandId);
  }

  /** Forgets answers to commands that cannot come again, and what has just happened: everybody has been told. */
  tidy(): void {
    this.#answers.forgetOld();
    this.#state = this.#book.quiet(this.#state);
  }

  /** For answers that leave no entry. */
  keepAnswer(commandId: string, answer: Answer): Answer {
    this.#answers.keep(commandId, answer);
    return answer;
  }
}

/** Clients stop sending a command again after a minute, unless they sleep: then the store knows what was stored. */
const KEEP_MS = 3 * 60_000;
const MOST_KEPT = 2_000;

interface KeptAnswer {
  readonly answer: Answer;
  readonly at: number;
}

/** The answers to past commands. A repeated command gets its first answer and has no second effect. */
export class AnswerCache {
  readonly #clock: Clock;
  /** Oldest first. */
  readonly #kept = new Map<string, KeptAnswer>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#kept.size;
  }

  store({ commandId, seq }: AnsweredCommand): void {
    this.keep(commandId, { ok: true, version: seq });
  }

  keep(commandId: string, answer: Answer): void {
    this.#kept.set(commandId, { answer, at: this.#clock.monotonic() });
    this.forgetOld();
  }

  /** Forgets answers to commands that cannot come again, and those that are too many. */
  forgetOld(): void {
    const now = this.#clock.monotonic();
    for (const [oldest, { at }] of this.#kept) {
      if (now - at < KEEP_MS && this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
  }

  find(commandId: string): Answer | null {
    return this.#kept.get(commandId)?.answer ?? null;
  }
}

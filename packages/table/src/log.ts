import type { Position } from "@buck/engine";
import type { Answer, Code } from "@buck/protocol";
import { certainAtOnce } from "./clock/timers.ts";
import { finishedBetween } from "./features/evening.ts";
import { timersOf } from "./features/index.ts";
import { KnownCommand, TableLost } from "./ports.ts";
import type { AnsweredCommand, Clock, Ports, SavedTable } from "./ports.ts";
import { reduce } from "./reduce.ts";
import type { Entry, EntryDraft } from "./state/entry.ts";
import { snapshotOf, stateOf } from "./state/snapshot.ts";
import { unopened, withoutNews } from "./state/state.ts";
import type { TableState } from "./state/state.ts";

/** Milliseconds before the table uses a store again that has failed. */
const STORE_RETRY = 1_000;

/** At most this many entries are replayed when a table is opened. */
const SNAPSHOT_EVERY = 64;

/** How an entry comes about. */
interface Written {
  /** Undefined for what the table does by itself. */
  readonly commandId: string | undefined;
  /** Positions of the people who are connected. */
  readonly here: readonly Position[];
}

/** The table's state, always as its stored log gives it: an entry is stored first, then applied. */
export class EventLog {
  readonly #ports: Ports;
  readonly #answers: AnswerCache;
  #state: TableState;
  #failedUntil = 0;
  #isLost = false;
  #sinceSnapshot: number;

  constructor({ code, saved, ports }: { code: Code; saved: SavedTable; ports: Ports }) {
    this.#ports = ports;
    this.#answers = new AnswerCache(ports.clock);
    const { snapshot, entries } = saved;
    const start = snapshot === null ? unopened(code) : stateOf(snapshot);
    this.#state = entries.reduce((state, entry) => reduce(state, entry), start);
    this.#sinceSnapshot = entries.length;
    for (const command of saved.answered) this.#answers.store(command);
  }

  get state(): TableState {
    return this.#state;
  }

  /** Somebody else writes this log: nothing can be written here any more. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** On the monotonic clock: the table does nothing by itself before this time. */
  get failedUntil(): number {
    return this.#failedUntil;
  }

  /** Stores one entry and applies it; null, and nothing has changed, when it cannot be stored. Throws TableLost and KnownCommand. */
  async write(
    { changes, news, nextPlay, mayComplete }: EntryDraft,
    { commandId, here }: Written,
  ): Promise<Entry | null> {
    const { clock, store } = this.#ports;
    const seq = this.#state.version + 1;
    const draft: Entry = {
      seq,
      at: clock.wallTime(),
      commandId: commandId ?? `table/${seq}`,
      changes,
      news,
    };
    const drafted = reduce(this.#state, draft, nextPlay);
    const completed = mayComplete === true ? certainAtOnce(timersOf(drafted, here)) : [];
    const entry = completed.length === 0 ? draft : { ...draft, changes: [...changes, ...completed] };
    const next = entry === draft ? drafted : reduce(this.#state, entry);
    const isDue = this.#sinceSnapshot + 1 >= SNAPSHOT_EVERY;
    try {
      await store.append(this.#state.code, entry, {
        finished: finishedBetween(this.#state, next),
        snapshot: isDue ? snapshotOf(next) : undefined,
      });
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
    // An entry that this table has not seen yet is somebody else's.
    if (error instanceof TableLost || (isKnown && error.seq > this.#state.version)) {
      this.#isLost = true;
      throw isKnown ? new TableLost(error.message) : error;
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
    this.#state = withoutNews(this.#state);
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
